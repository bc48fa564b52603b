import { formatKobo } from '../money.js';
import type { Paint } from '../output.js';
import type { TrackingAnswer } from './answers.js';
import { renderPairs } from './columns.js';

/** A parcel, with the reference of its escrow. */
export type ParcelAnswer = TrackingAnswer & { reference: string };

function carrierOf({ carrier, service }: TrackingAnswer): string | null {
  return carrier && service ? `${carrier}, ${service}` : carrier;
}

/** Prints where the parcel is, and below it a line for each report, oldest first. */
export function renderTracking(parcel: ParcelAnswer, paint: Paint): string {
  const isUnbooked = parcel.booked_at === null;
  return renderPairs(
    [
      ['reference', parcel.reference],
      ['status', parcel.status],
      ['carrier', carrierOf(parcel)],
      ['price', parcel.amount === null ? null : formatKobo(parcel.amount)],
      ['rate until', isUnbooked ? parcel.rate_expires_at : null],
      ['number', parcel.tracking_number],
      ['page', parcel.tracking_url],
      ['label', parcel.label_url],
      ['booked', parcel.booked_at],
      ['reason', parcel.failure_reason],
      ...parcel.events.map(
        ({ status, at }, index) => [index === 0 ? 'events' : '', `${at} ${status}`] as const,
      ),
    ],
    paint,
  );
}
