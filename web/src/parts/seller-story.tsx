import type { SellerPageLinks, SellerPagePayout, SellerPageView } from '../seller-view.js';
import { english as words } from '../words/english.js';
import { KnownAccount } from './account.js';
import { arrivalSteps } from './arrival.js';
import { Fact, Section } from './fields.js';
import { deliverySteps } from './parcel.js';
import { StepList } from './steps.js';

const { sellerPage } = words;

/** Shows what is sold, to whom and through which shop. */
export function SellerPageFacts({ view }: { view: SellerPageView }) {
  return (
    <Section name="sale" title={sellerPage.sellerPage.heading}>
      <dl>
        <Fact name={sellerPage.sellerPage.what}>{view.description}</Fact>
        <Fact name={sellerPage.sellerPage.price}>{view.amount.naira}</Fact>
        <Fact name={sellerPage.sellerPage.buyer}>{view.buyer}</Fact>
        <Fact name={sellerPage.sellerPage.shop}>{view.merchant}</Fact>
        <Fact name={sellerPage.sellerPage.reference}>{view.reference}</Fact>
      </dl>
    </Section>
  );
}

/** Shows where the money is and what blocks its release. */
export function MoneyFacts({ view }: { view: SellerPageView }) {
  const { received, held, released, refunded, delivery, payoutHoldUntil } = view;
  if (received.kobo === 0) {
    return isOver(view) ? null : (
      <Section name="money" title={sellerPage.money.heading}>
        <p>{sellerPage.money.nothing}</p>
      </Section>
    );
  }
  return (
    <Section name="money" title={sellerPage.money.heading}>
      <dl>
        <Fact name={sellerPage.money.received}>{received.naira}</Fact>
        {held.kobo > 0 && <Fact name={sellerPage.money.held}>{held.naira}</Fact>}
        {released.kobo > 0 && <Fact name={sellerPage.money.released}>{released.naira}</Fact>}
        {refunded.kobo > 0 && <Fact name={sellerPage.money.refunded}>{refunded.naira}</Fact>}
        {held.kobo > 0 && view.blockedBy.length === 0 && (
          <Fact name={sellerPage.money.goes}>{(payoutHoldUntil ?? delivery?.releasesAt)?.words}</Fact>
        )}
      </dl>
      {payoutHoldUntil && <p class="notice">{sellerPage.money.rests(payoutHoldUntil.words)}</p>}
      <Blocks view={view} />
    </Section>
  );
}

/** Shown only if money waits. */
function Blocks({ view }: { view: SellerPageView }) {
  const blocks = view.blockedBy.filter(
    (block) => block !== 'seller_not_accepted' || view.state === 'disputed',
  );
  const reasons = blocks.flatMap((block) => sellerPage.blocks.reasons[block] ?? []);
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>{sellerPage.blocks.heading}</h3>
      <ul>
        {reasons.map((reason) => (
          <li>{reason}</li>
        ))}
      </ul>
    </>
  );
}

/** Lists the payouts, with the bank's session ids. */
export function Payouts({ payouts }: { payouts: readonly SellerPagePayout[] }) {
  if (payouts.length === 0) return null;
  return (
    <Section name="payouts" title={sellerPage.payouts.heading}>
      <ul class="payouts">
        {payouts.map((payout) => (
          <PayoutFacts payout={payout} />
        ))}
      </ul>
    </Section>
  );
}

function PayoutFacts({ payout }: { payout: SellerPagePayout }) {
  const { amount, status, bankName, accountLast4, sessionId, at } = payout;
  return (
    <li>
      <strong>{amount.naira}</strong>: {sellerPage.payouts.status[status]}.
      {bankName && accountLast4 && <span class="soft">{sellerPage.payouts.to(bankName, accountLast4)}</span>}
      <span class="soft">
        <time dateTime={at.iso}>{at.words}</time>
      </span>
      {sessionId && (
        <>
          <span class="soft">{sellerPage.payouts.sessionId}</span>
          <span class="session">{sessionId}</span>
          <span class="soft">{sellerPage.payouts.sessionIdAbout}</span>
        </>
      )}
    </li>
  );
}

/** Shows the bank account on file, with a link to change it. */
export function AccountFacts({ view, links }: { view: SellerPageView; links: SellerPageLinks }) {
  const { bankAccount } = view;
  return (
    <Section name="account" title={sellerPage.account.heading}>
      {bankAccount ? <KnownAccount {...bankAccount} /> : <p>{sellerPage.account.missing}</p>}
      <p class="way">
        <a class={bankAccount ? undefined : 'button plain'} href={links.account}>
          {bankAccount ? sellerPage.account.change : sellerPage.account.give}
        </a>
      </p>
    </Section>
  );
}

/** Whether the seller will never get any of the money. */
export function isOver({ state }: SellerPageView): boolean {
  return ['refunded', 'declined', 'cancelled', 'expired'].includes(state);
}

/** The steps of a sale; nothing if none is to come. */
export function SellerPageSteps({ view }: { view: SellerPageView }) {
  const { offeredAt, acceptedAt, paidAt, delivery, state, payouts } = view;
  const isReleased = state === 'released';
  const isSettled = isReleased && payouts.every(({ status }) => status === 'paid');
  const isStopped = isOver(view) || state === 'payment_reversed';
  const steps = [
    { name: sellerPage.steps.offered, at: offeredAt, isDone: true },
    { name: sellerPage.steps.accepted, at: acceptedAt, isDone: acceptedAt !== null },
    { name: sellerPage.steps.paid, at: paidAt, isDone: paidAt !== null },
    ...(delivery === null && isReleased
      ? []
      : deliverySteps(view.parcel, delivery, { sent: sellerPage.steps.sent, isManaged: view.isManaged })),
    ...arrivalSteps(view.arrival),
    { name: sellerPage.steps.settled, at: isSettled ? payouts.at(-1)?.at : null, isDone: isSettled },
  ].filter(({ isDone }) => isDone || !isStopped);
  return <StepList title={sellerPage.steps.heading} next={sellerPage.steps.next} steps={steps} />;
}
