import { describe, expect, it, test } from 'vitest';
import { nextLocalDay } from '../local-time.js';
import type { Payout } from '../records.js';
import { CombinedWorld } from '../testing/combined-world.js';
import { bankAccount, contextAt, startMs } from '../testing/fixtures.js';
import { combinedOf, decideTransfer, isDue, membersMax, type TransferCommand } from '../transfer.js';

// story | status | attempts | moves | events: `+` is one payout's money leaving the bank, `-` coming back.
const table = `
  combine                                    | pending  | sent |  |
  combine, paid 1                            | paid     | paid | + + + | paid paid paid
  combine, paid 1, paid 1                    | paid     | paid | + + + | paid paid paid
  combine, paid 1 500                        | paid     | paid | + + + fee | paid paid paid
  combine, paid 1 500, paid 1 700            | paid     | paid | + + + fee fee | paid paid paid
  combine, failed 1                          | failed   | failed |  | failed failed failed
  combine, failed 1, retry                   | pending  | failed |  | failed failed failed \
retried retried retried
  combine, failed 1, retry, send, paid 2     | paid     | failed paid | + + + | failed failed failed \
retried retried retried paid paid paid
  combine, paid 1, reversed 1                | reversed | reversed | + + + - - - | paid paid paid \
reversed reversed reversed
  combine, paid 1, reversed 1, +1h, send, paid 2 | paid | reversed paid | + + + - - - + + + | paid paid paid \
reversed reversed reversed paid paid paid
  combine, failed 1, send, paid 1            | pending  | late sent | late | failed failed failed
  combine, failed 1, send, paid 1, failed 2  | paid     | paid failed | late settled settled settled \
| failed failed failed failed failed failed \
paid paid paid
  combine, failed 1, hold                    | manual   | failed |  | failed failed failed
  combine, failed 1, hold, record            | paid     | failed paid | + + + | failed failed failed \
paid paid paid
  combine, failed 1, save, saved             | pending  | failed |  | failed failed failed
`;

const words: Readonly<Record<string, string>> = {
  'payout>bank': '+',
  'bank>payout': '-',
  'partner_fees>bank': 'fee',
  'receivable>bank': 'late',
  'payout>receivable': 'settled',
};

const rows = table
  .replaceAll('\\\n', '')
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => line.split('|').map((part) => part.trim()));

describe('payouts of ₦60, ₦30 and ₦20 that are combined', () => {
  it.each(rows)('%s: %s', (story = '', status, attempts, moves, events) => {
    const world = new CombinedWorld([6_000, 3_000, 2_000]).run(story);
    const kinds = world.books.movements.map(
      ({ debit, credit }) => `${debit.split(':')[0]}>${credit.split(':')[0]}`,
    );
    expect({
      status: world.aggregate?.payout?.status,
      attempts: world.attempts,
      moves: kinds.map((kind) => words[kind] ?? kind).join(' '),
      events: world.events.join(' '),
    }).toEqual({ status, attempts, moves, events });
  });
});

test.each([
  ['combine, paid 1 500', 500],
  ['combine, paid 1 500, paid 1 500', 500],
  ['combine, paid 1 500, paid 1 700', 700],
])('the fee is posted once for all members: %s', (story, fee) => {
  const { books } = new CombinedWorld([6_000, 3_000, 2_000]).run(story);
  const posted = books.movements.filter(({ debit }) => debit.startsWith('partner_fees'));
  expect(posted.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee);
});

describe('what joins', () => {
  const joined = (world: CombinedWorld) => {
    const decision = world.combine();
    if ('refused' in decision) return decision.code;
    return decision.after.members.map(({ payout }) => payout.id).join(' ');
  };
  const three = () => new CombinedWorld([6_000, 5_000, 4_000]);

  it('all that is below the minimum, as soon as together it reaches it', () => {
    expect(joined(three())).toBe('payout-1 payout-2 payout-3');
    expect(joined(new CombinedWorld([6_000, 4_000]))).toBe('payout-1 payout-2');
    expect(joined(new CombinedWorld([6_000, 3_999]))).toBe('below_minimum');
  });

  it.each([
    ['on hold', { payout: { status: 'manual' } }],
    ['paid', { payout: { status: 'paid' } }],
    ['paid by another combined payout', { payout: { combinedPayoutId: 'other' } }],
    ['of a reversed payment', { amountReceivable: 1 }],
  ] as const)('nothing that is %s', (_, fields) => {
    expect(joined(three().change(1, fields))).toBe('below_minimum');
    expect(joined(three().change(3, fields))).toBe('payout-1 payout-2');
  });

  it('nothing while a lost transfer may have paid the same', () => {
    const world = three();
    world.small = { ...world.small, unrecorded: 'po-lost' };
    expect(joined(world)).toBe('transfer_not_recorded');
    expect(joined(new CombinedWorld([6_000, 3_999]))).toBe('below_minimum');
  });

  it('nothing while the payee has no bank account on file', () => {
    const world = three();
    world.small = { ...world.small, payeeBankAccount: null };
    expect(joined(world)).toBe('payout_details_missing');
  });

  it('the largest, of more than one transfer takes', () => {
    const amounts = Array.from({ length: membersMax + 5 }, (_, index) => 100 + index);
    const world = new CombinedWorld(amounts);
    const decision = world.combine();
    if ('refused' in decision) throw new Error(decision.code);
    const paid = decision.after.members.map(({ payout }) => payout.amount);
    expect(Math.min(...paid)).toBe(105);
    expect(paid).toHaveLength(membersMax);
  });
});

