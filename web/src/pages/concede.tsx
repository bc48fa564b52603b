import { Document } from '../parts/document.js';
import type { ConcedePageProps } from '../seller-props.js';
import { english as words } from '../words/english.js';

const { concede } = words.dispute;

/** Asks the seller to confirm the amount that goes back to the buyer. */
export function ConcedePage({ view, amount, links, email, isChanged }: ConcedePageProps) {
  return (
    <Document title={concede.title} mode={view.mode} signedIn={{ email, signOut: links.signOut }}>
      <h1>{concede.title}</h1>
      {isChanged && <p class="notice">{words.release.changed}</p>}
      <p>{concede.about(amount.naira)}</p>
      <form method="post" action={links.concede}>
        <input type="hidden" name="dispute" value={view.dispute?.id} />
        <input type="hidden" name="amount" value={amount.kobo} />
        <button type="submit">{concede.button(amount.naira)}</button>
      </form>
      <p class="way">
        <a href={links.page}>{words.sellerPage.toSellerPage}</a>
      </p>
    </Document>
  );
}
