import { expect, it, test } from 'vitest';
import { outcomeOf, worldAfter } from '../testing/cells.js';
import { merchant } from '../testing/fixtures.js';
import { statementsOf } from './evidence.js';

const hourMs = 3_600_000;

it.each([
  ['ready', null, null],
  ['delivered', 24 * hourMs, 24 * hourMs],
  ['delivered, +10h', 14 * hourMs, 14 * hourMs],
  ['delivered, +30h', 0, 0],
])(
  '%s: a dispute keeps %s ms of the clock, and withdrawing gives them back',
  (given, kept, returned_to_payer) => {
    const world = worldAfter(given).run('dispute buyer, +50h');
    expect(world.aggregate.escrow).toMatchObject({ autoReleaseAt: null, autoReleaseRemainingMs: kept });
    world.run('withdraw buyer');
    const due = returned_to_payer === null ? null : world.now + returned_to_payer;
    expect(world.aggregate.escrow).toMatchObject({ autoReleaseAt: due, autoReleaseRemainingMs: null });
  },
);

it.each([
  ['ready, dispute buyer', 'waiting_for_seller'],
  ['ready, dispute buyer, evidence buyer', 'waiting_for_seller'],
  ['ready, dispute buyer, evidence seller', 'waiting_for_operator'],
  ['ready, dispute buyer, +71h, evidence seller', 'waiting_for_operator'],
  ['ready, dispute buyer, +72h, evidence seller', 'waiting_for_seller'],
  ['ready, dispute buyer, +72h, evidence seller, default_judgement', 'resolved'],
  ['ready, dispute seller', 'waiting_for_operator'],
  ['reversed', 'waiting_for_operator'],
  ['disputed, credit_reversed', 'waiting_for_operator'],
  ['disputed, withdraw buyer', 'resolved'],
])('%s is %s, and only a silent seller has a deadline', (given, status) => {
  const { dispute } = worldAfter(given).aggregate;
  expect(dispute?.status).toBe(status);
  expect(dispute?.respondBy !== null).toBe(status === 'waiting_for_seller');
});

it.each([
  ['delivered, dispute buyer, +50h, withdraw buyer, +10h', 14],
  ['delivered, +10h, dispute buyer, +50h, withdraw buyer', 14],
  ['delivered, +10h, dispute buyer, withdraw buyer, +1h, dispute seller, +9h, withdraw seller', 13],
  ['delivered, +20h, dispute buyer, +50h, withdraw buyer, +9h', 0],
])('%s: a second dispute keeps %i hours, never more than the first one left', (given, hours) => {
  const world = worldAfter(given).run('dispute buyer, +5h, evidence seller');
  expect(world.aggregate.escrow.autoReleaseRemainingMs).toBe(hours * hourMs);
});

test('a second dispute ends as any other, but for its withdrawal', () => {
  const again = 'delivered, dispute buyer, withdraw buyer, dispute buyer, +72h';
  expect(worldAfter(`${again}, default_judgement`).aggregate.escrow.status).toBe('refunded');
  expect(worldAfter(`${again}, evidence seller, resolve 100k`).aggregate.dispute).toMatchObject({
    outcome: 'resolved',
    amountToSeller: 100_000,
    decisionReason: 'as the photos show',
  });
});

test('a buyer can say that it is solved, however much was said for them', () => {
  const world = worldAfter('delivered, dispute buyer, withdraw buyer, dispute buyer');
  for (let n = 0; n < 24; n++) {
    world.command({ command: 'evidence', side: 'buyer', text: `photo ${n}`, links: [] }, merchant);
  }
  const more = world.command({ command: 'evidence', side: 'buyer', text: 'one more', links: [] }, merchant);
  expect(outcomeOf(more).to).toBe('! evidence_limit');
  world.run('report_solved');
  expect(world.aggregate.dispute).toMatchObject({ status: 'waiting_for_operator', respondBy: null });
  expect(outcomeOf(world.say('report_solved more')).to).toBe('! evidence_limit');
});

test('what the buyer says is solved waits for the operator, whoever opened it for them', () => {
  const again = 'delivered, dispute buyer, withdraw buyer';
  const opening = { command: 'dispute', reason: 'other', description: null, evidence: [] } as const;
  const world = worldAfter(again);
  world.command({ ...opening, side: 'buyer' }, merchant);
  expect(outcomeOf(world.command({ command: 'report_solved', text: 'solved' }, merchant)).to).toBe(
    '! not_opener',
  );
  world.run('report_solved');
  expect(world.aggregate.dispute).toMatchObject({ status: 'waiting_for_operator', respondBy: null });
  expect(outcomeOf(world.run('+999h').say('default_judgement')).to).toBe('=');
  expect(world.run('resolve 100k').aggregate.escrow.status).toBe('released');
});

test('evidence keeps every statement, with its side, who made it and when', () => {
  const world = worldAfter('disputed').run('+1h, evidence seller');
  const statements = world.aggregate.dispute ? statementsOf(world.aggregate.dispute) : [];
  expect(statements).toEqual([
    {
      side: 'buyer',
      text: null,
      links: ['https://example.com/photo'],
      actor: { kind: 'buyer', via: 'page' },
      at: world.now - hourMs,
    },
    {
      side: 'seller',
      text: 'as shown',
      links: [],
      actor: { kind: 'seller', via: 'page' },
      at: world.now,
    },
  ]);
});

test('a withdrawn dispute whose time was up is due for release at once', () => {
  const world = worldAfter('delivered, +30h').run('dispute buyer, +1h, withdraw buyer, auto_release');
  expect(world.aggregate.escrow.status).toBe('released');
});