describe('what joins of a merchant that is paid once a day', () => {
  const midnight = nextLocalDay(startMs);
  /** The nth payouts of ₦1,000, ₦60, ₦500 and ₦40 wait until midnight. */
  const paidDaily = (...nth: number[]) => {
    const world = new CombinedWorld([100_000, 6_000, 50_000, 4_000]);
    for (const n of nth) world.schedule(n, midnight);
    return world;
  };
  const joined = (world: CombinedWorld, now: number) => {
    world.now = now;
    const decision = world.combine();
    return 'refused' in decision
      ? decision.code
      : decision.after.members.map(({ payout }) => payout.id).join(' ');
  };

  it('all that is due, from the beginning of the next day', () => {
    expect(joined(paidDaily(1, 2, 3, 4), midnight - 1)).toBe('below_minimum');
    expect(joined(paidDaily(1, 2, 3, 4), midnight)).toBe('payout-1 payout-2 payout-3 payout-4');
  });

  it('with what is below the minimum from before', () => {
    expect(joined(paidDaily(1, 3), midnight - 1)).toBe('payout-2 payout-4');
    expect(joined(paidDaily(1, 3), midnight)).toBe('payout-1 payout-2 payout-3 payout-4');
  });

  it('one alone', () => {
    expect(joined(new CombinedWorld([100_000]).schedule(1, midnight), midnight)).toBe('payout-1');
  });

  it('none that is paid on its own', () => {
    const world = paidDaily(1, 2, 3, 4).change(3, { payout: { scheduledFor: null } });
    expect(joined(world, midnight)).toBe('payout-1 payout-2 payout-4');
  });

  it.each([
    ['on hold', { payout: { status: 'manual' } }],
    ['without a bank account', { payout: { status: 'waiting_details' } }],
    ['paid by another combined payout', { payout: { combinedPayoutId: 'other' } }],
    ['of a reversed payment', { amountReceivable: 1 }],
  ] as const)('nothing that is %s', (_, fields) => {
    const world = paidDaily(1, 2, 3, 4).change(1, fields);
    expect(joined(world, midnight)).toBe('payout-2 payout-3 payout-4');
  });

  // Naira of the payouts | naira of each transfer, at most ₦10 m, the largest first and filled up
  it.each([
    ['6m 4m', '6m+4m'],
    ['6m 5m 4m', '6m+4m 5m'],
    ['10m 1m', '10m 1m'],
    ['3m 3m 3m 3m 3m', '3m+3m+3m 3m+3m'],
    ['9m 2m 1m 1m', '9m+1m 2m+1m'],
  ])('what one transfer takes, the rest in the next: %s', (amounts, transfers) => {
    const world = new CombinedWorld(
      amounts.split(' ').map((text) => Number.parseInt(text, 10) * 100_000_000),
    );
    for (const [index] of world.small.members.entries()) world.schedule(index + 1, midnight);
    world.now = midnight;
    const made: string[] = [];
    while (world.small.members.length > 0) {
      const decision = world.combine();
      if ('refused' in decision) throw new Error(decision.code);
      const ids = decision.after.members.map(({ payout }) => payout.id);
      const paid = decision.after.members.map(({ payout }) => payout.amount).sort((a, b) => b - a);
      made.push(paid.map((amount) => `${amount / 100_000_000}m`).join('+'));
      const left = world.small.members.filter(({ payout }) => !ids.includes(payout.id));
      world.small = { ...world.small, members: left, newestOrdinal: made.length };
    }
    expect(made.join(' ')).toBe(transfers);
  });
});

