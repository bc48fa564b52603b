import type { CheckoutPageView, Delivery, Links, Return } from '../view.js';
import type { Words } from '../words/language.js';
import { confirmedSteps } from './arrival.js';
import { Elsewhere, Fact, Section } from './fields.js';
import { MoneyCard } from './money.js';
import { deliverySteps } from './parcel.js';
import { ParcelPhoto } from './photos.js';
import { type Step, StepList } from './steps.js';
import { disputeSteps, endSteps, hasDecided, inOrder, isOpen, payBackSteps } from './story-steps.js';
import { useWords } from './words.js';

/** Shows what was ordered and the price, and the rest once it is opened. */
export function CheckoutPageFacts({ view }: { view: CheckoutPageView }) {
  const words = useWords();
  const { received, held, released, amount, isHeld } = view;
  const isMoved = received.kobo > 0 && received.kobo !== amount.kobo;
  return (
    <details id="order" class="card">
      <summary>
        {words.order.heading} <span class="sum">{amount.naira}</span>
      </summary>
      <dl>
        <Fact name={words.order.what}>{view.description}</Fact>
        <Fact name={words.order.price}>{amount.naira}</Fact>
        {view.seller !== view.merchant && <Fact name={words.order.seller}>{view.seller}</Fact>}
        <Fact name={words.order.shop}>{view.merchant}</Fact>
        <Fact name={words.order.reference}>{view.reference}</Fact>
        {isMoved && <Fact name={words.order.received}>{received.naira}</Fact>}
        {isMoved && held.kobo > 0 && <Fact name={words.order.held}>{held.naira}</Fact>}
        {isHeld && released.kobo > 0 && <Fact name={words.order.released}>{released.naira}</Fact>}
      </dl>
    </details>
  );
}

/** How much is held or was released, and where it is on its way. */
export function OrderMoney({ view }: { view: CheckoutPageView }) {
  const words = useWords();
  const { isHeld, held, released, refunded } = view;
  const { stations } = words.money;
  if (!isHeld || view.paidAt === null) return null;
  if (held.kobo > 0)
    return <MoneyCard label={words.money.held} amount={held} stations={stations} reached={2} />;
  if (released.kobo === 0) return null;
  const { shares } = words.money;
  const parts = [
    { name: shares.seller, amount: released },
    { name: shares.buyer, amount: refunded },
  ];
  return (
    <MoneyCard
      label={words.money.released}
      amount={released}
      stations={stations}
      reached={3}
      shares={refunded.kobo > 0 ? parts : []}
    />
  );
}

const done: readonly CheckoutPageView['state'][] = ['released', 'paid'];
const stopped: readonly CheckoutPageView['state'][] = [
  'closing',
  'payment_reversed',
  'refunded',
  'declined',
  'cancelled',
  'expired',
  'failed',
];

/** The steps of an order; nothing if none is to come. */
export function Steps({ view, links }: { view: CheckoutPageView; links: Links }) {
  const words = useWords();
  const { orderedAt, paidAt, state, isHeld, amount, story, dispute } = view;
  const isPaid = paidAt !== null;
  const isStopped = stopped.includes(state);
  // Released without a recorded delivery, so that none is to come.
  const isUnsent = state === 'released' && view.delivery === null;
  const data = { story, dispute, side: 'buyer', other: view.seller, shop: view.merchant } as const;
  const steps = [
    { name: words.steps.ordered, at: orderedAt, isDone: true },
    {
      name: isPaid ? words.steps.paid(amount.naira) : words.steps.toPay,
      at: paidAt,
      link: isPaid ? { href: links.receipt, text: words.actions.receipt } : null,
      isDone: isPaid,
    },
    ...(isHeld && !isUnsent ? arrivalSteps(view, words) : []),
    ...confirmedSteps(view.arrival, words),
    ...disputeSteps(data, words),
    ...endSteps(data, words),
    { name: settledStep(view, words), at: isHeld ? story.releasedAt : paidAt, isDone: done.includes(state) },
  ].filter(({ isDone }) => isDone || !isStopped);
  // While the order goes on, its next step is never a payment back: that is shown once it is paid.
  const back = payBackSteps(story, words).filter(({ isDone }) => isDone || isStopped);
  const all = inOrder([...steps, ...back]);
  return <StepList title={words.steps.heading} next={words.steps.next} steps={all} />;
}

