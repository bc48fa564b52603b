import type { OperatorView } from '../operator-view.js';
import { Document } from '../parts/document.js';
import { Fact } from '../parts/fields.js';
import { Operator } from '../parts/operator.js';
import { useWords } from '../parts/words.js';
import type { ReceiptPageProps } from '../props.js';
import { shopOfOrder } from '../shop.js';
import type { CheckoutPageView, Payment } from '../view.js';

/** A receipt to print and file: on paper it is all that the page shows. */
export function ReceiptPage({ view, links, email, intention, mailed }: ReceiptPageProps) {
  const words = useWords();
  const { receipt: texts } = words;
  return (
    <Document
      title={`${texts.title} ${view.receiptNumber}`}
      mode={view.mode}
      shop={shopOfOrder(view)}
      signedIn={{ email, signOut: links.signOut }}
      isPaper
    >
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
        <>
          <h1>{texts.title}</h1>
          <p>{texts.notPaid}</p>
        </>
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
    <section class="receipt" aria-label={texts.title}>
      <Operator.Consumer>{(operator: OperatorView) => <Issuer operator={operator} />}</Operator.Consumer>
      <h1>{texts.title}</h1>
      <dl>
        <Fact name={texts.number}>{view.receiptNumber}</Fact>
        <Fact name={texts.paid}>{paidAt && words.asSentence(paidAt.words)}</Fact>
        <Fact name={texts.email}>{email}</Fact>
        <Fact name={texts.to}>{view.merchant}</Fact>
        {view.seller !== view.merchant && <Fact name={words.order.seller}>{view.seller}</Fact>}
        <Fact name={words.order.reference}>{view.reference}</Fact>
        <Fact name={words.order.what}>{view.description}</Fact>
        <Fact name={texts.method}>{texts.transfer}</Fact>
        <Fact name={texts.status}>{title}</Fact>
        <Fact name={texts.total}>
          <strong>{view.amount.naira}</strong>
        </Fact>
      </dl>
      <h2>{texts.payments}</h2>
      {view.payments.map((payment) => (
        <PaymentFacts {...payment} />
      ))}
      <p class="soft printed">{words.frame.footer.times}</p>
    </section>
  );
}

/** Who stands behind the receipt, and how to reach them. */
function Issuer({ operator }: { operator: OperatorView }) {
  const words = useWords();
  const { name, registration, licence, phone, email } = operator;
  const lines = [
    [registration, licence],
    [phone, email],
  ].map((parts) => parts.filter(Boolean).join(' · '));
  return (
    <address>
      <span class="soft">{words.receipt.issuer}</span>
      <strong>{name ?? words.service}</strong>
      {lines.map((line) => line !== '' && <span>{line}</span>)}
    </address>
  );
}

function PaymentFacts({ amount, at, payerName, payerBank, sessionId, transferId }: Payment) {
  const words = useWords();
  const { receipt: texts } = words;
  return (
    <dl>
      <Fact name={texts.amount}>{amount.naira}</Fact>
      <Fact name={texts.arrived}>{words.asSentence(at.words)}</Fact>
      <Fact name={texts.payer}>{payerName}</Fact>
      <Fact name={texts.bank}>{payerBank}</Fact>
      <Fact name={texts.sessionId}>{sessionId}</Fact>
      <Fact name={texts.transferId}>{transferId}</Fact>
    </dl>
  );
}
