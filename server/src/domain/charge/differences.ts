import type { Checkout } from '../records.js';
import { emailKey, isSameJson } from '../text.js';

/** What a merchant asks for when they create a charge. */
export interface ChargeWish {
  amount: number;
  currency: string;
  customerEmail: string;
  customerName: string | null;
  description: string | null;
  returnUrl: string;
  /** Whether the money shall be held in escrow. */
  escrow: boolean;
  releaseWindowHours: number;
  metadata: Readonly<Record<string, unknown>> | null;
}

type Compare = (standing: Checkout, wish: ChargeWish) => boolean;

/** In the order and under the names of the request. */
const comparisons: readonly (readonly [wireName: string, isSame: Compare])[] = [
  ['amount', (standing, wish) => standing.amount === wish.amount],
  ['currency', (standing, wish) => standing.currency === wish.currency],
  ['customer_email', (standing, wish) => emailKey(standing.customerEmail) === emailKey(wish.customerEmail)],
  ['customer_name', (standing, wish) => standing.customerName === wish.customerName],
  ['description', (standing, wish) => standing.description === wish.description],
  ['return_url', (standing, wish) => standing.returnUrl === wish.returnUrl],
  ['escrow', (standing, wish) => (standing.kind === 'escrow') === wish.escrow],
  [
    'release_window_hours',
    // A direct charge has no inspection window, so the field means nothing.
    (standing, wish) => standing.kind === 'charge' || standing.releaseWindowHours === wish.releaseWindowHours,
  ],
  ['metadata', (standing, wish) => isSameJson(standing.metadataJson, wish.metadata)],
];

/** Returns the names of the fields that differ from the stored checkout; empty for a true repeat. */
export function differingChargeFields(standing: Checkout, wish: ChargeWish): string[] {
  return comparisons.filter(([, isSame]) => !isSame(standing, wish)).map(([wireName]) => wireName);
}
