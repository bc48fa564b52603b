import { ActionPage } from '../parts/action-page.js';
import { describedBy, Problem } from '../parts/fields.js';
import { useWords } from '../parts/words.js';
import type { DeclinePageProps } from '../seller-props.js';
import { shopOfSale } from '../shop.js';

/** Asks the seller to confirm that they decline, and explains what happens to the money. */
export function DeclinePage({ view, links, email, reason, isWrong }: DeclinePageProps) {
  const { decline, toSellerPage } = useWords().sellerPage;
  return (
    <ActionPage
      title={decline.title}
      page={{ mode: view.mode, links, email, shop: shopOfSale(view) }}
      back={toSellerPage}
    >
      <p>{decline.about}</p>
      <form method="post" action={links.decline}>
        <label for="reason">{decline.reason}</label>
        <span id="reason-hint" class="soft">
          {decline.hint}
        </span>
        <Problem id="reason-problem">{isWrong && decline.wrong}</Problem>
        <textarea
          id="reason"
          name="reason"
          rows={3}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy('reason-hint', isWrong && 'reason-problem')}
        >
          {reason}
        </textarea>
        <button type="submit" class="danger">
          {decline.button}
        </button>
      </form>
    </ActionPage>
  );
}
