import { ActionPage } from '../parts/action-page.js';
import { useWords } from '../parts/words.js';
import type { ConcedePageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';

/** Asks the seller to confirm the amount that goes back to the buyer. */
export function ConcedePage({ view, amount, links, email, isChanged }: ConcedePageProps) {
  const words = useWords();
  const { concede } = words.dispute;
  const { toSellerPage } = words.sellerPage;
  return (
    <ActionPage
      title={concede.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
    >
      {isChanged && <p class="notice">{words.release.changed}</p>}
      <p>{concede.about(amount.naira)}</p>
      <form method="post" action={links.concede}>
        <input type="hidden" name="dispute" value={view.dispute?.id} />
        <input type="hidden" name="amount" value={amount.kobo} />
        <button type="submit" class="danger">
          {concede.button(amount.naira)}
        </button>
      </form>
    </ActionPage>
  );
}
