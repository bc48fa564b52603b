import type { Parcel } from '../view.js';
import { english as words } from '../words/english.js';
import { Elsewhere, Fact, Section } from './fields.js';

interface ParcelFactsProps {
  parcel: Parcel | null;
  side: 'buyer' | 'seller';
}

/** Shows where a parcel is that a carrier picks up, and to the seller its label. */
export function ParcelFacts({ parcel, side }: ParcelFactsProps) {
  if (!parcel) return null;
  const { status, carrier, trackingNumber, trackingUrl, labelUrl, last } = parcel;
  const isToHandOver = side === 'seller' && status === 'booked';
  return (
    <Section name="parcel" title={words.parcel.heading[side]}>
      <p>{words.parcel.status[status][side](carrier)}</p>
      {isToHandOver && labelUrl && <Elsewhere url={labelUrl}>{words.parcel.label}</Elsewhere>}
      <dl>
        <Fact name={words.parcel.carrier}>{carrier}</Fact>
        <Fact name={words.parcel.trackingNumber}>{trackingNumber}</Fact>
        <Fact name={words.parcel.last(carrier)}>{last && `${last.words}, ${last.at.words}`}</Fact>
      </dl>
      {trackingUrl && <Elsewhere url={trackingUrl}>{words.parcel.track}</Elsewhere>}
    </Section>
  );
}
