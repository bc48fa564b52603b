import { describe, expect, it, test } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { Transfer } from '../testing/transfers.js';
import { attemptReference, combinedPayoutId } from './identity.js';
import {
  afterAccepted,
  differenceOf,
  isStanding,
  laterCombinedReferences,
  nextAttempts,
} from './standing.js';

const account = { to: 'bank_account', bankCode: '058', accountNumber: '0123456789' } as const;
const credit = { to: 'credit', partnerCreditId: 'credit-1' } as const;
const ours = { status: 'paid', amount: 50_000, destination: account } as const;
const refund = { status: 'paid', amount: 50_000, destination: credit } as const;

it.each([
  ['the same', ours, ours, null],
  ['another amount', ours, { ...ours, amount: 70_000 }, 'the bank has ₦700.00 instead of ₦500.00'],
  [
    'another number',
    ours,
    { ...ours, destination: { ...account, accountNumber: '0123456799' } },
    'the bank has to 058 ···6799 instead of to 058 ···6789',
  ],
  [
    'another bank',
    ours,
    { ...ours, destination: { ...account, bankCode: '044' } },
    'the bank has to 044 ···6789 instead of to 058 ···6789',
  ],
  ['a refund for a payout', ours, refund, 'the bank has to the payer of credit-1 instead of to 058 ···6789'],
  ['the same credit', refund, refund, null],
  [
    'another credit and amount',
    refund,
    { ...refund, amount: 1_000, destination: { ...credit, partnerCreditId: 'credit-2' } },
    'the bank has ₦10.00 instead of ₦500.00, to the payer of credit-2 instead of to the payer of credit-1',
  ],
  [
    'a bank whose code there is not known',
    { ...ours, destination: { ...account, bankCode: null } },
    { ...ours, destination: { ...account, bankCode: '044' } },
    null,
  ],
  [
    'another number at such a bank',
    { ...ours, destination: { ...account, bankCode: null } },
    { ...ours, destination: { ...account, accountNumber: '0123456799' } },
    'the bank has to 058 ···6799 instead of to ···6789',
  ],
  ['where an older attempt went', { ...ours, destination: null }, ours, null],
])('%s: %#', (_name, expected, standing, difference) => {
  expect(differenceOf(expected, standing)).toBe(difference);
});

it.each([
  ['pending', true],
  ['needs_details', true],
  ['paid', true],
  ['failed', false],
  ['reversed', false],
] as const)('a %s transfer stands at the partner: %s', (status, stands) => {
  expect(isStanding({ status })).toBe(stands);
  const difference = differenceOf(ours, { ...ours, status, amount: 70_000 });
  expect(difference).toBe(stands ? 'the bank has ₦700.00 instead of ₦500.00' : null);
});

test('an attempt that differs at the bank moves nothing, and no other begins', () => {
  const transfer = new Transfer(worldAfter('released'), 'payout').run('send 1');
  const attemptId = transfer.attempts[0]?.id ?? '';
  const differs = { command: 'differs', attemptId, difference: 'the bank has another' } as const;
  transfer.say(differs);
  expect(transfer.outcome()).toMatchObject({ status: 'pending', attempts: 'sent', moves: '', events: '' });
  expect(transfer.attempts).toMatchObject([{ state: 'sent', difference: 'the bank has another' }]);
  expect(transfer.say(differs)).toMatchObject({ kind: 'repeat' });
  transfer.world.now += 31 * 24 * 3_600_000;
  for (const statement of [null, 'It was never executed.']) {
    const end = transfer.say({ command: 'end_attempt', attemptId, statement });
    expect(end).toMatchObject({ refused: true, code: 'attempt_differs' });
  }
  for (const command of [{ command: 'retry' }, { command: 'record_payment', sessionId: 's' }] as const) {
    expect(transfer.say(command)).toMatchObject({ refused: true, code: 'in_flight' });
  }
});

test('the reference of the next attempt is known before it begins', () => {
  const world = worldAfter('released');
  const transfer = new Transfer(world, 'payout');
  for (const story of ['send 1', 'failed 1, send 2']) {
    const expected = nextAttempts(world.transferAggregate('payout', transfer.id))[0]?.reference;
    transfer.run(story);
    expect(transfer.attempts.at(-1)?.reference).toBe(expected);
  }
});

test('an attempt ends when the partner has a later one, which then begins under its own reference', () => {
  const world = worldAfter('released');
  const transfer = new Transfer(world, 'payout');
  transfer.run('send 1');
  const later = nextAttempts(world.transferAggregate('payout', transfer.id))[1];
  const attemptId = transfer.attempts[0]?.id ?? '';
  transfer.say({ command: 'found_later', attemptId });
  expect(transfer.attempts).toMatchObject([{ state: 'failed', endedBy: 'look_up' }]);
  expect(world.transferAggregate('payout', transfer.id).payout?.status).toBe('pending');
  transfer.say({ command: 'send', leaseToken: 'lease', n: later?.n ?? 0 });
  expect(transfer.attempts).toMatchObject([{ n: 1 }, { n: 3, reference: later?.reference, state: 'sent' }]);
});

describe('the next combined payout after lost ones that the operator accepted', () => {
  const payee = { accountId: 'account-1', mode: 'live', sellerEmail: null } as const;
  const referenceOf = (ordinal: number, n = 1) => {
    const transferId = combinedPayoutId(payee, ordinal);
    return attemptReference({ kind: 'payout', transferId, n, isManual: false });
  };
  const accepted = (ordinal: number, recordedAt: number | null, n?: number) => ({
    reference: referenceOf(ordinal, n),
    recordedAt,
  });

  it.each([
    ['none', [], 3, null],
    ['of another payee', [{ reference: 'po-other', recordedAt: null }], 3, null],
    ['our newest, whose later attempt was lost', [accepted(3, null, 2)], 3, null],
    ['recorded', [accepted(4, 1)], 4, null],
    ['two, recorded', [accepted(5, 1, 2), accepted(4, 1)], 5, null],
    ['recorded, and one before it that the bank refused', [accepted(6, 1)], 6, null],
    ['not recorded', [accepted(4, null)], 4, referenceOf(4)],
    ['only the newer one recorded', [accepted(4, null), accepted(5, 1)], 5, referenceOf(4)],
    ['only one of its attempts recorded', [accepted(4, 1), accepted(4, null, 2)], 4, referenceOf(4, 2)],
    ['recorded after a later restore', [accepted(4, null), accepted(4, 1)], 4, null],
    ['more than are looked for at once', [accepted(50, 1), accepted(90, 1)], 90, null],
  ])('%s', (_, transfers, newestOrdinal, unrecorded) => {
    expect(afterAccepted(payee, 3, transfers)).toEqual({ newestOrdinal, unrecorded });
    const later = laterCombinedReferences(payee, 3, newestOrdinal);
    expect(later).toContain(referenceOf(newestOrdinal + 1, 6));
  });
});