/** Names the last step; an open dispute can end either way. After a release, the payout may still wait. */
function settledStep({ isHeld, state, dispute }: CheckoutPageView, { steps, story }: Words): string {
  if (!isHeld) return steps.done;
  if (state === 'released') return steps.released;
  return isOpen(dispute) ? story.whoever.buyer : steps.settled;
}

/**
 * What lies between the payment and its release: the way of the goods, and the time to check them. Neither
 * goes on while a dispute is open.
 */
function arrivalSteps(view: CheckoutPageView, words: Words): Step[] {
  const { parcel, delivery, seller, state, dispute } = view;
  const sent = delivery === null ? words.steps.toSend(seller) : words.steps.delivered(seller);
  const photo = delivery?.photoUrl;
  const steps: Step[] = deliverySteps(parcel, delivery, { sent, isManaged: parcel !== null, words });
  const last = steps.at(-1);
  if (last && photo) last.link = { href: photo, text: words.steps.photo };
  const until = state === 'delivered' ? delivery?.releasesAt : null;
  const check = {
    name: words.steps.check,
    note: until ? words.steps.checkBy(until.words) : null,
    isDone: done.includes(state),
  };
  const all = hasDecided(dispute) ? steps : [...steps, check];
  return all.filter(({ isDone }) => isDone || !isOpen(dispute));
}

/** What happens once the buyer has paid. */
export function NextSteps({ view }: { view: CheckoutPageView }) {
  const words = useWords();
  const { next } = words.pay;
  const steps = [
    { name: next.pay, note: next.held, isDone: false },
    { name: next.sends(view.seller), note: next.tracking, isDone: false },
    { name: next.check, note: view.checkFor && next.hours(view.checkFor.words), isDone: false },
    { name: next.settled, note: next.problem, isDone: false },
  ];
  return <StepList title={next.heading} next={words.steps.next} steps={steps} />;
}

/** Lists the refunds and their progress. */
export function Returns({ returns }: { returns: readonly Return[] }) {
  const words = useWords();
  if (returns.length === 0) return null;
  return (
    <Section name="returns" title={words.returns.heading}>
      <ul class="payouts">
        {returns.map((each) => (
          <ReturnLine {...each} />
        ))}
      </ul>
    </Section>
  );
}

function ReturnLine({ amount, origin, status, paidAt, sessionId }: Return) {
  const { returns, colon } = useWords();
  return (
    <li>
      {paidAt ? (
        returns.paidOn(amount.naira, paidAt.words)
      ) : (
        <>
          <strong>{amount.naira}</strong> ({returns.origin[origin]}){colon}
          {returns.status[status]}
        </>
      )}
      {sessionId && (
        <>
          <span class="soft">{returns.sessionId}</span>
          <span class="session">{sessionId}</span>
          <span class="soft">{returns.sessionIdAbout}</span>
        </>
      )}
    </li>
  );
}

export function DeliveryFacts({ delivery, side }: { delivery: Delivery | null; side: 'buyer' | 'seller' }) {
  const words = useWords();
  if (!delivery) return null;
  const { at, expectedAt, courier, trackingNumber, photo, photoUrl, notes } = delivery;
  return (
    <Section name="delivery" title={words.delivery.heading}>
      <dl>
        <Fact name={words.delivery.sent}>{words.asSentence(at.words)}</Fact>
        <Fact name={words.arrival.expected}>{expectedAt && words.asSentence(expectedAt.words)}</Fact>
        <Fact name={words.delivery.courier}>{courier}</Fact>
        <Fact name={words.delivery.trackingNumber}>{trackingNumber}</Fact>
        <Fact name={words.delivery.notes[side]}>{notes}</Fact>
      </dl>
      <ParcelPhoto photo={photo} />
      {photoUrl && <Elsewhere url={photoUrl}>{words.delivery.photo}</Elsewhere>}
    </Section>
  );
}
