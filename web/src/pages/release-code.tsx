import { ActionPage } from '../parts/action-page.js';
import { useWords } from '../parts/words.js';
import type { ReleaseCodePageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';

/** Shows the buyer's release code, behind one more tap, so that nobody reads it over a shoulder. */
export function ReleaseCodePage({ view, amount, code, links, email }: ReleaseCodePageProps) {
  const words = useWords();
  const { toCheckoutPage } = words.actions;
  const { buyer } = words.releaseCode;
  return (
    <ActionPage
      title={buyer.title}
      page={{ mode: view.mode, links, email, shop: shopOfOrder(view) }}
      back={toCheckoutPage}
    >
      <p>{buyer.about(amount.naira, view.seller)}</p>
      <details>
        <summary>{buyer.show}</summary>
        <p>{buyer.code}</p>
        <p class="amount">
          <span id="release-code">{code.replace(/(?=...$)/, ' ')}</span>
        </p>
        <p>{buyer.reload}</p>
      </details>
      <p class="soft">{buyer.never}</p>
    </ActionPage>
  );
}
