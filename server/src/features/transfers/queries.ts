import { literals } from '../../adapters/store/literals.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { Attempt, Mode } from '../../domain/records.js';
import { openPayoutStatuses } from '../../domain/transfer/bank-account.js';

export const findAttempt = statement<{ reference: string; kind: Attempt['objectKind'] }, Attempt>(
  'attempt.by_reference',
  (db, p) =>
    db
      .selectFrom('attempt')
      .select(columns('attempt'))
      .where('reference', '=', p.reference)
      .where('object_kind', '=', p.kind),
);

export const findAttemptById = statement<{ id: string }, Attempt>('attempt.by_id', (db, p) =>
  db.selectFrom('attempt').select(columns('attempt')).where('id', '=', p.id),
);

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

export const listOpenPayoutsOfSeller = statement<
  { accountId: string; mode: Mode; emailKey: string },
  PayoutVersion
>('payout.open_of_seller', (db, p) =>
  db
    .selectFrom('payout')
    .select(['id', 'version'])
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where('status', 'in', literals(openPayoutStatuses))
    .where('combined_payout_id', 'is', null)
    .where('seller_email', '=', p.emailKey)
    .orderBy('created_at')
    .orderBy('id'),
);

export const listOpenPayoutsOfMerchant = statement<{ accountId: string; mode: Mode }, PayoutVersion>(
  'payout.open_of_merchant',
  (db, p) =>
    db
      .selectFrom('payout')
      .select(['id', 'version'])
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where('status', 'in', literals(openPayoutStatuses))
      .where('combined_payout_id', 'is', null)
      .where('seller_email', 'is', null)
      .orderBy('created_at')
      .orderBy('id'),
);
