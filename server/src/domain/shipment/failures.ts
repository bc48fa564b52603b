import type { BookingFailure } from './commands.js';

/** Why there is no parcel on its way: it is not booked, or its carrier gave up. */
type Failure = BookingFailure | 'booking_ended' | 'not_delivered' | 'cancelled_by_carrier';

/** What is shown in `failure_reason`, with the remedy. */
export const failureSentences: Readonly<Record<Failure, string>> = {
  rate_expired: 'The rate has expired: ask for rates again, attach a new one, and it is booked.',
  price_changed:
    'The carrier asks another price now: ask for rates again, attach a new one, and it is booked.',
  wallet_short:
    'The carrier aggregator took no booking from the operator: try `delivery/retry` later, or write to the ' +
    'operator.',
  address: 'The carrier refused an address: correct it, ask for rates again, and attach a new one.',
  booking_ended:
    'The carrier did not say that the pickup is booked, and the operator gave it up: ask for rates again, ' +
    'and attach a new one.',
  not_delivered:
    'The carrier did not deliver the parcel: attach another rate, or record the delivery with its tracking ' +
    'number and a photo.',
  cancelled_by_carrier:
    'The carrier cancelled the pickup, which costs nothing: ask for rates again, and attach a new one.',
  carriage_limit: 'You owe as much for carriage as you may: ask the operator, then use `delivery/retry`.',
};
