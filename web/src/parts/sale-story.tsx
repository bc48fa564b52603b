import type { SaleLinks, SalePayout, SaleView } from '../sale-view.js';
import { english as words } from '../words/english.js';
import { KnownAccount } from './account.js';
import { Fact, Section } from './fields.js';
import { StepList } from './steps.js';

const { sale } = words;

/** Shows what is sold, to whom and through which shop. */
export function SaleFacts({ view }: { view: SaleView }) {
  return (
    <Section name="sale" title={sale.sale.heading}>
      <dl>
        <Fact name={sale.sale.what}>{view.description}</Fact>
        <Fact name={sale.sale.price}>{view.amount.naira}</Fact>
        <Fact name={sale.sale.buyer}>{view.buyer}</Fact>
        <Fact name={sale.sale.shop}>{view.merchant}</Fact>
        <Fact name={sale.sale.reference}>{view.reference}</Fact>
      </dl>
    </Section>
  );
}

/** Shows where the money is and what blocks its release. */
export function MoneyFacts({ view }: { view: SaleView }) {
  const { received, held, released, refunded, delivery, restsUntil } = view;
  if (received.kobo === 0) {
    return isOver(view) ? null : (
      <Section name="money" title={sale.money.heading}>
        <p>{sale.money.nothing}</p>
      </Section>
    );
  }
  return (
    <Section name="money" title={sale.money.heading}>
      <dl>
        <Fact name={sale.money.received}>{received.naira}</Fact>
        {held.kobo > 0 && <Fact name={sale.money.held}>{held.naira}</Fact>}
        {released.kobo > 0 && <Fact name={sale.money.released}>{released.naira}</Fact>}
        {refunded.kobo > 0 && <Fact name={sale.money.refunded}>{refunded.naira}</Fact>}
        {held.kobo > 0 && view.blockedBy.length === 0 && (
          <Fact name={sale.money.goes}>{(restsUntil ?? delivery?.releasesAt)?.words}</Fact>
        )}
      </dl>
      {restsUntil && <p class="notice">{sale.money.rests(restsUntil.words)}</p>}
      <Blocks view={view} />
    </Section>
  );
}

/** Shown only if money waits. */
function Blocks({ view }: { view: SaleView }) {
  const blocks = view.blockedBy.filter(
    (block) => block !== 'seller_not_accepted' || view.state === 'disputed',
  );
  const reasons = blocks.flatMap((block) => sale.blocks.reasons[block] ?? []);
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>{sale.blocks.heading}</h3>
      <ul>
        {reasons.map((reason) => (
          <li>{reason}</li>
        ))}
      </ul>
    </>
  );
}

/** Lists the payouts, with the bank's session ids. */
export function Payouts({ payouts }: { payouts: readonly SalePayout[] }) {
  if (payouts.length === 0) return null;
  return (
    <Section name="payouts" title={sale.payouts.heading}>
      <ul class="payouts">
        {payouts.map((payout) => (
          <PayoutFacts payout={payout} />
        ))}
      </ul>
    </Section>
  );
}

function PayoutFacts({ payout }: { payout: SalePayout }) {
  const { amount, status, bankName, accountLast4, sessionId, at } = payout;
  return (
    <li>
      <strong>{amount.naira}</strong>: {sale.payouts.status[status]}.
      {bankName && accountLast4 && <span class="soft">{sale.payouts.to(bankName, accountLast4)}</span>}
      <span class="soft">
        <time dateTime={at.iso}>{at.words}</time>
      </span>
      {sessionId && (
        <>
          <span class="soft">{sale.payouts.sessionId}</span>
          <span class="session">{sessionId}</span>
          <span class="soft">{sale.payouts.sessionIdAbout}</span>
        </>
      )}
    </li>
  );
}

/** Shows the bank account on file, with a link to change it. */
export function AccountFacts({ view, links }: { view: SaleView; links: SaleLinks }) {
  const { destination } = view;
  return (
    <Section name="account" title={sale.account.heading}>
      {destination ? <KnownAccount {...destination} /> : <p>{sale.account.missing}</p>}
      <p class="way">
        <a class={destination ? undefined : 'button plain'} href={links.account}>
          {destination ? sale.account.change : sale.account.give}
        </a>
      </p>
    </Section>
  );
}

/** Whether the seller will never get any of the money. */
export function isOver({ state }: SaleView): boolean {
  return ['refunded', 'declined', 'cancelled', 'expired'].includes(state);
}

/** The steps of a sale; nothing if none is to come. */
export function SaleSteps({ view }: { view: SaleView }) {
  const { offeredAt, acceptedAt, paidAt, delivery, state, payouts } = view;
  const isReleased = state === 'released';
  const isSettled = isReleased && payouts.every(({ status }) => status === 'paid');
  const isStopped = isOver(view) || state === 'payment_reversed';
  const steps = [
    { name: sale.steps.offered, at: offeredAt, isDone: true },
    { name: sale.steps.accepted, at: acceptedAt, isDone: acceptedAt !== null },
    { name: sale.steps.paid, at: paidAt, isDone: paidAt !== null },
    ...(delivery === null && isReleased
      ? []
      : [{ name: sale.steps.sent, at: delivery?.at, isDone: delivery !== null }]),
    { name: sale.steps.settled, at: isSettled ? payouts.at(-1)?.at : null, isDone: isSettled },
  ].filter(({ isDone }) => isDone || !isStopped);
  return <StepList title={sale.steps.heading} next={sale.steps.next} steps={steps} />;
}
