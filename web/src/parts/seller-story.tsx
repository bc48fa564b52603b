import type { SellerPageLinks, SellerPagePayout, SellerPageView } from '../seller-view.js';
import type { Words } from '../words/language.js';
import { KnownAccount } from './account.js';
import { confirmedSteps } from './arrival.js';
import { Fact, Section } from './fields.js';
import { MoneyCard } from './money.js';
import { deliverySteps } from './parcel.js';
import { type Step, StepList } from './steps.js';
import { disputeSteps, endSteps, hasDecided, inOrder, isOpen, payBackSteps } from './story-steps.js';
import { useWords } from './words.js';

/** Shows what is sold, to whom and through which shop. */
export function SellerPageFacts({ view }: { view: SellerPageView }) {
  const { sellerPage } = useWords();
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
  const { sellerPage } = useWords();
  const { received, held, released, refunded, delivery, payoutHoldUntil } = view;
  if (received.kobo === 0) {
    return isOver(view) ? null : (
      <Section name="money" title={sellerPage.money.heading}>
        <p>{sellerPage.money.nothing}</p>
      </Section>
    );
  }
  if (isPlain(view)) return null;
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

/** Whether all of the price is held and nothing keeps it from the seller, as the card of the money says. */
function isPlain({ received, amount, held, blockedBy, payoutHoldUntil, state }: SellerPageView): boolean {
  const isWhole = received.kobo === amount.kobo && held.kobo === amount.kobo;
  return isWhole && state !== 'disputed' && blockedBy.length === 0 && payoutHoldUntil === null;
}

/** Shown only if money waits. */
function Blocks({ view }: { view: SellerPageView }) {
  const { sellerPage } = useWords();
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
  const { sellerPage } = useWords();
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
  const words = useWords();
  const { sellerPage } = words;
  const { amount, status, bankName, accountLast4, sessionId, restsUntil, at } = payout;
  return (
    <li>
      <strong>{amount.naira}</strong>
      {words.colon}
      {restsUntil ? sellerPage.payouts.rests(restsUntil.words) : sellerPage.payouts.status[status]}.
      {bankName && accountLast4 && <span class="soft">{sellerPage.payouts.to(bankName, accountLast4)}</span>}
      <span class="soft">
        <time dateTime={at.iso}>{words.asSentence(at.words)}</time>
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
  const { sellerPage } = useWords();
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
  const words = useWords();
  const { offeredAt, acceptedAt, paidAt, delivery, state, payouts, story, dispute } = view;
  const other = view.buyer ?? words.story.anyBuyer;
  const data = { story, dispute, side: 'seller', other, shop: view.merchant } as const;
  const { steps: names } = words.sellerPage;
  const isReleased = state === 'released';
  const isSettled = isReleased && payouts.every(({ status }) => status === 'paid');
  const isStopped = isOver(view) || state === 'payment_reversed';
  const isAccepted = acceptedAt !== null;
  const isPaid = paidAt !== null;
  const accepted = {
    name: isAccepted ? names.accepted : names.accept,
    at: acceptedAt,
    isDone: isAccepted,
  };
  const paid = { name: isPaid ? names.paid : names.pay, at: paidAt, isDone: isPaid };
  const steps = [
    { name: names.offered, at: offeredAt, isDone: true },
    // What is done comes first: a buyer can pay before the sale is accepted.
    ...(isPaid && !isAccepted ? [paid, accepted] : [accepted, paid]),
    ...(delivery === null && isReleased ? [] : sendingSteps(view, words)),
    ...confirmedSteps(view.arrival, words),
    ...disputeSteps(data, words),
    ...endSteps(data, words),
    { ...settlement(view, words), at: isSettled ? payouts.at(-1)?.at : null, isDone: isSettled },
  ].filter(({ isDone }) => isDone || !isStopped);
  const back = payBackSteps(story, words).filter(({ isDone }) => isDone || isStopped);
  return <StepList title={names.heading} next={names.next} steps={inOrder([...steps, ...back])} />;
}

/** The way of the goods, and the time of the buyer to check them. */
function sendingSteps(view: SellerPageView, words: Words): Step[] {
  const { parcel, delivery, isManaged, state, buyer, dispute } = view;
  const { steps: names, accept } = words.sellerPage;
  const sent = delivery === null ? names.send : names.sent;
  const check = {
    name: names.check(buyer ?? accept.anyBuyer),
    note: state === 'sent' && delivery?.releasesAt ? names.checkBy(delivery.releasesAt.words) : null,
    isDone: state === 'released',
  };
  const sending = deliverySteps(parcel, delivery, { sent, isManaged, words });
  const steps = hasDecided(dispute) ? sending : [...sending, check];
  return steps.filter(({ isDone }) => isDone || !isOpen(dispute));
}

/** When and to which account the money comes. */
function settlement({ bankAccount, state, held, amount, dispute }: SellerPageView, words: Words): Step {
  const { steps: names } = words.sellerPage;
  if (isOpen(dispute)) return { name: words.story.whoever.seller, isDone: false };
  if (state === 'released' || bankAccount === null) return { name: names.settled, isDone: false };
  const { naira } = held.kobo > 0 ? held : amount;
  return {
    name: names.to(naira, bankAccount.bankName, bankAccount.accountLast4),
    note: `${bankAccount.accountName} · ${names.soon}`,
    isDone: false,
  };
}

/** How much is held or was released, and where it is on its way. */
export function SaleMoney({ view: { held, released, refunded } }: { view: SellerPageView }) {
  const { sellerPage } = useWords();
  const { label, stations, shares } = sellerPage.moneyCard;
  if (held.kobo > 0) return <MoneyCard label={label.held} amount={held} stations={stations} reached={2} />;
  if (released.kobo === 0) return null;
  const parts = [
    { name: shares.seller, amount: released },
    { name: shares.buyer, amount: refunded },
  ];
  return (
    <MoneyCard
      label={label.released}
      amount={released}
      stations={stations}
      reached={3}
      shares={refunded.kobo > 0 ? parts : []}
    />
  );
}
