import type { Decision, EscrowAggregate } from '../aggregate.js';
import type { EscrowStatus } from '../records.js';
import { refuseState, releaseBlocked, repeat } from './outcome.js';
import type { CommandName } from './rule.js';

/** What the partner and the clock say is never refused: where it means nothing, nothing happens. */
const silent: ReadonlySet<CommandName> = new Set([
  'auto_release',
  'remind',
  'expire',
  'default_judgement',
  'credit_rejected',
  'reopen',
  'open_virtual_account',
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
  return_to_payer: { funded: 'payout_not_unpayable' },
};

/** The answer of an empty cell of the table. */
export function answerMissing(aggregate: EscrowAggregate, command: CommandName): Decision {
  const { status } = aggregate.escrow;
  if (silent.has(command)) return repeat(aggregate);
  const blocked = command === 'release' ? releaseBlocked(aggregate) : null;
  return blocked ?? refuseState(aggregate, commandCodes[command]?.[status] ?? stateCodes[status]);
}
