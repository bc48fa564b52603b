import type { PartnerAnswer } from '../partner-calls.js';

/** Every refusal of Terminal Africa that the fake gives: a status and a message, never a code. */
const refusals = {
  invalid_key: [401, 'Invalid or missing authorization key'],
  not_found: [404, 'Route not found'],
  rate_limited: [429, 'Too many requests, please try again later'],
  invalid_body: [400, 'The body of the request is not valid JSON'],
  city_required: [400, 'City is required'],
  state_required: [400, 'State is required'],
  unknown_state: [400, 'State could not be found'],
  unknown_country: [400, 'Country must be a valid ISO code'],
  invalid_phone: [400, 'Phone number is not valid'],
  incomplete_packaging: [400, 'Packaging dimensions are required'],
  unknown_packaging: [400, 'Packaging could not be found'],
  description_required: [400, 'Parcel description is required'],
  items_required: [400, 'Parcel items are required'],
  unknown_pickup_address: [400, 'Pickup address could not be found'],
  unknown_delivery_address: [400, 'Delivery address could not be found'],
  incomplete_address: [
    400,
    'Address is incomplete: first name, last name, email, phone, line1 and zip are required',
  ],
  unknown_parcel: [400, 'Parcel or parcels is required'],
  unknown_rate: [404, 'Rate could not be found'],
  rate_expired: [400, 'Rate has expired, please request new rates'],
  rate_used: [400, 'Rate has already been used'],
  carrier_unavailable: [400, 'Carrier is not available for this shipment'],
  unknown_shipment: [404, 'Shipment could not be found'],
  shipment_arranged: [400, 'Shipment has already been arranged'],
  wallet_short: [400, 'Insufficient funds in your wallet, please top up to continue'],
  not_tracked: [404, 'Tracking information could not be found'],
  cannot_cancel: [400, 'Shipment can no longer be cancelled'],
  cancel_draft: [400, 'Only arranged shipments can be cancelled'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalName = keyof typeof refusals;

/** The fake refuses a call. */
export class TerminalRefusal extends Error {
  override readonly name = 'TerminalRefusal';

  constructor(readonly refusal: RefusalName) {
    super(refusal);
  }

  answer(): PartnerAnswer {
    const [status, message] = refusals[this.refusal];
    return { status, body: { status: false, message } };
  }
}
