import type { Locale } from '@escrow-checkout/contract';
import type { Checkout } from '../records.js';
import { emailKey, isSameJson } from '../text.js';

/** What a merchant asks for when they create a charge. */
export interface ChargeRequest {
  amount: number;
  currency: string;
  customerEmail: string;
  customerName: string | null;
  description: string | null;
  returnUrl: string;
  /** Whether the money is to be held in escrow. */
  escrow: boolean;
  releaseWindowHours: number;
  locale: Locale | null;
  metadata: Readonly<Record<string, unknown>> | null;
}

type Compare = (standing: Checkout, request: ChargeRequest) => boolean;

/** Compared fields in the order and under the names of the request. */
const comparisons: readonly (readonly [wireName: string, isSame: Compare])[] = [
  ['amount', (standing, request) => standing.amount === request.amount],
  ['currency', (standing, request) => standing.currency === request.currency],
  [
    'customer_email',
    (standing, request) => emailKey(standing.customerEmail) === emailKey(request.customerEmail),
  ],
  ['customer_name', (standing, request) => standing.customerName === request.customerName],
  ['description', (standing, request) => standing.description === request.description],
  ['return_url', (standing, request) => standing.returnUrl === request.returnUrl],
  ['escrow', (standing, request) => (standing.kind === 'escrow') === request.escrow],
  [
    'release_window_hours',
    // A direct charge has no inspection window, so the field means nothing.
    (standing, request) =>
      standing.kind === 'charge' || standing.releaseWindowHours === request.releaseWindowHours,
  ],
  ['locale', (standing, request) => standing.locale === request.locale],
  ['metadata', (standing, request) => isSameJson(standing.metadataJson, request.metadata)],
];

/** Returns the names of the fields that differ from the stored checkout; empty for a true repeat. */
export function differingChargeFields(standing: Checkout, request: ChargeRequest): string[] {
  return comparisons.filter(([, isSame]) => !isSame(standing, request)).map(([wireName]) => wireName);
}