describe('a payout that waits for its day', () => {
  const midnight = nextLocalDay(startMs);
  const alone = (fields: Partial<Payout>) => {
    const [member] = new CombinedWorld([100_000]).schedule(1, midnight).change(1, { payout: fields })
      .small.members;
    if (!member) throw new Error('there is no payout');
    const rest = {
      members: [],
      attempts: [],
      refund: null,
      credit: null,
      creditBusyWith: null,
      amountCancelled: 0,
    };
    return { kind: 'payout', ...member, ...rest, payeeBankAccount: bankAccount } as const;
  };
  const say = (fields: Partial<Payout>, command: TransferCommand, now = startMs) => {
    const decision = decideTransfer(alone(fields), command, contextAt(now));
    if ('refused' in decision) return decision.code;
    const jobs = decision.kind === 'change' ? decision.change.jobs.map(({ kind }) => kind) : ['nothing'];
    return [decision.after.payout?.status, ...jobs].join(' ');
  };
  const pending = { status: 'pending' } as const;

  it.each([startMs, midnight, midnight + 1])('is never sent or tried again on its own, at %d', (now) => {
    expect(say(pending, { command: 'send', leaseToken: 'lease' }, now)).toBe('payout_scheduled');
    expect(say(pending, { command: 'retry' }, now)).toBe('payout_scheduled');
    expect(isDue(alone(pending), now)).toBe(false);
  });

  it.each([
    ['is held', 'pending', { command: 'hold' }, 'manual', 'manual'],
    ['is released', 'manual', { command: 'unhold' }, 'pending', 'pending payout.combine'],
    ['is paid manually', 'pending', { command: 'record_payment', sessionId: 'S' }, 'paid', 'paid'],
    [
      'gets a bank account',
      'waiting_details',
      { command: 'bank_account_saved' },
      'pending',
      'pending payout.combine',
    ],
  ] as const)('%s, and goes with the others of its day', (_, status, command, before, after) => {
    const fields = { status, accountNumberSealed: 'another' };
    expect(say(fields, command, midnight - 1)).toBe(before);
    expect(say(fields, command, midnight)).toBe(after);
  });
});

describe('a member', () => {
  test.each(['retry', 'hold', 'unhold', 'send', 'record_payment'] as const)('refuses to %s alone', (name) => {
    const { aggregate } = new CombinedWorld([6_000, 6_000]).run('combine, failed 1');
    const member = aggregate?.members[0];
    if (!aggregate || !member) throw new Error('nothing was combined');
    const alone = {
      ...aggregate,
      payout: member.payout,
      checkout: member.checkout,
      members: [],
      attempts: [],
    };
    const command = { command: name, leaseToken: 'lease', sessionId: 'manual' } as const;
    expect(decideTransfer(alone, command as never, contextAt(startMs))).toEqual({
      refused: true,
      code: 'combined',
    });
  });

  test('whose payment the bank reverses keeps the whole from being sent again', () => {
    const world = new CombinedWorld([6_000, 6_000]).run('combine, failed 1, retry');
    const { aggregate } = world;
    if (!aggregate) throw new Error('nothing was combined');
    const [first, ...others] = aggregate.members;
    if (!first) throw new Error('nothing was combined');
    const reversed = { ...first, checkout: { ...first.checkout, amountReceivable: 6_000 } };
    world.aggregate = { ...aggregate, members: [reversed, ...others] };
    expect(world.say({ command: 'send', leaseToken: 'lease' })).toMatchObject({ code: 'payment_reversed' });
  });
});

test('a payee’s nth combined payout has the same id and reference, whatever its members', () => {
  const sent = (amounts: readonly number[], newestOrdinal = 0) => {
    const world = new CombinedWorld(amounts);
    world.small = { ...world.small, newestOrdinal };
    const { aggregate } = world.run('combine');
    return [aggregate?.payout?.id, aggregate?.attempts[0]?.reference];
  };
  expect(sent([6_000, 5_000])).toEqual(sent([9_000, 8_000, 7_000]));
  expect(sent([6_000, 5_000], 1)).not.toEqual(sent([6_000, 5_000]));
});

test('the reference that is asked about before is the one that is sent', () => {
  const world = new CombinedWorld([6_000, 5_000]);
  const next = combinedOf(world.small, contextAt(startMs));
  if ('refused' in next) throw new Error(next.code);
  expect(next.payout?.id).toBe(world.run('combine').aggregate?.payout?.id);
});
