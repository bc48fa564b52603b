import { ActionPage } from '../parts/action-page.js';
import { reasonOf } from '../parts/dispute.js';
import type { WithdrawPageProps } from '../props.js';
import { english as words } from '../words/english.js';

const { dispute: texts } = words;

/** Asks a side to confirm its withdrawal, and explains that the clock will run on. */
export function WithdrawPage({ mode, shop, side, dispute, links, email, checkedUntil }: WithdrawPageProps) {
  const { withdraw } = texts;
  return (
    <ActionPage title={withdraw.title} page={{ mode, links, email, shop }} back={texts[side].back}>
      <p>
        <strong>{reasonOf(dispute, side)}</strong>
      </p>
      {checkedUntil && <p class="notice">{withdraw.clock[side](checkedUntil.words)}</p>}
      <p>{withdraw.about[side]}</p>
      <form method="post" action={links.withdraw}>
        <input type="hidden" name="dispute" value={dispute.id} />
        <button type="submit">{withdraw.button}</button>
      </form>
    </ActionPage>
  );
}
