import { sql } from 'kysely';
import type { Condition } from './sweep-scope.js';

/**
 * Whether a bank account of a row's payee is on file. Uses scalar subqueries, since PostgreSQL may evaluate
 * `exists` under an `or` by reading the payees of all accounts.
 */
export function hasBankAccount(
  table: 'checkout' | 'payout' | 'due',
  payeeKey: 'seller_key' | 'seller_email',
): Condition {
  return sql<boolean>`${ofPayee(table, payeeKey, 'account_number_sealed')} is not null`;
}

/** Whether a live payee's bank account is old enough for an automatic release. */
export function isPayoutHoldOver(changedBefore: number): Condition {
  const changedAt = ofPayee('checkout', 'seller_key', 'bank_account_changed_at');
  return sql<boolean>`(checkout.mode = 'test' or coalesce(${changedAt}, 0) <= ${changedBefore})`;
}

/** A column of the bank account on file for a row's payee. */
function ofPayee(
  table: 'checkout' | 'payout' | 'due',
  payeeKey: 'seller_key' | 'seller_email',
  column: 'account_number_sealed' | 'bank_account_changed_at',
) {
  const key = sql.ref(`${table}.${payeeKey}`);
  const accountId = sql.ref(`${table}.account_id`);
  const mode = sql.ref(`${table}.mode`);
  return sql`case when ${key} is null
    then (select ${sql.ref(`own.${column}`)} from merchant_bank_account as own
      where own.account_id = ${accountId} and own.mode = ${mode})
    else (select ${sql.ref(`seller.${column}`)} from seller
      where seller.account_id = ${accountId} and seller.mode = ${mode} and seller.email_key = ${key})
    end`;
}
