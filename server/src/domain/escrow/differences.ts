import type { Escrow } from '../records.js';
import { emailKey, isSameJson } from '../text.js';
import { inspectionHours } from './clock.js';
import type { InitiateInput } from './initiate.js';

type Compare = (escrow: Escrow, input: InitiateInput) => boolean;

const sameEmail = (a: string | null, b: string | null): boolean =>
  (a === null ? null : emailKey(a)) === (b === null ? null : emailKey(b));

const same =
  (field: keyof Escrow & keyof InitiateInput): Compare =>
  (escrow, input) =>
    escrow[field] === input[field];

/** Compared fields in the order and under the names of the request. */
const comparisons: readonly (readonly [wireName: string, isSame: Compare])[] = [
  ['amount', same('amount')],
  ['currency', same('currency')],
  ['customer_email', (escrow, input) => sameEmail(escrow.customerEmail, input.customerEmail)],
  ['customer_name', same('customerName')],
  ['seller_email', (escrow, input) => sameEmail(escrow.sellerEmail, input.sellerEmail)],
  ['seller_name', same('sellerName')],
  ['description', same('description')],
  ['callback_url', same('callbackUrl')],
  ['return_url', same('returnUrl')],
  ['release_window_hours', (escrow, input) => inspectionHours(escrow) === inspectionHours(input)],
  ['delivery_mode', same('deliveryMode')],
  ['metadata', (escrow, input) => isSameJson(escrow.metadataJson, input.metadata)],
];

/** Returns the names of the fields that differ from the stored escrow; empty for a true repeat. */
export function differingFields(escrow: Escrow, input: InitiateInput): string[] {
  return comparisons.filter(([, isSame]) => !isSame(escrow, input)).map(([wireName]) => wireName);
}
