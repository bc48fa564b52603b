import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { bankAccount } from '../testing/fixtures.js';
import { readAttempts, Transfer } from '../testing/transfers.js';

// story | status | attempts | moves | events, as in the table of attempts; `postponed` is a call that
// certainly had no effect, `unknown` a look-up that does not know the attempt: it is called again.

const payouts = `
  send 1, postponed 1                            | pending | sent
  send 1, postponed 1, unknown 1, postponed 1    | pending | sent
  send 1, postponed 1, unknown 1, paid 1         | paid    | paid   | + | paid
  send 1, postponed 1, paid 1                    | paid    | paid   | + | paid
  send 1, paid 1, postponed 1                    | paid    | paid   | + | paid
  send 1, postponed 1, unknown 1, refused 1, +2m, unknown 1 | failed | failed |  | failed
  send 1, postponed 1, +24h, end 1               | failed  | failed |  | failed
  send 1, postponed 1, hold                      | manual  | failed
  send 1, postponed 1, hold, unhold, send 2, paid 2 | paid | failed paid | + | paid
  send 1, postponed 1, hand                      | paid    | failed paid | + | paid
  send 1, postponed 1, hand, paid 1              | paid    | late paid | + late | paid
  send 1, postponed 1, retry, unknown 1, paid 1  | paid    | paid   | + | paid
  send 1, failed 1, retry, send 2, postponed 2, paid 1 | paid | paid failed | + | failed retried paid
  send 1, failed 1, retry, send 2, postponed 2, paid 1, paid 2 | paid | paid late | + late \\
      | failed retried paid
  send 1, failed 1, retry, send 2, paid 1, postponed 2 | paid | paid failed | late settled \\
      | failed retried paid
`;

const refunds = `
  send 1, postponed 1, unknown 1, paid 1         | paid    | paid   | + | paid
  send 1, failed 1, retry, send 2, postponed 2, paid 1 | paid | paid failed | + | failed retried paid
`;

describe.each([
  ['payout', 'released', payouts],
  ['refund', 'refunded', refunds],
] as const)('a %s whose call was postponed', (kind, given, table) => {
  it.each(readAttempts(table.replace(/\\\n\s*/g, '')))('$story', ({ story, ...left }) => {
    expect(new Transfer(worldAfter(given), kind).run(story).outcome()).toEqual(left);
  });
});

test.each([
  ['send 1, postponed 1', 0],
  ['send 1, postponed 1, unknown 1', 1],
  ['send 1, +1h, unknown 1, postponed 1', 1],
  ['send 1, +1h, unknown 1', 2],
])('a call that was postponed does not count, every other does: %s', (story, callCount) => {
  expect(new Transfer(worldAfter('released'), 'payout').run(story).attempts).toMatchObject([{ callCount }]);
});

const elsewhere = { ...bankAccount, accountLast4: '0001', accountNumberSealed: 'other' };

test('what was never sent goes to the bank account that its payee has saved since', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, postponed 1').file(elsewhere);
  transfer.run('unknown 1');
  expect(transfer.payout).toMatchObject({ status: 'pending', accountLast4: '0001' });
  expect(transfer.attempts).toMatchObject([{ n: 1, accountNumberSealed: 'other', callCount: 1 }]);
});

test('what may have been sent once goes nowhere else, though its last call was postponed', () => {
  const story = 'send 1, +1h, unknown 1, postponed 1, +1h';
  const transfer = new Transfer(worldAfter('released'), 'payout').run(story).file(elsewhere);
  expect(transfer.tell('unknown 1')).toMatchObject({ refused: true, code: 'bank_account_replaced' });
});

test.each([
  ['payout', 'released'],
  ['refund', 'refunded'],
] as const)('a %s whose payment the bank reversed is not sent after a postponed call', (kind, given) => {
  const world = worldAfter(given);
  const transfer = new Transfer(world, kind).run('send 1, postponed 1');
  world.run('credit_reversed');
  expect(transfer.tell('unknown 1')).toMatchObject({ refused: true, code: 'payment_reversed' });
});

test.each([
  ['send 1, no_float 1', true],
  ['send 1, no_float 1, unknown 1', true],
  ['send 1, no_float 1, unknown 1, called 1', false],
  ['send 1, no_float 1, called 1', true],
  ['send 1, no_float 1, rest 1', false],
  ['send 1, no_float 1, rest 1, unknown 1, no_float 1', true],
  ['send 1, no_float 1, unknown 1, rest 1', true],
  ['send 1, no_float 1, unknown 1, refused 1', false],
  ['send 1, +1h, unknown 1, no_float 1', false],
  ['send 1, no_float 1, unknown 1, no_float 1', true],
  ['send 1, no_float 1, unknown 1, postponed 1', false],
  ['send 1, no_float 1, paid 1', false],
  ['send 1, no_float 1, +24h, end 1', false],
  ['send 1, no_float 1, hold', false],
  ['send 1, no_float 1, differs 1', false],
  ['send 1, postponed 1', false],
])('a payout waits for the float only while its newest call found too little: %s', (story, waits) => {
  const { payout } = new Transfer(worldAfter('released'), 'payout').run(story);
  expect(payout?.awaitingFloatSince !== null).toBe(waits);
});

test.each(['hold', 'hand'])('what may have been sent is not paid manually: %s', (phrase) => {
  const story = 'send 1, +1h, unknown 1, postponed 1';
  const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
  expect(transfer.tell(phrase)).toMatchObject({ refused: true, code: 'in_flight' });
});
