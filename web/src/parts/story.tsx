import type { CheckoutPageView, Delivery, Return } from '../view.js';
import { english as words } from '../words/english.js';
import { arrivalSteps } from './arrival.js';
import { Elsewhere, Fact, Section } from './fields.js';
import { deliverySteps } from './parcel.js';
import { StepList } from './steps.js';

/** Shows what was ordered, the price, and where the money is. */
export function CheckoutPageFacts({ view }: { view: CheckoutPageView }) {
  const { received, held, released, amount } = view;
  const isMoved = received.kobo > 0 && received.kobo !== amount.kobo;
  return (
    <Section name="order" title={words.order.heading}>
      <dl>
        <Fact name={words.order.shop}>{view.merchant}</Fact>
        <Fact name={words.order.reference}>{view.reference}</Fact>
        <Fact name={words.order.what}>{view.description}</Fact>
        {view.seller !== view.merchant && <Fact name={words.order.seller}>{view.seller}</Fact>}
        <Fact name={words.order.price}>{amount.naira}</Fact>
        {isMoved && <Fact name={words.order.received}>{received.naira}</Fact>}
        {held.kobo > 0 && <Fact name={words.order.held}>{held.naira}</Fact>}
        {view.isHeld && released.kobo > 0 && <Fact name={words.order.released}>{released.naira}</Fact>}
      </dl>
    </Section>
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
export function Steps({ view }: { view: CheckoutPageView }) {
  const { orderedAt, paidAt, delivery, parcel, isHeld, state } = view;
  const isManaged = parcel !== null;
  const steps = [
    { name: words.steps.ordered, at: orderedAt, isDone: true },
    { name: words.steps.paid, at: paidAt, isDone: paidAt !== null },
    ...(isHeld ? deliverySteps(parcel, delivery, { sent: words.steps.delivered, isManaged }) : []),
    ...arrivalSteps(view.arrival),
    { name: words.steps.settled, at: null, isDone: done.includes(state) },
  ].filter(({ isDone }) => isDone || !stopped.includes(state));
  return <StepList title={words.steps.heading} next={words.steps.next} steps={steps} />;
}

/** Lists the refunds and their progress. */
export function Returns({ returns }: { returns: readonly Return[] }) {
  if (returns.length === 0) return null;
  return (
    <Section name="returns" title={words.returns.heading}>
      <ul>
        {returns.map(({ amount, origin, status }) => (
          <li>
            <strong>{amount.naira}</strong> ({words.returns.origin[origin]}): {words.returns.status[status]}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function DeliveryFacts({ delivery, side }: { delivery: Delivery | null; side: 'buyer' | 'seller' }) {
  if (!delivery) return null;
  const { at, expectedAt, courier, trackingNumber, photoUrl, notes } = delivery;
  return (
    <Section name="delivery" title={words.delivery.heading}>
      <dl>
        <Fact name={words.delivery.sent}>{at.words}</Fact>
        <Fact name={words.arrival.expected}>{expectedAt?.words}</Fact>
        <Fact name={words.delivery.courier}>{courier}</Fact>
        <Fact name={words.delivery.trackingNumber}>{trackingNumber}</Fact>
        <Fact name={words.delivery.notes[side]}>{notes}</Fact>
      </dl>
      {photoUrl && <Elsewhere url={photoUrl}>{words.delivery.photo}</Elsewhere>}
    </Section>
  );
}
