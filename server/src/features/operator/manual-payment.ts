import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { TransferKind } from '../../domain/records.js';
import { transferOf } from '../../domain/transfer.js';
import type { Services } from '../../services.js';
import { CommandRefused } from './act.js';
import { actOnTransfer, readTransfer } from './transfers.js';

/** A payment that the operator has made without the partner. */
export interface ManualPayment {
  /** The bank's own number of the transfer. */
  sessionId: string;
  /** Whether the transfer paid several payouts, as a combined payout that a restore took back did. */
  isShared: boolean;
}

/**
 * Records a manual payment. A transfer pays one payout or refund, whatever the case of its session id, unless
 * the operator says that it paid several.
 *
 * @throws CommandRefused if another payout or refund counts as paid by that transfer
 */
export async function recordManualPayment(
  services: Services,
  kind: TransferKind,
  id: string,
  { sessionId, isShared }: ManualPayment,
): Promise<{ after: TransferAggregate; isRepeat: boolean }> {
  const transfer = transferOf(await readTransfer(services, kind, id));
  const other = await services.store.one(findOtherPaidBy, {
    sessionId: sessionId.toLowerCase(),
    id: transfer.id,
  });
  if (other && !isShared) {
    throw new CommandRefused(
      `The transfer ${sessionId} is recorded as the payment of ${other.objectKind} ${other.objectId}: ` +
        `look up the session id of the one that paid ${id}. Only if one transfer paid both, add --shared.`,
    );
  }
  return actOnTransfer(services, kind, id, { command: 'record_payment', sessionId });
}

type Other = Pick<TransferAggregate['attempts'][number], 'objectKind' | 'objectId'>;

/** A payout or refund, other than that one, that a manual payment of this session id stands for. */
const findOtherPaidBy = statement<{ sessionId: string; id: string }, Other>('operator.paid_by', (db, p) =>
  db
    .selectFrom('attempt')
    .select(['object_kind as objectKind', 'object_id as objectId'])
    .where(sql<boolean>`lower(session_id) = ${p.sessionId}`)
    .where('session_id', 'is not', null)
    .where('call_count', '=', sql.lit(0))
    .where('object_id', '<>', p.id)
    .limit(sql.lit(1)),
);
