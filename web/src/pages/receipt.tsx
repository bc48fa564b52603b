import { Document } from '../parts/document.js';
import { Fact } from '../parts/fields.js';
import type { ReceiptPageProps } from '../props.js';
import { english as words } from '../words/english.js';

/** A receipt that fits on one printed page. */
export function ReceiptPage({ view, links, email, intention, mailed }: ReceiptPageProps) {
  const { title } = words.states[view.state](view);
  return (
    <Document title={words.receipt.title} mode={view.mode} signedIn={{ email, signOut: links.signOut }}>
      <h1>{words.receipt.title}</h1>
      {mailed && (
        <p class="notice unprinted" role="status">
          {words.receipt.mailed[mailed]}
        </p>
      )}
      {view.paidAt ? (
        <>
          <p class="amount">{view.amount.naira}</p>
          <dl>
            <Fact name={words.receipt.number}>{view.reference}</Fact>
            <Fact name={words.receipt.paid}>{view.paidAt.words}</Fact>
            <Fact name={words.receipt.email}>{email}</Fact>
            <Fact name={words.receipt.to}>{view.merchant}</Fact>
            {view.seller !== view.merchant && <Fact name={words.order.seller}>{view.seller}</Fact>}
            <Fact name={words.order.what}>{view.description}</Fact>
            <Fact name={words.receipt.status}>{title}</Fact>
          </dl>
          <p class="soft unprinted">{words.actions.print}</p>
          <form class="unprinted" method="post" action={links.receipt}>
            <input type="hidden" name="intention" value={intention} />
            <button type="submit" class="plain">
              {words.receipt.mail}
            </button>
          </form>
        </>
      ) : (
        <p>{words.receipt.notPaid}</p>
      )}
      <p class="unprinted">
        <a href={links.page}>{words.actions.toCheckoutPage}</a>
      </p>
    </Document>
  );
}
