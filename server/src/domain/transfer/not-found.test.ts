import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { bankAccount } from '../testing/fixtures.js';
import { readAttempts, Transfer } from '../testing/transfers.js';
import { watchPauseMs } from './ended.js';
import { refusalEndsAttempt } from './not-found.js';

// story | status | attempts | moves | events, as in the table of tries; `unknown` is a look-up that does not
// know the attempt, `end` the operator's end of it by such a look-up, `statement` by the partner's statement.

const payouts = `
  send 1, refused 1, +2m, unknown 1             | failed  | failed |  | failed
  send 1, refused 1, +2m, unknown 1, unknown 1  | failed  | failed |  | failed
  send 1, refused 1, +2m, unknown 1, paid 1     | paid    | paid | + | failed paid
  send 1, refused 1, +2m, unknown 1, retry, send 2, paid 1 | pending | late sent | late | failed retried
  send 1, refused 1, +2m, unknown 1, retry, send 2, paid 2, paid 1 | paid | late paid | + late \
      | failed retried paid
  send 1, refused 1, paid 1                     | paid    | paid | + | paid
  send 1, refused 1, failed 1                   | failed  | failed |  | failed
  send 1, failed 1, refused 1                   | failed  | failed |  | failed
  send 1, +1h, unknown 1                        | pending | sent
  send 1, +24h, end 1                           | failed  | failed |  | failed
  send 1, +24h, end 1, end 1, unknown 1         | failed  | failed |  | failed
  send 1, +24h, end 1, paid 1                   | paid    | paid | + | failed paid
  send 1, +24h, end 1, retry, send 2, paid 1    | pending | late sent | late | failed retried
  send 1, +2m, statement 1                      | failed  | failed |  | failed
  send 1, +1h, unknown 1, refused 1, +24h, end 1 | failed | failed |  | failed
`;

const refunds = `
  send 1, refused 1, +2m, unknown 1             | failed  | failed |  | failed
  send 1, needs_details 1, +24h, end 1          | failed  | failed |  | failed failed
  send 1, +24h, end 1, retry, send 2, paid 1    | pending | late sent | late | failed retried
`;

describe.each([
  ['payout', 'released', payouts],
  ['refund', 'refunded', refunds],
] as const)('a %s whose attempt the partner does not know', (kind, given, table) => {
  it.each(readAttempts(table))('$story', ({ story, ...left }) => {
    expect(new Transfer(worldAfter(given), kind).run(story).outcome()).toEqual(left);
  });
});

it.each([
  ['payout', 'released', 'send 1, refused 1', 'unknown 1', 'attempt_refused'],
  ['payout', 'released', 'send 1, +1h, unknown 1, refused 1, +31d', 'unknown 1', 'attempt_refused'],
  ['payout', 'released', 'send 1', 'unknown 1', 'too_early'],
  ['payout', 'released', 'send 1, +1h, unknown 1, +30m, unknown 1', 'unknown 1', 'too_early'],
  ['payout', 'released', 'send 1, +23h', 'end 1', 'too_early'],
  ['payout', 'released', 'send 1, +23h, unknown 1, +23h', 'end 1', 'too_early'],
  ['payout', 'released', 'send 1, +1m', 'statement 1', 'too_early'],
] as const)('a %s of %s after "%s" refuses "%s": %s', (kind, given, story, phrase, code) => {
  const transfer = new Transfer(worldAfter(given), kind).run(story);
  expect(transfer.tell(phrase)).toMatchObject({ refused: true, code });
  expect(transfer.attempts).toMatchObject([{ state: 'sent' }]);
});

describe('a refusal ends an attempt', () => {
  const refusedAt = 1_000_000;
  const attempt = new Transfer(worldAfter('released'), 'payout').run('send 1').attempts[0];
  const after = (fields: object) => ({ ...(attempt as NonNullable<typeof attempt>), refusedAt, ...fields });
  it.each([
    ['two minutes later', { callCount: 1, refusalCount: 1 }, 120_000, true],
    ['not before', { callCount: 1, refusalCount: 1 }, 119_999, false],
    ['not after an unanswered call', { callCount: 2, refusalCount: 1 }, 120_000, false],
    ['if every call was refused', { callCount: 2, refusalCount: 2 }, 120_000, true],
    ['not without a refusal', { callCount: 1, refusalCount: 0, refusedAt: null }, 120_000, false],
    ['not once it has paid', { callCount: 1, refusalCount: 1, state: 'paid' }, 120_000, false],
  ])('%s', (_name, fields, afterMs, ends) => {
    expect(refusalEndsAttempt(after(fields), refusedAt + afterMs)).toBe(ends);
  });
});

const elsewhere = { ...bankAccount, accountLast4: '0001', accountNumberSealed: 'other' };

test('an attempt that the partner does not know is called again only after a count of the call', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, +1h');
  const decision = transfer.tell('unknown 1');
  expect(transfer.attempts).toMatchObject([{ callCount: 2, calledAt: transfer.world.now, state: 'sent' }]);
  const writes = 'kind' in decision && decision.kind === 'change' ? decision.change.writes : [];
  expect(writes).toContainEqual({ update: 'checkout', row: expect.anything() });
});

test.each([
  ['payout', 'released'],
  ['refund', 'refunded'],
] as const)('a %s whose payment the bank reversed is only looked up', (kind, given) => {
  const world = worldAfter(given);
  const transfer = new Transfer(world, kind).run('send 1, +1h');
  world.run('credit_reversed');
  expect(transfer.tell('unknown 1')).toMatchObject({ refused: true, code: 'payment_reversed' });
  expect(transfer.run('+24h, end 1').outcome()).toMatchObject({ status: 'failed', attempts: 'failed' });
});

test('an attempt whose bank account was replaced is only looked up; its end starts the next one', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, +1h').file(elsewhere);
  expect(transfer.tell('unknown 1')).toMatchObject({ refused: true, code: 'bank_account_replaced' });
  const decision = transfer.run('+23h').tell('end 1');
  expect(transfer.payout).toMatchObject({ status: 'pending' });
  expect('kind' in decision && decision.kind === 'change' && decision.change.jobs).toMatchObject([
    { kind: 'payout.run', subject: transfer.id },
  ]);
});

test.each([
  ['send 1, refused 1, +2m, unknown 1', { endedBy: 'refusal', failureReason: 'unknown_bank' }],
  ['send 1, +24h, end 1', { endedBy: 'look_up', failureReason: 'not_executed', statement: null }],
  ['send 1, +24h, statement 1', { endedBy: 'statement', statement: 'Never received.' }],
])('an attempt that ended without a final answer says how, and is watched: %s', (story, fields) => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
  const nextPollAt = transfer.world.now + watchPauseMs(0);
  expect(transfer.attempts).toMatchObject([{ ...fields, nextPollAt }]);
  expect(transfer.run('paid 1').attempts).toMatchObject([{ state: 'paid', nextPollAt: null }]);
});

test('an ended attempt is looked up ever less often, and never for the last time', () => {
  const pauses = [0, 1, 5, 20, 1_000].map(watchPauseMs);
  expect(pauses).toEqual([3_600_000, 7_200_000, 32 * 3_600_000, 2_592_000_000, 2_592_000_000]);
});
