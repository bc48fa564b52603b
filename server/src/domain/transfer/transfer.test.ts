import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { bankAccount } from '../testing/fixtures.js';
import { commandOf } from '../testing/phrases.js';
import { readAttempts, Transfer } from '../testing/transfers.js';
import { retryAfterReversalMs, retryNotBefore } from '../transfer.js';

// story | status | attempts | moves | events: everything the whole story leaves behind.
// A number names the attempt; `+` is the money of the transfer leaving the bank, `-` coming back to it,
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
  send 1, paid 1, reversed 1, send 2, paid 2, reversed 2, send 3, paid 3, reversed 3 | failed \
      | reversed reversed reversed | + - + - + - | paid reversed paid reversed paid reversed
`;

const refunds = `
  send 1, paid 1                               | paid          | paid | + | paid
  send 1, failed 1                             | failed        | failed |  | failed
  send 1, paid 1, reversed 1                   | pending       | reversed | + - | paid failed
  send 1, paid 1, reversed 1, send 2, paid 2   | paid          | reversed paid | + - + | paid failed paid
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
  it.each(readAttempts(table))('$story', ({ story, ...left }) => {
    const transfer = new Transfer(worldAfter(given), kind);
    transfer.run(story);
    expect(transfer.outcome()).toEqual(left);
  });
});

