import type { OperatorView } from '../operator-view.js';
import { Document } from '../parts/document.js';
import { Fact } from '../parts/fields.js';
import { Operator } from '../parts/operator.js';
import { useWords } from '../parts/words.js';
import type { ReceiptPageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';
import type { CheckoutPageView, Payment } from '../view.js';

/** A receipt that fits on one printed page. */
export function ReceiptPage({ view, links, email, intention, mailed }: ReceiptPageProps) {
  const words = useWords();
  const { receipt: texts } = words;
  return (
    <Document
      title={`${texts.title} ${view.receiptNumber}`}
      mode={view.mode}
      shop={shopOfOrder(view)}
      signedIn={{ email, signOut: links.signOut }}
    >
      <h1>{texts.title}</h1>
      {mailed && (
        <p class="notice unprinted" role="status">
          {texts.mailed[mailed]}
        </p>
      )}
      {view.paidAt ? (
        <>
          <Paid view={view} email={email} />
          <p class="soft unprinted">{words.actions.print}</p>
          <form class="unprinted" method="post" action={links.receipt}>
            <input type="hidden" name="intention" value={intention} />
            <button type="submit" class="plain">
              {texts.mail}
            </button>
          </form>
        </>
      ) : (
        <p>{texts.notPaid}</p>
      )}
      <p class="unprinted">
        <a href={links.page}>{words.actions.toCheckoutPage}</a>
      </p>
    </Document>
  );
}

function Paid({ view, email }: { view: CheckoutPageView; email: string }) {
  const words = useWords();
  const { receipt: texts } = words;
  const { title } = words.states[view.state](view);
  const paidAt = view.payments.at(-1)?.at ?? view.paidAt;
  return (
    <section aria-label={texts.title}>
      <p class="amount">{view.amount.naira}</p>
      <dl>
        <Fact name={texts.number}>{view.receiptNumber}</Fact>
        <Fact name={texts.issuer}>
          <Operator.Consumer>
            {(operator: OperatorView) => texts.issuedBy(operator) || words.service}
          </Operator.Consumer>
        </Fact>
        <Fact name={texts.paid}>{paidAt?.words}</Fact>
        <Fact name={texts.method}>{texts.transfer}</Fact>
        <Fact name={texts.email}>{email}</Fact>
        <Fact name={texts.to}>{view.merchant}</Fact>
        <Fact name={words.order.reference}>{view.reference}</Fact>
        {view.seller !== view.merchant && <Fact name={words.order.seller}>{view.seller}</Fact>}
        <Fact name={words.order.what}>{view.description}</Fact>
        <Fact name={texts.status}>{title}</Fact>
      </dl>
      <h2>{texts.payments}</h2>
      <ul class="payouts">
        {view.payments.map((payment) => (
          <PaymentLine {...payment} />
        ))}
      </ul>
    </section>
  );
}

function PaymentLine({ amount, at, payerName, transferId }: Payment) {
  const { receipt: texts } = useWords();
  return (
    <li>
      <strong>{amount.naira}</strong> {payerName && texts.from(payerName)}
      <span class="soft">
        {at.words} · {texts.transferId(transferId)}
      </span>
    </li>
  );
}
