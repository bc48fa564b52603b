import type { Decision, EscrowAggregate } from '../aggregate.js';
import type { EscrowStatus } from '../records.js';
import { refuseState, releaseBlocked, repeat } from './outcome.js';
import type { CommandName } from './rule.js';

/** What the partner and the clock say is never refused: where it means nothing, nothing happens. */
const silent: ReadonlySet<CommandName> = new Set([
  'release_alarm',
  'reminder_alarm',
  'expire_alarm',
  'dispute_deadline_alarm',
  'credit_rejected',
  'reopen',
  'open_account',
]);

/** What a state says to whatever it has no rule for. */
const stateCodes: Record<EscrowStatus, string> = {
  awaiting_payment: 'not_funded',
  funded: 'not_disputed',
  disputed: 'disputed',
  released: 'final',
  refunded: 'final',
  declined: 'final',
  cancelled: 'final',
  expired: 'final',
};

/** Where a command has a better answer than the state's own. */
const commandCodes: { [Name in CommandName]?: { [Status in EscrowStatus]?: string } } = {
  cancel: { funded: 'already_funded' },
  dispute: { disputed: 'already_disputed' },
  give_back: { funded: 'payout_not_unpayable' },
};

/** The answer of an empty cell of the table. */
export function answerMissing(aggregate: EscrowAggregate, command: CommandName): Decision {
  const { status } = aggregate.escrow;
  if (silent.has(command)) return repeat(aggregate);
  const blocked = command === 'release' ? releaseBlocked(aggregate) : null;
  return blocked ?? refuseState(aggregate, commandCodes[command]?.[status] ?? stateCodes[status]);
}
