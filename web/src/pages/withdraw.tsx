import { ActionPage } from '../parts/action-page.js';
import { reasonOf } from '../parts/dispute.js';
import { useWords } from '../parts/words.js';
import type { WithdrawPageProps } from '../props.js';

/** Asks a side to confirm its withdrawal, and explains that the clock will run on. */
export function WithdrawPage({ mode, shop, side, dispute, links, email, checkedUntil }: WithdrawPageProps) {
  const words = useWords();
  const { dispute: texts } = words;
  const { withdraw } = texts;
  return (
    <ActionPage title={withdraw.title} page={{ mode, links, email, shop }} back={texts[side].back}>
      <p>
        <strong>{reasonOf(dispute, side, words)}</strong>
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
