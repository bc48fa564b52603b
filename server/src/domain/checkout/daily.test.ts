import { describe, expect, it, test } from 'vitest';
import { decideEscrow } from '../escrow/decide.js';
import { nextLocalDay } from '../local-time.js';
import type { Payout } from '../records.js';
import { chargeAfter, worldAfter } from '../testing/cells.js';
import { contextAt, startMs } from '../testing/fixtures.js';
import { commandOf } from '../testing/phrases.js';

const midnight = nextLocalDay(startMs);
const dayMs = 24 * 3_600_000;

const brief = ({ status, scheduledFor }: Payout) =>
  scheduledFor === null ? status : `${status} +${(scheduledFor - midnight) / dayMs}d`;

describe("a payout of a merchant's own", () => {
  // story | what is paid | payout, with the days after the first midnight until its transfer | jobs
  it.each([
    ['pending', '100k', 'pending', 'payout.run'],
    ['daily pending', '100k', 'pending +0d', ''],
    ['daily pending, +23h', '100k', 'pending +1d', ''],
    ['daily_nowhere pending', '100k', 'waiting_details +0d', ''],
    ['tiny pending', '9k', 'below_minimum', 'payout.combine'],
    ['daily_tiny pending', '9k', 'below_minimum +0d', ''],
  ])('of a charge that was %s and is paid %s: %s', (story, amount, payout, jobs) => {
    const world = chargeAfter(story);
    const decision = world.say(`credit ${amount}`);
    expect(world.aggregate.payouts.map(brief)).toEqual([payout]);
    expect(decision).toMatchObject({ change: { jobs: jobs === '' ? [] : [{ kind: jobs }] } });
  });

  it.each([
    ['own funded, release', ['pending']],
    ['daily funded, release', ['pending +0d']],
    ['daily funded, release 40k, +24h, release', ['pending +0d', 'pending +1d']],
    ['daily funded, dispute buyer, resolve 40k', ['pending +0d']],
    ['sold released', ['pending']],
    ['sold disputed, resolve 40k', ['pending']],
  ])('of an escrow, %s', (story, payouts) => {
    expect(worldAfter(story).aggregate.payouts.map(brief)).toEqual(payouts);
  });
});

test('a schedule that changes concerns only payouts made from then on', () => {
  const world = worldAfter('daily funded, release 40k');
  world.aggregate = { ...world.aggregate, payoutSchedule: 'per_sale' };
  world.run('+1h, release');
  expect(world.aggregate.payouts.map(brief)).toEqual(['pending +0d', 'pending']);
});

test.each([
  ['test', false, 'pending +0d'],
  ['test', true, 'pending +0d'],
  ['live', false, 'pending +0d'],
  ['live', true, 'pending'],
] as const)(
  'in %s mode, whether a leap of the clock waits: %s, a daily payout is %s',
  (mode, hasClockLeapt, payout) => {
    const world = worldAfter('daily funded');
    const { aggregate } = world;
    world.aggregate = { ...aggregate, hasClockLeapt, escrow: { ...aggregate.escrow, mode } };
    const decision = decideEscrow(
      world.aggregate,
      commandOf('release', world),
      contextAt(world.now, world.newId),
    );
    expect('after' in decision && decision.after.payouts.map(brief)).toEqual([payout]);
  },
);
