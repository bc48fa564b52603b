import { describe, expect, it, test } from 'vitest';
import { decideEscrow } from './escrow/decide.js';
import { decideSaveOwnDetails, decideSaveSeller, detailsRestMs } from './payee.js';
import type { Mode } from './records.js';
import { worldAfter } from './testing/cells.js';
import { contextAt, destination, startMs } from './testing/fixtures.js';

const owner = { accountId: 'account-1', mode: 'live' } as const;
const wish = { ...owner, email: 'seller@example.com', name: null, savedBy: 'merchant' } as const;

function accepted<A>(decision: { kind: 'change'; after: A } | { refused: true }): A {
  if (!('after' in decision)) throw new Error('It was refused');
  return decision.after;
}

describe('when payout details were changed', () => {
  const first = accepted(decideSaveSeller(null, { ...wish, destination }, contextAt(startMs)));
  const save = (fields: object, now: number) =>
    accepted(decideSaveSeller(first, { ...wish, destination, ...fields }, contextAt(now)));

  it.each([
    ['the first ones are no change', first.detailsChangedAt, null],
    ['others are', save({}, startMs + 1).detailsChangedAt, startMs + 1],
    ['the same account again is none', save({ isOnFile: true }, startMs + 1).detailsChangedAt, null],
    [
      'a new name alone is none',
      save({ destination: null, name: 'Ada' }, startMs + 1).detailsChangedAt,
      null,
    ],
  ])('of a seller: %s', (_, says, expected) => expect(says).toBe(expected));

  test('the first ones of a seller known before by name are no change', () => {
    const named = accepted(decideSaveSeller(null, { ...wish, destination: null }, contextAt(startMs)));
    const saved = decideSaveSeller(named, { ...wish, destination }, contextAt(startMs + 1));
    expect(accepted(saved).detailsChangedAt).toBeNull();
  });

  test('of the merchant itself, the first ones are no change, others are', () => {
    const own = accepted(decideSaveOwnDetails(null, { ...owner, destination }, contextAt(startMs)));
    expect(own.detailsChangedAt).toBeNull();
    const other = decideSaveOwnDetails(own, { ...owner, destination }, contextAt(startMs + 1));
    expect(accepted(other).detailsChangedAt).toBe(startMs + 1);
    const same = { ...owner, destination, isOnFile: true };
    expect(accepted(decideSaveOwnDetails(own, same, contextAt(startMs + 1))).detailsChangedAt).toBeNull();
  });
});

describe('a release by the clock, after the payee has changed his details', () => {
  // mode | how long ago | what happens
  it.each<[Mode, number | null, string]>([
    ['live', 0, 'repeat'],
    ['live', detailsRestMs - 1, 'repeat'],
    ['live', detailsRestMs, 'change'],
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
