import { ActionPage } from '../parts/action-page.js';
import { describedBy, Problem } from '../parts/fields.js';
import { useWords } from '../parts/words.js';
import type { EnterCodePageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';
import type { Words } from '../words/language.js';

/** The form in which the seller enters the code that the buyer has said. */
export function EnterCodePage({ view, links, email, problem }: EnterCodePageProps) {
  const words = useWords();
  const { toSellerPage } = words.sellerPage;
  const { seller } = words.releaseCode;
  return (
    <ActionPage
      title={seller.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
    >
      <p>{seller.about(view.held.naira)}</p>
      <form method="post" action={links.releaseCode}>
        <label for="digits">{seller.label}</label>
        <Problem id="digits-problem">{problem && problemWords(problem, seller)}</Problem>
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

/** Half of the attempts are for a first code, half for a second. */
const attemptsPerCode = 5;

function problemWords(
  problem: NonNullable<EnterCodePageProps['problem']>,
  seller: Words['releaseCode']['seller'],
): string {
  return problem === 'form' ? seller.form : seller.wrong(problem.attemptsLeft % attemptsPerCode);
}
