import { expect, it } from 'vitest';
import type { Change, Write } from '../domain/change.js';
import { plainChange } from '../domain/change-builder.js';
import { type Effect, effectsOf } from './effects.js';

const owner = { accountId: 'account', mode: 'test' } as const;
const by = { changeId: 'change', now: 1, clockOffsetMs: 0, author: 'operator:Ada' } as never;

/** A change that writes rows of which only these fields matter. */
function changeOf(given: Partial<Omit<Change, 'writes'>>, ...writes: object[]): Change {
  return { ...plainChange(owner, by, { writes: writes as Write[] }), ...given };
}

const payout = { id: 'p', version: 3, status: 'failed', amount: 5 };
const attempt = { id: 'a', version: 1, state: 'sent', n: 2, objectKind: 'payout', objectId: 'p' };
const read = { payout, attempts: [attempt], checkout: { id: 'c', version: 9, status: 'released' } };

it.each<[what: string, change: Change, effects: Effect[]]>([
  ['nothing', changeOf({}), []],
  [
    'a state that changes, from what was read',
    changeOf({}, { update: 'payout', row: { ...payout, status: 'pending' } }),
    [{ kind: 'changes', table: 'payout', id: 'p', from: 'failed', to: 'pending' }],
  ],
  ['no row whose state stays', changeOf({}, { update: 'payout', row: { ...payout, amount: 6 } }), []],
  ['no row without a state', changeOf({}, { update: 'carriage', row: { ...owner, version: 1 } }), []],
  [
    'the state of a row that was not read',
    changeOf({}, { update: 'refund', row: { id: 'r', version: 1, status: 'paid' } }),
    [{ kind: 'changes', table: 'refund', id: 'r', from: null, to: 'paid' }],
  ],
  [
    'an attempt, by what it pays',
    changeOf(
      {},
      { update: 'attempt', row: { ...attempt, state: 'failed' } },
      { insert: 'attempt', row: { ...attempt, id: 'b', n: 3, state: 'paid' } },
    ),
    [
      { kind: 'changes', table: 'attempt', id: '2 of payout p', from: 'sent', to: 'failed' },
      { kind: 'creates', table: 'attempt', id: '3 of payout p', status: 'paid' },
    ],
  ],
  [
    'what is owed anew, as a row',
    changeOf({}, { insert: 'payout', row: payout }),
    [{ kind: 'owes', table: 'payout', row: payout as never }],
  ],
  [
    'a row of an account',
    changeOf({}, { insert: 'carriage', row: owner }),
    [{ kind: 'creates', table: 'carriage', id: 'account', status: null }],
  ],
  [
    'an entry of the audit log',
    changeOf({}, { insert: 'audit_entry', row: { id: 'e', action: 'clock.confirmed', subject: 'clock' } }),
    [{ kind: 'audit', action: 'clock.confirmed', subject: 'clock' }],
  ],
  [
    'money, events, mails and jobs, in this order',
    changeOf({
      jobs: [{ kind: 'payout.run', subject: 'p', ...owner, dueAt: 1 }],
      mails: [{ template: 'checkout.receipt' }] as never,
      events: [{ type: 'payout.paid' }] as never,
      movements: [{ debit: 'escrow:c', credit: 'payout:p', amount: 5 }],
    }),
    [
      { kind: 'moves', debit: 'escrow:c', credit: 'payout:p', amount: 5 },
      { kind: 'event', type: 'payout.paid' },
      { kind: 'mail', template: 'checkout.receipt' },
      { kind: 'job', job: 'payout.run', subject: 'p' },
    ],
  ],
])('a change does %s', (_what, change, effects) => {
  expect(effectsOf(change, read)).toEqual(effects);
});
