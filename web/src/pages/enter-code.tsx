import { ActionPage } from '../parts/action-page.js';
import { describedBy, Problem } from '../parts/fields.js';
import type { EnterCodePageProps } from '../seller-props.js';
import { english as words } from '../words/english.js';

const { seller } = words.releaseCode;

/** The form in which the seller enters the code that the buyer has said. */
export function EnterCodePage({ view, links, email, problem }: EnterCodePageProps) {
  const { toSellerPage } = words.sellerPage;
  return (
    <ActionPage title={seller.title} page={{ mode: view.mode, links, email }} back={toSellerPage}>
      <p>{seller.about(view.held.naira)}</p>
      <form method="post" action={links.releaseCode}>
        <label for="digits">{seller.label}</label>
        <Problem id="digits-problem">{problem && problemWords(problem)}</Problem>
        <input
          id="digits"
          name="digits"
          inputMode="numeric"
          autocomplete="off"
          maxLength={11}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={describedBy(problem && 'digits-problem')}
        />
        <button type="submit">{seller.button}</button>
      </form>
    </ActionPage>
  );
}

function problemWords(problem: NonNullable<EnterCodePageProps['problem']>): string {
  return problem === 'form' ? seller.form : seller.wrong(problem.attemptsLeft);
}
