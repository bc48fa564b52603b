import { zoneOf } from '../../../domain/delivery/states.js';
import type { CarrierAddress, Parcel } from '../../../ports/carrier.js';

/** How far the parcel goes: within a state, within one of the six zones, or further. */
type Distance = 'state' | 'zone' | 'country';

interface SandboxCarrier {
  carrier: string;
  service: string;
  /** Naira for the first kilogram, by distance; null where the carrier does not go. */
  first: Readonly<Record<Distance, number | null>>;
  /** Naira for each kilogram that follows. */
  further: number;
  pickupTime: string;
  deliveryTime: Readonly<Record<Distance, string>>;
}

export const carriers: readonly SandboxCarrier[] = [
  {
    carrier: 'Sandbox Riders',
    service: 'Same day',
    first: { state: 1_500, zone: null, country: null },
    further: 200,
    pickupTime: 'Within 2 hours',
    deliveryTime: { state: 'Today', zone: '', country: '' },
  },
  {
    carrier: 'Sandbox Parcels',
    service: 'Standard',
    first: { state: 2_000, zone: 3_000, country: 4_000 },
    further: 300,
    pickupTime: 'Within 24 hours',
    deliveryTime: { state: 'Within 2 days', zone: 'Within 3 days', country: 'Within 5 days' },
  },
  {
    carrier: 'Sandbox Express',
    service: 'Next day',
    first: { state: 3_500, zone: 5_000, country: 7_000 },
    further: 500,
    pickupTime: 'Within 24 hours',
    deliveryTime: { state: 'Tomorrow', zone: 'Tomorrow', country: 'Within 2 days' },
  },
];

/** Cubic millimetres that count as one gram. */
const volumePerGram = 5_000;

export function distanceOf(pickup: CarrierAddress, dropoff: CarrierAddress): Distance {
  if (pickup.state === dropoff.state) return 'state';
  return zoneOf(pickup.state) === zoneOf(dropoff.state) ? 'zone' : 'country';
}

/** Returns the kilograms that are charged, begun ones included: by weight, or by size if that is more. */
export function chargedKilograms({ weightGrams, lengthMm, breadthMm, heightMm }: Parcel): number {
  const bySize = ((lengthMm ?? 0) * (breadthMm ?? 0) * (heightMm ?? 0)) / volumePerGram;
  return Math.max(1, Math.ceil(Math.max(weightGrams, bySize) / 1_000));
}

/** Returns the price in kobo; null if the carrier does not go there. */
export function priceOf(
  { first, further }: SandboxCarrier,
  distance: Distance,
  kilograms: number,
): number | null {
  const naira = first[distance];
  return naira === null ? null : (naira + further * (kilograms - 1)) * 100;
}
