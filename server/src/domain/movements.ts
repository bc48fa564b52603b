import { assert } from './assert.js';
import type { LedgerAccount, Movement } from './change.js';
import { isLiability, netOf } from './ledger.js';
import { assertKobo } from './money.js';

/** Throws unless every movement can be posted: two accounts, one positive amount. */
export function assertMovements(movements: readonly Movement[]): void {
  for (const { debit, credit, amount } of movements) {
    assertKobo(amount, `${debit} to ${credit}`);
    assert(amount > 0, `${debit} to ${credit} moves nothing`);
    assert(debit !== credit, `${debit} moves onto itself`);
  }
}

/** Throws unless every account opened here is a liability, opened once, and not below zero. */
export function assertOpens(opens: readonly LedgerAccount[], movements: readonly Movement[]): void {
  assert(new Set(opens).size === opens.length, 'an account is opened twice');
  for (const account of opens) {
    assert(isLiability(account), `${account} is no liability`);
    assert(netOf(account, movements) >= 0, `${account} begins below zero`);
  }
}
