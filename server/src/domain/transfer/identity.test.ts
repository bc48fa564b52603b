import { describe, expect, it, test } from 'vitest';
import { decideEscrow } from '../escrow/decide.js';
import { worldAfter } from '../testing/cells.js';
import { contextAt } from '../testing/fixtures.js';
import { Transfer } from '../testing/transfers.js';
import { attemptReference, payoutId, refundId } from './identity.js';

describe('a story that is played again makes the same ids and references', () => {
  it.each([
    ['payout', 'released', 'send 1'],
    ['payout', 'ready, release 40k, release 60k', 'send 1, failed 1, send 2'],
    ['refund', 'refunded', 'send 1, failed 1, send 2'],
    ['refund', 'awaiting, credit 150k', 'send 1'],
  ] as const)('%s of %s, %s', (kind, given, story) => {
    const played = (ahead: number) => {
      const world = worldAfter(given);
      // The ids that are drawn differ from here on, as they do in a restored database.
      for (let count = 0; count < ahead; count += 1) world.newId();
      const transfer = new Transfer(world, kind).run(story);
      const { payouts, refunds } = world.aggregate;
      const ids = [...payouts, ...refunds].map(({ id }) => id);
      return { ids, references: transfer.attempts.map(({ reference }) => reference) };
    };
    const [first, again] = [played(0), played(7)];
    expect(again).toEqual(first);
    expect(new Set(first.ids).size).toBe(first.ids.length);
  });
});

const identity = { kind: 'payout', transferId: 'transfer-1', n: 1, isManual: false } as const;

test('every attempt has another reference, in letters the strictest partner takes', () => {
  const others = [
    identity,
    { ...identity, n: 2 },
    { ...identity, kind: 'refund' as const },
    { ...identity, transferId: 'transfer-2' },
    { ...identity, isManual: true },
  ].map(attemptReference);
  expect(new Set(others).size).toBe(others.length);
  for (const reference of others) expect(reference).toMatch(/^[a-z0-9-]{16,50}$/);
});

test('a manual payment takes no reference that the partner sees', () => {
  const paidByHand = new Transfer(worldAfter('released'), 'payout');
  paidByHand.say({ command: 'record_payment', sessionId: 'session-1' });
  const sent = new Transfer(worldAfter('released'), 'payout').run('send 1');
  expect(paidByHand.attempts[0]?.n).toBe(sent.attempts[0]?.n);
  expect(paidByHand.attempts[0]?.reference).not.toBe(sent.attempts[0]?.reference);
});

test('ids are UUIDs, and differ by every part of an identity', () => {
  const { checkout, aggregate } = worldAfter('funded');
  const [credit] = aggregate.credits;
  if (credit === undefined) throw new Error('A funded escrow has a credit');
  const ids = [
    payoutId(checkout, 1),
    payoutId(checkout, 2),
    payoutId({ ...checkout, accountId: 'another' }, 1),
    payoutId({ ...checkout, mode: 'live' }, 1),
    payoutId({ ...checkout, reference: 'ORD-2' }, 1),
    refundId(credit, 1),
    refundId(credit, 2),
    refundId({ ...credit, partner: 'another' }, 1),
    refundId({ ...credit, mode: 'live' }, 1),
    refundId({ ...credit, partnerCreditId: 'another' }, 1),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(refundId({ ...credit, id: 'another', checkoutId: null }, 1)).toBe(refundId(credit, 1));
});

test('a payout after one whose id was drawn takes the next ordinal', () => {
  const { aggregate, checkout, newId, now } = worldAfter('ready, release 40k');
  const payouts = aggregate.payouts.map((payout) => ({ ...payout, id: newId() }));
  const release = { command: 'release', amount: 60_000 } as const;
  const decision = decideEscrow({ ...aggregate, payouts }, release, contextAt(now, newId));
  const after = 'kind' in decision ? decision.after.payouts.map(({ id }) => id) : [];
  expect(after).toEqual([payouts[0]?.id, payoutId(checkout, 2)]);
});
