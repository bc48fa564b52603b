import { sql } from 'kysely';
import { listBy, selectBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { readByKey, statement } from '../../adapters/store/statement.js';
import type { Attempt, Credit, Mode, VirtualAccount } from '../../domain/records.js';

interface Source {
  partner: string;
  mode: Mode;
}

/** What identifies a credit. */
export type CreditKey = Source & { partnerCreditId: string };

export const findByPartnerId = selectBy('credit.by_partner_id', 'credit', [
  'partner',
  'mode',
  'partnerCreditId',
]);

/** Any payment that the partner has credited, in the order of its unique key. */
export const findAnyCredited = readByKey<Source, Pick<Credit, 'partnerCreditId'>>(
  'credit.any_credited',
  (db, p) =>
    db
      .selectFrom('credit')
      .select('partner_credit_id as partnerCreditId')
      .where('partner', '=', p.partner)
      .where('mode', '=', p.mode)
      .where('status', '=', sql.lit('credited'))
      .orderBy('partner_credit_id', 'desc')
      .limit(sql.lit(1)),
);

/** What a partner can state about a credit that is recorded. */
export type RecordedCredit = Pick<
  Credit,
  | 'partner'
  | 'mode'
  | 'partnerCreditId'
  | 'status'
  | 'failureReason'
  | 'amount'
  | 'fee'
  | 'payerBankName'
  | 'sessionId'
  | 'amountTakenBack'
  | 'amountNotTaken'
>;

export const listRecorded = readByKey<{ checkoutId: string }, RecordedCredit>(
  'credit.recorded_of_checkout',
  (db, p) =>
    db
      .selectFrom('credit')
      .select(['partner', 'mode', 'partner_credit_id as partnerCreditId', 'status', 'amount', 'fee'])
      .select(['failure_reason as failureReason'])
      .select(['payer_bank_name as payerBankName', 'session_id as sessionId'])
      .select(['amount_taken_back as amountTakenBack', 'amount_not_taken as amountNotTaken'])
      .where('checkout_id', '=', p.checkoutId),
);

export const listRefundsOfCredit = listBy(
  'refund.all_of_credit',
  'refund',
  ['creditId'],
  ['createdAt', 'id'],
);

/** Any refund of a credit, whatever became of it. */
export const findRefundOf = readByKey<{ creditId: string }, { id: string }>('refund.of_credit', (db, p) =>
  db.selectFrom('refund').select('id').where('credit_id', '=', p.creditId).limit(sql.lit(1)),
);

export const findVirtualAccount = selectBy('virtual_account.by_reference', 'virtual_account', [
  'partnerReference',
  'partner',
  'mode',
]);

/**
 * The attempts of refunds that the partner may still decide, of the checkout that a virtual account belongs
 * to: those in flight, and those that ended without a final answer.
 */
export const listUndecidedRefunds = statement<
  Source & { partnerReference: string },
  Pick<Attempt, 'reference'>
>('attempt.undecided_refunds', (db, p) =>
  db
    .selectFrom('virtual_account')
    .innerJoin('refund', 'refund.checkout_id', 'virtual_account.checkout_id')
    .innerJoin('attempt', 'attempt.object_id', 'refund.id')
    .select('attempt.reference')
    .where('virtual_account.partner_reference', '=', p.partnerReference)
    .where('virtual_account.partner', '=', p.partner)
    .where('virtual_account.mode', '=', p.mode)
    .where((either) =>
      either.or([
        either('attempt.state', '=', sql.lit('sent')),
        either('attempt.next_poll_at', 'is not', null),
      ]),
    )
    .orderBy('attempt.reference'),
);

/** A virtual account that is still polled. */
export const findWatchedAccount = statement<{ partnerReference: string }, VirtualAccount>(
  'virtual_account.watched',
  (db, p) =>
    db
      .selectFrom('virtual_account')
      .select(columns('virtual_account'))
      .where('partner_reference', '=', p.partnerReference)
      .where('next_poll_at', 'is not', null),
);

/** Does nothing if another worker has recorded this poll meanwhile. */
export const setNextPoll = statement<
  { partnerReference: string; nextPollAt: number | null; pollCount: number },
  unknown
>('virtual_account.set_next_poll', (db, p) =>
  db
    .updateTable('virtual_account')
    .set({ next_poll_at: p.nextPollAt, poll_count: p.pollCount })
    .where('partner_reference', '=', p.partnerReference)
    .where('poll_count', '<', p.pollCount),
);

/** Every account that a bank has opened under a number and that ended after a moment, oldest first. */
export const listAccountsOfNumber = readByKey<
  Source & { accountNumber: string; endedAfter: number; accountId: string | null },
  VirtualAccount
>('virtual_account.of_number', (db, p) =>
  db
    .selectFrom('virtual_account')
    .select(columns('virtual_account'))
    .where('account_number', '=', p.accountNumber)
    .where('partner', '=', p.partner)
    .where('mode', '=', p.mode)
    .where('expires_at', '>', p.endedAfter)
    // Null: the partner does not name the merchant, so every merchant's accounts match.
    .where(sql<boolean>`account_id = coalesce(${p.accountId}, account_id)`)
    .orderBy('opened_at')
    .orderBy('partner_reference'),
);