describe('what refuses an attempt', () => {
  it.each([
    ['payout', 'released', 'send 1', 'in_flight'],
    ['payout', 'released', 'send 1, paid 1', 'already_paid'],
    ['payout', 'nowhere disputed, resolve 100k', '', 'payout_details_missing'],
    ['payout', 'released, credit_reversed', '', 'payment_reversed'],
    ['payout', 'released, credit_reversed, settle_receivable recovered 99k', '', 'payment_reversed'],
    ['payout', 'ready, release 40k, credit_reversed', '', 'payment_reversed'],
    ['refund', 'cancelled, credit_reversed', '', 'payment_reversed'],
    ['refund', 'awaiting, credit 150k, credit_reversed', '', 'payment_reversed'],
    ['payout', 'released, payout_fails, +30d, return_to_payer', '', 'final'],
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

test.each([
  ['payout', 'released', 'failed'],
  ['refund', 'refunded', 'failed'],
] as const)(
  'a %s that came back three times rests, until the operator has it tried again',
  (kind, given, status) => {
    const story = 'send 1, paid 1, reversed 1, send 2, paid 2, reversed 2, send 3, paid 3';
    const transfer = new Transfer(worldAfter(given), kind).run(story);
    const decision = transfer.tell('reversed 3');
    expect(jobsOf(decision)).toEqual([]);
    expect(transfer.outcome()).toMatchObject({ status });
    expect(transfer.run('hold, unhold').outcome()).toMatchObject({ status });
    expect(transfer.run('retry, send 4').outcome()).toMatchObject({ status: 'pending' });
  },
);

test('a payout that came back three times goes to another bank account at once', () => {
  const story = 'send 1, paid 1, reversed 1, send 2, paid 2, reversed 2, send 3, paid 3, reversed 3';
  const transfer = new Transfer(worldAfter('released'), 'payout').run(story).file(elsewhere);
  transfer.say({ command: 'bank_account_saved' });
  expect(transfer.payout).toMatchObject({ status: 'pending', accountLast4: '0001' });
});

describe('a fee that is named later or has risen', () => {
  const fees = (transfer: Transfer) => transfer.world.books.balance('partner_fees') * -1;
  it.each([
    ['a repeat of paid', 'send 1, paid 1, paid 1 50', 50],
    ['a repeat of paid with more', 'send 1, paid 1 50, paid 1 80', 80],
    ['the same fee again', 'send 1, paid 1 50, paid 1 50', 50],
    ['a lower fee', 'send 1, paid 1 50, paid 1 20', 50],
    ['the return of the money', 'send 1, paid 1, reversed 1 50', 50],
    ['after the return', 'send 1, paid 1, reversed 1, paid 1 50', 50],
    ['a failure', 'send 1, failed 1 50', 50],
    ['a duplicate payment', 'send 1, failed 1, send 2, paid 1, paid 1 50', 50],
  ])('is posted with %s', (_name, story, fee) => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
    expect(fees(transfer)).toBe(fee);
    expect(transfer.attempts[0]).toMatchObject({ fee });
  });
});

test('a payout returned to the payers whose attempt proves paid after all is money owed to us', () => {
  const transfer = new Transfer(worldAfter('released, payout_fails, +30d, return_to_payer'), 'payout');
  transfer.run('paid 1');
  expect(transfer.outcome()).toMatchObject({ status: 'returned_to_payer', attempts: 'late', moves: 'late' });
});

test('every attempt has a reference of its own, in letters the strictest partner takes', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, failed 1, send 2');
  const references = transfer.attempts.map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
  for (const reference of references) expect(reference).toMatch(/^po-[0-9a-z-]{13,47}$/);
  expect(transfer.attempts.map(({ n }) => n)).toEqual([1, 2]);
});

test('no word of the partner passes for our own mark of a late payment', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1');
  transfer.say({ command: 'failed', attemptId: transfer.attempts[0]?.id ?? '', reason: 'paid_twice' });
  expect(transfer.outcome()).toMatchObject({ status: 'failed', moves: '' });
});

const elsewhere = { ...bankAccount, accountLast4: '0001', accountNumberSealed: 'other' };

function jobsOf(decision: ReturnType<Transfer['say']>) {
  return 'kind' in decision && decision.kind === 'change' ? decision.change.jobs : [];
}

describe('saved details', () => {
  it.each([
    ['let a waiting payout start', 'nowhere disputed, resolve 100k', '', 'pending', '0001'],
    ['change what is not sent', 'released', '', 'pending', '0001'],
    ['let what has failed start', 'released', 'send 1, failed 1', 'pending', '0001'],
    ['let what came back start', 'released', 'send 1, paid 1, reversed 1', 'pending', '0001'],
    ['do not redirect what is sent', 'released', 'send 1', 'pending', '6789'],
    ['do not touch what is paid', 'released', 'send 1, paid 1', 'paid', '6789'],
  ])('%s', (_name, given, story, status, last4) => {
    const transfer = new Transfer(worldAfter(given), 'payout').run(story).file(elsewhere);
    const decision = transfer.say({ command: 'bank_account_saved' });
    expect(transfer.payout).toMatchObject({ status, accountLast4: last4 });
    expect(jobsOf(decision).map(({ kind }) => kind)).toEqual(last4 === '0001' ? ['payout.run'] : []);
  });

  test('that say what stands do nothing', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout');
    expect(transfer.say({ command: 'bank_account_saved' })).toMatchObject({ kind: 'repeat' });
  });

  test('write what is with the partner, so that whoever ends the attempt reads them', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1').file(elsewhere);
    const before = transfer.payout?.version ?? 0;
    transfer.say({ command: 'bank_account_saved' });
    expect(transfer.payout).toMatchObject({ version: before + 1, accountLast4: '6789' });
  });

  it.each(['failed 1', 'paid 1, reversed 1'])(
    'while an attempt is under way let the next one start: %s',
    (end) => {
      const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1').file(elsewhere);
      const decision = end
        .split(', ')
        .map((phrase) => transfer.tell(phrase))
        .at(-1);
      expect(transfer.payout?.status).toBe('pending');
      const { id, world } = transfer;
      expect(decision && jobsOf(decision)).toMatchObject([
        { kind: 'payout.run', subject: id, dueAt: world.now },
      ]);
    },
  );
});

