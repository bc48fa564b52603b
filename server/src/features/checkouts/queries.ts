import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { columns } from '../../adapters/store/shapes.js';
import { readByKey } from '../../adapters/store/statement.js';
import type { Attempt, BankAccount, Checkout, Owner, PayoutSchedule, Refund } from '../../domain/records.js';

/** An escrow or charge with the bank account on file for its payee, and when a merchant is paid. */
export type CheckoutWithPayee = Checkout & {
  payeeBankCodePartner: string | null;
  payeeBankCode: string | null;
  payeeBankName: string | null;
  payeeAccountName: string | null;
  payeeAccountNumberSealed: string | null;
  payeeAccountLast4: string | null;
  payeeChangedAt: number | null;
  payoutSchedule: PayoutSchedule;
  hasClockLeapt: 0 | 1;
};

const hasClockLeapt = sql<
  0 | 1
>`case when exists (select 1 from service_clock where id = 1 and leapt_to is not null) then 1 else 0 end`;

/** A checkout and its payee in one query: the seller, or the merchant with their schedule. */
function checkoutWithPayee(db: Kysely<Database>) {
  return db
    .selectFrom('checkout')
    .leftJoin('seller', (join) =>
      join
        .onRef('seller.account_id', '=', 'checkout.account_id')
        .onRef('seller.mode', '=', 'checkout.mode')
        .onRef('seller.email_key', '=', 'checkout.seller_key'),
    )
    .leftJoin('merchant_bank_account as own', (join) =>
      join
        .onRef('own.account_id', '=', 'checkout.account_id')
        .onRef('own.mode', '=', 'checkout.mode')
        .on('checkout.seller_key', 'is', null),
    )
    .leftJoin('payout_schedule', (join) =>
      join
        .onRef('payout_schedule.account_id', '=', 'checkout.account_id')
        .onRef('payout_schedule.mode', '=', 'checkout.mode')
        .on('checkout.seller_key', 'is', null),
    )
    .select(columns('checkout'))
    .select((eb) => [
      eb.fn.coalesce('payout_schedule.schedule', sql.lit('per_sale' as const)).as('payoutSchedule'),
      hasClockLeapt.as('hasClockLeapt'),
      eb.fn.coalesce('seller.bank_code_partner', 'own.bank_code_partner').as('payeeBankCodePartner'),
      eb.fn.coalesce('seller.bank_code', 'own.bank_code').as('payeeBankCode'),
      eb.fn.coalesce('seller.bank_name', 'own.bank_name').as('payeeBankName'),
      eb.fn.coalesce('seller.account_name', 'own.account_name').as('payeeAccountName'),
      eb.fn
        .coalesce('seller.account_number_sealed', 'own.account_number_sealed')
        .as('payeeAccountNumberSealed'),
      eb.fn.coalesce('seller.account_last4', 'own.account_last4').as('payeeAccountLast4'),
      eb.fn.coalesce('seller.bank_account_changed_at', 'own.bank_account_changed_at').as('payeeChangedAt'),
    ]);
}

export const findWithPayeeById = readByKey<{ id: string }, CheckoutWithPayee>(
  'checkout.payee_by_id',
  (db, p) => checkoutWithPayee(db).where('checkout.id', '=', p.id),
);

interface ByReference extends Owner {
  reference: string;
}

export const findWithPayeeByReference = readByKey<ByReference, CheckoutWithPayee>(
  'checkout.payee_by_reference',
  (db, p) =>
    checkoutWithPayee(db)
      .where('checkout.account_id', '=', p.accountId)
      .where('checkout.mode', '=', p.mode)
      .where('checkout.reference', '=', p.reference),
);

export const findByReference = selectBy('checkout.by_reference', 'checkout', [
  'accountId',
  'mode',
  'reference',
]);
export const findById = selectBy('checkout.by_id', 'checkout', ['id']);
export const findSeller = selectBy('seller.by_email_key', 'seller', ['accountId', 'mode', 'emailKey']);

export const findOwnBankAccount = readByKey<Owner, BankAccount>(
  'merchant_bank_account.destination',
  (db, p) =>
    db
      .selectFrom('merchant_bank_account')
      .select(['bank_code_partner as bankCodePartner'])
      .select(['bank_code as bankCode', 'bank_name as bankName', 'account_name as accountName'])
      .select(['account_number_sealed as accountNumberSealed', 'account_last4 as accountLast4'])
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode),
);

export const listCredits = selectBy('credit.of_checkout', 'credit', ['checkoutId'], ['createdAt', 'id']);
export const listRefunds = selectBy('refund.of_checkout', 'refund', ['checkoutId'], ['createdAt', 'id']);
export const listPayouts = selectBy('payout.of_checkout', 'payout', ['checkoutId'], ['createdAt', 'id']);
export const listDisputes = selectBy('dispute.of_checkout', 'dispute', ['checkoutId'], ['createdAt', 'id']);
export const listVirtualAccounts = selectBy(
  'virtual_account.of_checkout',
  'virtual_account',
  ['checkoutId'],
  ['attempt'],
);
export const findPayout = selectBy('payout.by_id', 'payout', ['id']);
export const findRefund = selectBy('refund.by_id', 'refund', ['id']);

/** The refund that returns an unmatched credit. */
export const findReturn = readByKey<{ creditId: string }, Refund>('refund.of_unmatched', (db, p) =>
  db
    .selectFrom('refund')
    .select(columns('refund'))
    .where('credit_id', '=', p.creditId)
    .where('checkout_id', 'is', null),
);

export const findCredit = selectBy('credit.by_id', 'credit', ['id']);
export const listAttempts = selectBy('attempt.of_object', 'attempt', ['objectKind', 'objectId'], ['n']);

/** The refunds of a checkout that are with the partner now. */
export const listSentRefunds = readByKey<{ checkoutId: string }, Pick<Attempt, 'objectId'>>(
  'attempt.refunds_in_flight',
  (db, p) =>
    db
      .selectFrom('refund')
      .innerJoin('attempt', 'attempt.object_id', 'refund.id')
      .select('attempt.object_id as objectId')
      .where('refund.checkout_id', '=', p.checkoutId)
      .where('attempt.object_kind', '=', sql.lit('refund'))
      .where('attempt.state', '=', sql.lit('sent')),
);

/** Another refund of the same credit that is with the partner now. */
export const findBusyRefund = readByKey<{ creditId: string; refundId: string }, { id: string }>(
  'attempt.busy_of_credit',
  (db, p) =>
    db
      .selectFrom('attempt')
      .select('object_id as id')
      .where('credit_id', '=', p.creditId)
      .where('object_id', '<>', p.refundId)
      .where('state', '=', sql.lit('sent')),
);
