import { describe, expect, it, test } from 'vitest';
import { decideEscrow } from './escrow/decide.js';
import { decideSaveMerchantBankAccount, decideSaveSeller, payoutHoldMs, type SaveSeller } from './payee.js';
import type { Mode, Seller } from './records.js';
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

describe('a bank account, and the one on file when the bank was asked', () => {
  const other = { ...bankAccount, accountNumberSealed: 'other' };
  const saved = { ...request, bankAccount, replaces: null };
  const onFile = accepted(decideSaveSeller(null, saved, contextAt(startMs)));
  const named = accepted(decideSaveSeller(null, { ...request, bankAccount: null }, contextAt(startMs)));
  const own = { ...onFile, bankAccountSavedBy: 'seller' } as const;
  const changed = 'bank_account_changed';

  it.each<[string, Seller | null, Partial<SaveSeller>, string]>([
    ['none, and there is no seller', null, { replaces: null }, 'change'],
    ['none, and the seller has a name alone', named, { replaces: null }, 'change'],
    ['the one on file', onFile, { replaces: 'sealed' }, 'change'],
    [
      'the one on file, sealed under a newer key',
      sealedAs('v2.new.origin'),
      { replaces: 'v2.old.origin' },
      'change',
    ],
    ['none, and one was saved', onFile, { replaces: null }, changed],
    ['another one', onFile, { replaces: 'older' }, changed],
    ['another one, and the seller is gone', null, { replaces: 'older' }, changed],
    ['another one, by the seller', own, { replaces: 'older', savedBy: 'seller' }, changed],
    [
      'another one, but the account given is on file',
      onFile,
      { replaces: 'older', isOnFile: true },
      'change',
    ],
    ['another one, and the merchant may not change it', own, { replaces: 'older' }, 'payout_details_locked'],
    [
      'another one, with a name alone',
      onFile,
      { replaces: 'older', bankAccount: null, name: 'Ada' },
      'change',
    ],
  ])('%s', (_, existing, fields, expected) => {
    const input = { ...request, bankAccount: other, ...fields };
    const decision = decideSaveSeller(existing, input, contextAt(startMs + 1));
    expect('refused' in decision ? decision.code : decision.kind).toBe(expected);
  });

  function sealedAs(accountNumberSealed: string): Seller {
    return { ...onFile, accountNumberSealed };
  }

  test('the merchant itself has the same rule', () => {
    const first = accepted(
      decideSaveMerchantBankAccount(null, { ...owner, bankAccount }, contextAt(startMs)),
    );
    const save = (fields: Partial<SaveSeller>) =>
      decideSaveMerchantBankAccount(
        first,
        { ...owner, ...fields, bankAccount: other },
        contextAt(startMs + 1),
      );
    expect(save({ replaces: null })).toMatchObject({ code: changed });
    expect(save({ replaces: 'sealed' })).toMatchObject({ kind: 'change' });
    expect(save({ replaces: null, isOnFile: true })).toMatchObject({ kind: 'change' });
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