describe('an attempt', () => {
  it.each(['', 'send 1, failed 1', 'send 1, paid 1, reversed 1'])(
    'goes to what is on file when it is sent: %s',
    (story) => {
      const transfer = new Transfer(worldAfter('released'), 'payout').run(story).file(elsewhere);
      transfer.say({ command: 'send', leaseToken: 'lease' });
      expect(transfer.payout).toMatchObject({ accountLast4: '0001', accountNumberSealed: 'other' });
    },
  );

  it.each([
    ['', 'changed'],
    ['send 1', 'in_flight'],
    ['send 1, failed 1', 'too_early'],
    ['send 1, paid 1', 'too_early'],
    ['send 1, paid 1, reversed 1', 'too_early'],
  ])('begins by itself only while one is due: after %j it is %s', (story, expected) => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run(story);
    const decision = transfer.sendIfDue();
    expect('refused' in decision ? decision.code : `${decision.kind}d`).toBe(expected);
  });

  test('is not made while nothing is on file', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout').file(null);
    expect(transfer.send()).toMatchObject({ refused: true, code: 'payout_details_missing' });
  });

  it.each([
    ['payout', 'released'],
    ['refund', 'refunded'],
  ] as const)('of a %s no longer shows why the last one failed', (kind, given) => {
    const transfer = new Transfer(worldAfter(given), kind).run('send 1, paid 1, reversed 1, send 2');
    const { payouts, refunds } = transfer.world.aggregate;
    expect([...payouts, ...refunds]).toMatchObject([{ status: 'pending', failureReason: null }]);
  });
});

describe('money that came back', () => {
  it.each([
    ['payout', 'released'],
    ['refund', 'refunded'],
  ] as const)('rests an hour before it is tried again: %s', (kind, given) => {
    const transfer = new Transfer(worldAfter(given), kind).run('send 1, paid 1');
    const decision = transfer.tell('reversed 1');
    const dueAt = transfer.world.now + retryAfterReversalMs;
    expect(jobsOf(decision)).toMatchObject([{ kind: `${kind}.run`, subject: transfer.id, dueAt }]);
    expect(retryNotBefore(transfer.world.transferAggregate(kind, transfer.id))).toBe(dueAt);
  });

  it.each([
    ['payout', 'released'],
    ['refund', 'refunded'],
  ] as const)('is due at once when the operator says so: %s', (kind, given) => {
    const transfer = new Transfer(worldAfter(given), kind).run('send 1, paid 1, reversed 1, retry');
    expect(retryNotBefore(transfer.world.transferAggregate(kind, transfer.id))).toBeNull();
    transfer.run('send 2, paid 2, reversed 2');
    expect(retryNotBefore(transfer.world.transferAggregate(kind, transfer.id))).not.toBeNull();
  });

  test('rests no longer when other details are saved', () => {
    const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1, paid 1, reversed 1');
    transfer.file(elsewhere).say({ command: 'bank_account_saved' });
    expect(retryNotBefore(transfer.world.transferAggregate('payout', transfer.id))).toBeNull();
  });
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

describe('a payout of what a bank reversed', () => {
  const receivable = 'released, credit_reversed';

  test('goes once that is settled', () => {
    const given = `${receivable}, settle_receivable recovered 40k, settle_receivable written_off 60k`;
    const transfer = new Transfer(worldAfter(given), 'payout').run('send 1, paid 1');
    expect(transfer.outcome()).toMatchObject({ status: 'paid', moves: '+' });
  });

  test.each(['bank_account_saved', 'retry'] as const)('waits whatever is done about it: %s', (command) => {
    const transfer = new Transfer(worldAfter(receivable), 'payout').file(elsewhere);
    transfer.say({ command });
    expect(transfer.payout).toMatchObject({ status: 'pending', accountLast4: '0001' });
    expect(transfer.send()).toMatchObject({ refused: true, code: 'payment_reversed' });
  });

  test('that the partner had by then ends as the partner says', () => {
    const world = worldAfter('released');
    const transfer = new Transfer(world, 'payout').run('send 1');
    world.run('credit_reversed');
    expect(transfer.run('paid 1').outcome()).toMatchObject({ status: 'paid', moves: 'late +' });
  });

  test.each([
    ['send', { command: 'send', leaseToken: 'lease' }],
    ['a manual payment', { command: 'record_payment', sessionId: 'manual' }],
  ] as const)('is not paid by whoever read it before: %s is written with the checkout', (_name, command) => {
    const transfer = new Transfer(worldAfter('released'), 'payout');
    const { version } = transfer.world.checkout;
    const decision = transfer.say(command);
    const writes = 'kind' in decision && decision.kind === 'change' ? decision.change.writes : [];
    expect(writes).toContainEqual({ update: 'checkout', row: expect.objectContaining({ version }) });
    expect(transfer.world.checkout.version).toBe(version + 1);
  });
});
