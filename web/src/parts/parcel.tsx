import type { Delivery, Parcel } from '../view.js';
import type { Words } from '../words/language.js';
import { Elsewhere, Fact, Section } from './fields.js';
import type { Step } from './steps.js';
import { useWords } from './words.js';

interface ParcelFactsProps {
  parcel: Parcel | null;
  side: 'buyer' | 'seller';
}

/** Shows where a parcel is that a carrier picks up, and to the seller when and with which label. */
export function ParcelFacts({ parcel, side }: ParcelFactsProps) {
  const words = useWords();
  if (!parcel) return null;
  const { status, carrier, service, bookedAt, pickupTime, trackingNumber, trackingUrl, labelUrl } = parcel;
  const isToHandOver = side === 'seller' && status === 'booked';
  return (
    <Section name="parcel" title={words.parcel.heading[side]}>
      <p>{words.parcel.status[status][side](carrier)}</p>
      {isToHandOver && labelUrl && <Elsewhere url={labelUrl}>{words.parcel.label}</Elsewhere>}
      <dl>
        <Fact name={words.parcel.carrier}>{`${carrier}, ${service}`}</Fact>
        {isToHandOver && <Fact name={words.parcel.pickup}>{pickupTime}</Fact>}
        {isToHandOver && (
          <Fact name={words.parcel.booked}>{bookedAt && words.asSentence(bookedAt.words)}</Fact>
        )}
        <Fact name={words.parcel.trackingNumber}>{trackingNumber}</Fact>
      </dl>
      {trackingUrl && <Elsewhere url={trackingUrl}>{words.parcel.track(carrier)}</Elsewhere>}
      <Reports parcel={parcel} />
    </Section>
  );
}

function Reports({ parcel: { carrier, reports } }: { parcel: Parcel }) {
  const words = useWords();
  if (reports.length === 0) return null;
  return (
    <>
      <h3>{words.parcel.reports(carrier)}</h3>
      <ul class="reports">
        {reports.map(({ words: said, at }) => (
          <li>
            {said}
            <time dateTime={at.iso}>{words.asSentence(at.words)}</time>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The steps from the payment to the delivery; `sent` names the one of a delivery without a carrier. */
export function deliverySteps(
  parcel: Parcel | null,
  delivery: Delivery | null,
  { sent, isManaged, words }: { sent: string; isManaged: boolean; words: Words },
): Step[] {
  const isSentOtherwise = delivery !== null && parcel?.status !== 'delivered';
  const isArrival = isManaged && !isSentOtherwise;
  const arrival = {
    name: isArrival ? words.parcel.steps.delivered : sent,
    at: delivery?.at,
    isDone: delivery !== null,
  };
  const pickup = parcel && pickupStep(parcel, words);
  return pickup && (isArrival || pickup.isDone) ? [pickup, arrival] : [arrival];
}

/** Whether a parcel that failed was picked up is not known. */
function pickupStep({ status }: Parcel, words: Words): Step | null {
  if (status === 'failed' || status === 'cancelled' || status === 'cancelling') return null;
  const isDone = status !== 'booking' && status !== 'booked';
  return { name: words.parcel.steps.pickedUp, at: null, isDone };
}

/** Whether a delivery says no more than the parcel does: its carrier has reported the arrival. */
export function isOfCarrier(delivery: Delivery | null, parcel: Parcel | null): boolean {
  if (delivery === null || parcel?.status !== 'delivered') return false;
  const { courier, photo, photoUrl, notes } = delivery;
  return courier === parcel.carrier && photo === null && photoUrl === null && notes === null;
}
