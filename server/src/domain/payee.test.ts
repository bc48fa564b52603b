import { describe, expect, it, test } from 'vitest';
import { decideEscrow } from './escrow/decide.js';
import { decideSaveMerchantBankAccount, decideSaveSeller, payoutHoldMs } from './payee.js';
import type { Mode } from './records.js';
import { worldAfter } from './testing/cells.js';
import { bankAccount, contextAt, startMs } from './testing/fixtures.js';

const owner = { accountId: 'account-1', mode: 'live' } as const;
const request = { ...owner, email: 'seller@example.com', name: null, savedBy: 'merchant' } as const;

function accepted<A>(decision: { kind: 'change'; after: A } | { refused: true }): A {
  if (!('after' in decision)) throw new Error('It was refused');
  return decision.after;
}

describe('when the bank account was changed', () => {
  const first = accepted(decideSaveSeller(null, { ...request, bankAccount }, contextAt(startMs)));
  const save = (fields: object, now: number) =>
    accepted(decideSaveSeller(first, { ...request, bankAccount, ...fields }, contextAt(now)));

  it.each([
    ['the first ones are no change', first.bankAccountChangedAt, null],
    ['others are', save({}, startMs + 1).bankAccountChangedAt, startMs + 1],
    ['the same account again is none', save({ isOnFile: true }, startMs + 1).bankAccountChangedAt, null],
    [
      'a new name alone is none',
      save({ bankAccount: null, name: 'Ada' }, startMs + 1).bankAccountChangedAt,
      null,
    ],
  ])('of a seller: %s', (_, says, expected) => expect(says).toBe(expected));

  test('the first account of a seller known before by name is no change', () => {
    const named = accepted(decideSaveSeller(null, { ...request, bankAccount: null }, contextAt(startMs)));
    const saved = decideSaveSeller(named, { ...request, bankAccount }, contextAt(startMs + 1));
    expect(accepted(saved).bankAccountChangedAt).toBeNull();
  });

  test('the first account of the merchant is no change, another one is', () => {
    const own = accepted(decideSaveMerchantBankAccount(null, { ...owner, bankAccount }, contextAt(startMs)));
    expect(own.bankAccountChangedAt).toBeNull();
    const other = decideSaveMerchantBankAccount(own, { ...owner, bankAccount }, contextAt(startMs + 1));
    expect(accepted(other).bankAccountChangedAt).toBe(startMs + 1);
    const same = { ...owner, bankAccount, isOnFile: true };
    expect(
      accepted(decideSaveMerchantBankAccount(own, same, contextAt(startMs + 1))).bankAccountChangedAt,
    ).toBeNull();
  });
});

describe('an automatic release, after the payee changed their bank account', () => {
  // mode | how long ago | what happens
  it.each<[Mode, number | null, string]>([
    ['live', 0, 'repeat'],
    ['live', payoutHoldMs - 1, 'repeat'],
    ['live', payoutHoldMs, 'change'],
    ['live', null, 'change'],
    ['test', 0, 'change'],
  ])('in %s mode, %s ms ago: %s', (mode, agoMs, expected) => {
    const { aggregate, now, newId } = worldAfter('delivered, +24h');
    const payeeChangedAt = agoMs === null ? null : now - agoMs;
    const escrow = { ...aggregate.escrow, mode };
    const decide = (command: 'auto_release' | 'release') =>
      decideEscrow(
        { ...aggregate, escrow, payeeChangedAt },
        command === 'release' ? { command, amount: null } : { command },
        contextAt(now, newId),
      );
    expect(decide('auto_release')).toMatchObject({ kind: expected });
    expect(decide('release')).toMatchObject({ kind: 'change' });
  });
});
