import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { destination } from '../testing/fixtures.js';
import { commandOf } from '../testing/phrases.js';
import { readTries, Transfer } from '../testing/transfers.js';

// story | status | attempts | moves | events: everything the whole story leaves behind.
// A number names the try; `+` is the money of the transfer leaving the bank, `-` coming back to it,
// `late` leaving though not owed, `back` that coming back, `settled` the late payment taken for the one owed.

const payouts = `
  send 1                                       | pending  | sent
  send 1, paid 1                               | paid     | paid | + | paid
  send 1, paid 1, paid 1                       | paid     | paid | + | paid
  send 1, failed 1                             | failed   | failed |  | failed
  send 1, failed 1, failed 1, reversed 1       | failed   | failed |  | failed
  send 1, reversed 1                           | failed   | failed |  | failed
  send 1, paid 1, reversed 1                   | reversed | reversed | + - | paid reversed
  send 1, paid 1, failed 1                     | reversed | reversed | + - | paid reversed
  send 1, paid 1, reversed 1, reversed 1, paid 1 | reversed | reversed | + - | paid reversed
  send 1, reversed 1, paid 1                   | paid     | paid | + | failed paid
  send 1, failed 1, send 2                     | pending  | failed sent |  | failed
  send 1, failed 1, send 2, paid 2             | paid     | failed paid | + | failed paid
  send 1, paid 1, reversed 1, send 2, paid 2   | paid     | reversed paid | + - + | paid reversed paid
  send 1, failed 1, paid 1                     | paid     | paid | + | failed paid
  send 1, failed 1, create 2, paid 1           | paid     | paid cancelled | + | failed paid
  send 1, failed 1, create 2, send 2           | pending  | failed sent |  | failed
  send 1, failed 1, send 2, paid 1             | pending  | late sent | late | failed
  send 1, failed 1, send 2, paid 1, paid 1     | pending  | late sent | late | failed
  send 1, failed 1, send 2, paid 1, paid 2     | paid     | late paid | late + | failed paid
  send 1, failed 1, send 2, paid 2, paid 1     | paid     | late paid | + late | failed paid
  send 1, failed 1, send 2, paid 1, reversed 1 | pending  | failed sent | late back | failed
  send 1, failed 1, send 2, paid 1, failed 2   | paid     | paid failed | late settled | failed failed paid
  send 1, failed 1, send 2, paid 1, failed 2, reversed 1 | reversed | reversed failed \
      | late settled - | failed failed paid reversed
  send 1, failed 1, send 2, paid 1, paid 2, reversed 2 | paid | paid reversed | late + - settled \
      | failed paid reversed paid
  send 1, needs_details 1                      | pending  | sent
`;

const refunds = `
  send 1, paid 1                               | paid          | paid | + | paid
  send 1, failed 1                             | failed        | failed |  | failed
  send 1, paid 1, reversed 1                   | failed        | reversed | + - | paid failed
  send 1, needs_details 1                      | needs_details | sent |  | failed
  send 1, needs_details 1, needs_details 1     | needs_details | sent |  | failed
  send 1, needs_details 1, paid 1              | paid          | paid | + | failed paid
  send 1, needs_details 1, failed 1, send 2    | pending       | failed sent |  | failed failed
  send 1, failed 1, send 2, paid 1, failed 2   | paid          | paid failed | late settled \
      | failed failed paid
`;

describe.each([
  ['payout', 'released', payouts],
  ['refund', 'refunded', refunds],
] as const)('a %s', (kind, given, table) => {
  it.each(readTries(table))('$story', ({ story, ...left }) => {
    const transfer = new Transfer(worldAfter(given), kind);
    transfer.run(story);
    expect(transfer.outcome()).toEqual(left);
  });
});

