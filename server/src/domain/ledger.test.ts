import { expect, it, test } from 'vitest';
import {
  checkoutAccount,
  creditAccount,
  isLiability,
  lossAccount,
  netOf,
  partnerBankAccount,
  payoutAccount,
  receivableAccount,
  refundAccount,
} from './ledger.js';
import { assertMovements, assertOpens } from './movements.js';

it.each([
  [checkoutAccount({ kind: 'escrow', id: '1' }), 'escrow:1', true],
  [checkoutAccount({ kind: 'charge', id: '1' }), 'charge:1', true],
  [payoutAccount('1'), 'payout:1', true],
  [refundAccount('1'), 'refund:1', true],
  [creditAccount('1'), 'credit:1', true],
  [receivableAccount('1'), 'receivable:1', false],
  [partnerBankAccount('sandbox', 'test'), 'bank:sandbox:test', false],
  [lossAccount, 'loss', false],
])('%s is %s, a liability: %s', (account, name, liability) => {
  expect(account).toBe(name);
  expect(isLiability(account)).toBe(liability);
});

const move = (debit: string, credit: string, amount: number) => ({ debit, credit, amount });

test('the net of an account is what was credited less what was debited', () => {
  expect(netOf('a', [move('b', 'a', 5), move('a', 'c', 2), move('b', 'c', 9)])).toBe(3);
});

it.each([
  ['nothing moves', move('a', 'b', 0)],
  ['less than nothing moves', move('a', 'b', -1)],
  ['a fraction moves', move('a', 'b', 0.5)],
  ['onto itself', move('a', 'a', 1)],
])('a movement is a fault when %s', (_name, movement) => {
  expect(() => assertMovements([movement])).toThrow();
});

it.each([
  ['it is no liability', ['loss'], []],
  ['it begins twice', ['refund:1', 'refund:1'], []],
  ['it begins below zero', ['refund:1'], [move('refund:1', 'loss', 1)]],
])('opening an account is a fault when %s', (_name, opens, movements) => {
  expect(() => assertOpens(opens, movements)).toThrow();
});
