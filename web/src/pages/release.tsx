import { Document } from '../parts/document.js';
import type { ReleasePageProps } from '../props.js';
import { english as words } from '../words/english.js';

/** Asks the buyer to confirm the amount that goes to the seller. */
export function ReleasePage({ view, amount, links, email, isChanged }: ReleasePageProps) {
  return (
    <Document title={words.release.title} mode={view.mode} signedIn={{ email, signOut: links.signOut }}>
      <h1>{words.release.title}</h1>
      {isChanged && <p class="notice">{words.release.changed}</p>}
      <p>{words.release.about(amount.naira, view.seller)}</p>
      <form method="post" action={links.release}>
        <input type="hidden" name="amount" value={amount.kobo} />
        <button type="submit">{words.release.button(amount.naira)}</button>
      </form>
      <p class="way">
        <a href={links.page}>{words.actions.toCheckoutPage}</a>
      </p>
    </Document>
  );
}