describe('what refuses a try', () => {
  it.each([
    ['payout', 'released', 'send 1', 'in_flight'],
    ['payout', 'released', 'send 1, paid 1', 'already_paid'],
    ['payout', 'nowhere disputed, resolve 100k', '', 'payout_details_missing'],
    ['payout', 'released, payout_fails, +30d, give_back', '', 'final'],
    ['refund', 'refunded', 'send 1, needs_details 1', 'in_flight'],
    ['refund', 'awaiting, credit 103k', '', 'below_minimum'],
  ] as const)('%s of %s after %s: %s', (kind, given, story, code) => {
    const transfer = new Transfer(worldAfter(given), kind);
    transfer.run(story);
    const decision = transfer.send();
    expect(decision).toMatchObject({ refused: true, code });
    if (code === 'in_flight') expect(decision).toHaveProperty('attemptId', transfer.attempts[0]?.id);
  });

  test('another refund of the same credit that is under way', () => {
    const transfer = new Transfer(worldAfter('refunded'), 'refund');
    expect(transfer.send({ creditBusyWith: 'another' })).toMatchObject({
      refused: true,
      code: 'credit_busy',
    });
  });
});

test('a payout given back whose try proves paid after all is money owed to us', () => {
  const transfer = new Transfer(worldAfter('released, payout_fails, +30d, give_back'), 'payout');
  transfer.run('paid 1');
  expect(transfer.outcome()).toMatchObject({ status: 'given_back', attempts: 'late', moves: 'late' });
});

test('every try has a reference of its own, in letters the strictest partner takes', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, failed 1, send 2');
  const references = transfer.attempts.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  for (const reference of references) expect(reference).toMatch(/^po-[0-9a-z-]{13,47}$/);
  expect(transfer.attempts.map(({ n }) => n)).toEqual([1, 2]);
});

test('no word of the partner passes for our own mark of a late payment', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1');
  transfer.say({ command: 'failed', attemptId: transfer.attempts[0]?.id ?? '', reason: 'paid_late' });
  expect(transfer.outcome()).toMatchObject({ status: 'failed', moves: '' });
});

describe('saved details', () => {
  const saved = { command: 'details_saved', destination: { ...destination, accountLast4: '0001' } } as const;
  const elsewhere = { ...saved, destination: { ...saved.destination, accountNumberSealed: 'other' } };

  it.each([
    ['let a waiting payout start', 'nowhere disputed, resolve 100k', '', 'pending', '0001'],
    ['change what is not sent', 'released', '', 'pending', '0001'],
    ['change what has failed', 'released', 'send 1, failed 1', 'failed', '0001'],
    ['change what came back', 'released', 'send 1, paid 1, reversed 1', 'reversed', '0001'],
    ['do not touch what is sent', 'released', 'send 1', 'pending', '6789'],
    ['do not touch what is paid', 'released', 'send 1, paid 1', 'paid', '6789'],
  ])('%s', (_name, given, story, status, last4) => {
    const transfer = new Transfer(worldAfter(given), 'payout').run(story);
    const decision = transfer.say(elsewhere);
    expect(transfer.payout).toMatchObject({ status, accountLast4: last4 });
    const jobs = 'kind' in decision && decision.kind === 'change' ? decision.change.jobs : [];
    expect(jobs.map(({ kind }) => kind)).toEqual(last4 === '0001' ? ['payout.run'] : []);
  });

  test('that say what stands do nothing', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout');
    expect(transfer.say({ command: 'details_saved', destination })).toMatchObject({ kind: 'repeat' });
  });
});

test('money that came back rests an hour before it is tried again', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, paid 1');
  const decision = transfer.say({
    command: 'reversed',
    attemptId: transfer.attempts[0]?.id ?? '',
    reason: 'closed',
  });
  const jobs = 'kind' in decision && decision.kind === 'change' ? decision.change.jobs : [];
  expect(jobs).toMatchObject([
    { kind: 'payout.run', subject: transfer.id, dueAt: transfer.world.now + 3_600_000 },
  ]);
});

test('a refund leaves from the partner its credit arrived at', () => {
  const world = worldAfter('awaiting');
  const command = commandOf('credit 100k', world);
  if (command.command !== 'credit') throw new Error('the phrase speaks of a credit');
  world.command({ ...command, credit: { ...command.credit, partner: 'former' } });
  new Transfer(world.run('refund'), 'refund').run('send 1, paid 1');
  expect(world.books.balance('bank:former:test')).toBe(0);
  expect(world.books.balance('bank:sandbox:test')).toBe(0);
});
