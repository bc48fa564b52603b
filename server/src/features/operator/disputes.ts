import { sql } from 'kysely';
import { selectBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { EscrowAggregate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { hasHappened } from '../../domain/escrow/repeats.js';
import { formatNaira } from '../../domain/money.js';
import type { Dispute, Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { loadEscrow } from '../checkouts/load.js';
import { act, CommandRefused, found, operatorContext } from './act.js';

const findDispute = selectBy('operator.dispute', 'dispute', ['id']);

const listWaiting = statement<{ mode: Mode }, Dispute>('operator.disputes', (db, p) =>
  db
    .selectFrom('dispute')
    .select(columns('dispute'))
    .where('mode', '=', p.mode)
    .where('status', '=', sql.lit('waiting_for_operator'))
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(100)),
);

/** Oldest first, at most 100. */
export function listDisputes({ store }: Services, mode: Mode): Promise<Dispute[]> {
  return store.all(listWaiting, { mode });
}

export async function readDispute(
  { store }: Services,
  id: string,
): Promise<{ dispute: Dispute; aggregate: EscrowAggregate }> {
  const dispute = found(await store.one(findDispute, { id }), 'dispute', id, 'dispute list');
  const aggregate = await loadEscrow(store, dispute.checkoutId);
  return { dispute, aggregate: found(aggregate, 'escrow', dispute.checkoutId, 'dispute list') };
}

/** What the operator decides: kobo for the seller, and why, which both sides read. */
interface Decided {
  toSeller: number;
  reason: string;
}

/** Resolves a dispute; refuses if it has ended otherwise, or for another reason. */
export async function resolveDispute(
  services: Services,
  id: string,
  { toSeller, reason }: Decided,
): Promise<{ before: EscrowAggregate; after: EscrowAggregate; isRepeat: boolean }> {
  const { dispute, aggregate: before } = await readDispute(services, id);
  const command = { command: 'resolve', toSeller, reason } as const;
  if (hasHappened({ ...before, dispute }, command)) return { before, after: before, isRepeat: true };
  if (dispute.status === 'resolved') {
    throw new CommandRefused(
      `The dispute has ended already (${howEnded(dispute)}), and stays so: see dispute show ${id}.`,
    );
  }
  const context = await operatorContext(services, dispute);
  const load = () => loadEscrow(services.store, dispute.checkoutId);
  const decided = await act(services, context, load, (escrow) => {
    // It has ended since, and what was decided about it is not for another one.
    if (escrow.dispute?.id !== id) return { refused: true, code: 'conflict' };
    return decideEscrow(escrow, command, context);
  });
  return { before, ...decided };
}

function howEnded({ outcome, amountToSeller, decisionReason }: Dispute): string {
  if (outcome !== 'resolved') return String(outcome);
  const because = decisionReason === null ? 'without a reason' : `because ${JSON.stringify(decisionReason)}`;
  return `resolved, ${formatNaira(amountToSeller ?? 0)} to the seller, ${because}`;
}
