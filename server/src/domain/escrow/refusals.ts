import type { Decision, EscrowAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { EscrowStatus } from '../records.js';
import { bookingBlocked } from '../shipment/blocked.js';
import { refuseState, releaseBlocked } from './blocked.js';
import { repeat } from './no-change.js';
import type { CommandName } from './rule.js';

/** Commands of the partner and the clock are never refused: if they do not apply, nothing happens. */
const silent: ReadonlySet<CommandName> = new Set([
  'auto_release',
  'remind',
  'expire',
  'default_judgement',
  'credit_part_reversed',
  'reopen',
  'open_virtual_account',
  'prepared',
  'call_carrier',
  'booked',
  'booking_refused',
  'booking_unknown',
  'end_booking',
  'shipment_cancelled',
  'too_late',
  'parcel_reported',
  'earlier_arrived',
]);

/** The refusal of each state to a command without a cell. */
const stateCodes: Record<EscrowStatus, Refusal['code']> = {
  awaiting_payment: 'not_funded',
  funded: 'not_disputed',
  disputed: 'disputed',
  released: 'final',
  refunded: 'final',
  declined: 'final',
  cancelled: 'final',
  expired: 'final',
};

/** More exact refusals of some commands. */
const commandCodes: { [Name in CommandName]?: { [Status in EscrowStatus]?: Refusal['code'] } } = {
  cancel: { funded: 'already_funded' },
  dispute: { disputed: 'already_disputed' },
  return_to_payer: { funded: 'payout_not_unpayable' },
};

/** Decides a command that has no cell in the table. */
export function decideMissing(aggregate: EscrowAggregate, command: CommandName): Decision {
  const { status } = aggregate.escrow;
  if (silent.has(command)) return repeat(aggregate);
  return (
    blockedCommand(aggregate, command) ??
    refuseState(aggregate, commandCodes[command]?.[status] ?? stateCodes[status])
  );
}

/** Returns why a command with preconditions of its own is refused, or null. */
function blockedCommand(aggregate: EscrowAggregate, command: CommandName): Refusal | null {
  if (command === 'release' || command === 'try_release_code') return releaseBlocked(aggregate);
  return command === 'book' ? bookingBlocked(aggregate) : null;
}
