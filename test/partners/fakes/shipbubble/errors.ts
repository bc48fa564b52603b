import type { PartnerAnswer } from '../partner-calls.js';

/** Every refusal of Shipbubble that the fake gives: a status and a message, never a code. */
const refusals = {
  invalid_key: [401, 'Unauthorized'],
  not_found: [404, 'Requested resource is not available'],
  rate_limited: [429, 'Rate limit reached'],
  wallet_short: [400, 'Insufficient wallet balance, please fund your wallet'],
  invalid_order: [400, 'Invalid order code'],
  unknown_order: [404, 'Order not found'],
  cannot_cancel: [400, 'Shipment can no longer be cancelled'],
  no_couriers: [400, 'No courier is available for this shipment'],
  courier_unavailable: [400, 'The selected courier cannot process the order at the moment'],
  // The typing error is the vendor's.
  invalid_fields: [422, 'Invalid request paramters'],
  invalid_label: [422, 'All delivery details are required'],
  unresolved_address: [422, 'Sorry, we could not validate the provided address'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalName = keyof typeof refusals;

/** The fake refuses a call. */
export class ShipbubbleRefusal extends Error {
  override readonly name = 'ShipbubbleRefusal';

  /** @param errors what is wrong with each field */
  constructor(
    readonly refusal: RefusalName,
    readonly errors: readonly string[] = [],
  ) {
    super(refusal);
  }

  answer(): PartnerAnswer {
    const [status, message] = refusals[this.refusal];
    const errors = this.errors.length === 0 ? {} : { errors: this.errors };
    return { status, body: { status: 'failed', message, ...errors } };
  }
}
