import { ActionPage } from '../parts/action-page.js';
import { useWords } from '../parts/words.js';
import type { ReleasePageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';

/** Asks the buyer to confirm the amount that goes to the seller. */
export function ReleasePage({ view, amount, links, email, isChanged }: ReleasePageProps) {
  const words = useWords();
  const { toCheckoutPage } = words.actions;
  return (
    <ActionPage
      title={words.release.title}
      page={{ mode: view.mode, links, email, shop: shopOfOrder(view) }}
      back={toCheckoutPage}
    >
      {isChanged && <p class="notice">{words.release.changed}</p>}
      <p>{words.release.about(amount.naira, view.seller)}</p>
      <form method="post" action={links.release}>
        <input type="hidden" name="amount" value={amount.kobo} />
        <button type="submit" class="danger">
          {words.release.button(amount.naira)}
        </button>
      </form>
    </ActionPage>
  );
}
