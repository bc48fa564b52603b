import type { Kysely } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { literals } from '../../adapters/store/literals.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { readByKey, statement } from '../../adapters/store/statement.js';
import type { Owner } from '../../domain/records.js';
import { openPayoutStatuses } from '../../domain/transfer/bank-account.js';

export const findAttempt = selectBy('attempt.by_reference', 'attempt', ['reference', 'objectKind']);
export const findAttemptById = selectBy('attempt.by_id', 'attempt', ['id']);

/** Sets the next look-up of an ended attempt, unless it was set or has ended meanwhile. */
export const setNextAttemptPoll = statement<
  { id: string; version: number; nextPollAt: number; pollCount: number },
  unknown
>('attempt.set_next_poll', (db, p) =>
  db
    .updateTable('attempt')
    .set({ next_poll_at: p.nextPollAt, poll_count: p.pollCount })
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** A payout that is paid alone, or a combined one. */
export type PayoutVersion = { id: string; version: number };

export const listOpenPayoutsOfSeller = readByKey<Owner & { emailKey: string }, PayoutVersion>(
  'payout.open_of_seller',
  (db, p) => openPayouts(db, p).where('seller_email', '=', p.emailKey),
);

export const listOpenPayoutsOfMerchant = readByKey<Owner, PayoutVersion>('payout.open_of_merchant', (db, p) =>
  openPayouts(db, p).where('seller_email', 'is', null),
);

/** What is paid alone. */
function openPayouts(db: Kysely<Database>, owner: Owner) {
  return db
    .selectFrom('payout')
    .select(['id', 'version'])
    .where('account_id', '=', owner.accountId)
    .where('mode', '=', owner.mode)
    .where('status', 'in', literals(openPayoutStatuses))
    .where('combined_payout_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id');
}
