import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchCredit, unmatchedCredit } from './credit.js';
import { checkoutAccount, payoutAccount, receivableAccount, refundAccount } from './ledger.js';
import type { Credit, Refund } from './records.js';
import { contextAt } from './testing/fixtures.js';
import { World } from './testing/world.js';

type Step =
  | { say: string }
  | { wait: string }
  | { transfer: number; happens: 'send' | 'paid' | 'failed' | 'reversed' | 'needs_details'; attempt: number }
  | { stray: number };

const amount = fc.oneof(
  fc.constantFrom(1, 9_999, 10_000, 40_000, 60_000, 90_000, 100_000, 250_000),
  fc.integer({ min: 1, max: 200_000 }),
);
const alone = fc.constantFrom(
  ...['accept', 'decline', 'cancel', 'deliver', 'deliver other', 'release', 'release_alarm', 'refund'],
  ...['expire_alarm', 'reopen', 'open_account', 'credit again', 'credit_reversed', 'credit_reversed 0'],
  ...['dispute buyer', 'dispute seller', 'evidence seller', 'withdraw buyer', 'withdraw seller', 'concede'],
  ...['dispute_deadline_alarm', 'resolve 0', 'give_back'],
);
const withAmount = fc.constantFrom(
  ...['credit', 'credit', 'credit', 'credit_rejected', 'release', 'refund', 'resolve'],
  ...['settle_uncovered held', 'settle_uncovered recovered', 'settle_uncovered written_off'],
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ say: alone }) },
  { weight: 4, arbitrary: fc.tuple(withAmount, amount).map(([name, kobo]) => ({ say: `${name} ${kobo}` })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('+1h', '+24h', '+73h', '+31d', 'details').map((wait) => ({ wait })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      transfer: fc.nat(5),
      happens: fc.constantFrom('send', 'send', 'paid', 'failed', 'reversed', 'needs_details'),
      attempt: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: amount.map((stray) => ({ stray })) },
);

function take(world: World, next: Step): void {
  if ('say' in next) say(world, next.say);
  else if ('wait' in next) world.run(next.wait);
  else if ('stray' in next) matchStray(world, next.stray);
  else transfer(world, next);
}

/** Phrases about a credit or payout mean nothing while there is none. */
function say(world: World, phrase: string): void {
  const { credits, payouts } = world.aggregate;
  if (phrase.startsWith('give_back') && payouts.length === 0) return;
  if ((phrase.startsWith('credit_reversed') || phrase.endsWith('again')) && credits.length === 0) return;
  world.say(phrase);
}

function transfer(
  world: World,
  { transfer: index, happens, attempt }: Extract<Step, { transfer: number }>,
): void {
  const { payouts, refunds } = world.aggregate;
  const kinds = [
    ...payouts.map(({ id }) => ['payout', id] as const),
    ...refunds.map(({ id }) => ['refund', id] as const),
  ];
  const [kind, id] = kinds[index % kinds.length] ?? [];
  if (!kind) return;
  if (happens === 'send') {
    world.transfer(kind, id, { command: 'send', leaseToken: 'lease' });
    return;
  }
  const tries = world.attempts.get(id) ?? [];
  const attemptId = tries[attempt % tries.length]?.id;
  if (!attemptId) return;
  if (happens === 'paid') world.transfer(kind, id, { command: 'paid', attemptId, sessionId: null });
  else world.transfer(kind, id, { command: happens, attemptId, reason: happens });
}

function matchStray(world: World, kobo: number): void {
  const context = () => contextAt(world.now, world.newId);
  const partnerCreditId = `stray-${world.newId()}`;
  const incoming = { partner: 'sandbox', partnerCreditId, partnerReference: null, accountNumber: null };
  const rest = { amount: kobo, payerName: null, failureReason: null, paidAt: world.now };
  const change = unmatchedCredit({ ...incoming, ...rest }, 'test', context());
  world.books.commit(change);
  const [guard] = change.writes;
  const decision = matchCredit(world.aggregate, guard?.row as Credit, context());
  if ('refused' in decision || decision.kind !== 'change')
    throw new Error('a match always changes something');
  world.books.commit(decision.change);
  world.aggregate = decision.after;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What moved between two kinds of accounts, recomputed from the movements alone. */
function moved(world: World, from: string, to: string): number {
  const isBetween = ({ debit, credit }: { debit: string; credit: string }) =>
    debit.startsWith(`${from}:`) && credit.startsWith(`${to}:`);
  return sum(world.books.movements.filter(isBetween).map((movement) => movement.amount));
}

function checkAmounts(world: World): void {
  const { escrow } = world.aggregate;
  const { id, amountHeld, amountReleased, amountRefunded, amountExcess } = escrow;
  expect(escrow.amountReceived).toBe(amountHeld + amountReleased + amountRefunded);
  expect(world.books.balance(checkoutAccount({ kind: 'escrow', id }))).toBe(amountHeld);
  expect(moved(world, 'escrow', 'payout') - moved(world, 'payout', 'refund')).toBe(amountReleased);
  expect(moved(world, 'escrow', 'refund') + moved(world, 'payout', 'refund')).toBe(amountRefunded);
  expect(moved(world, 'bank', 'refund') - cameBack(world) + moved(world, 'credit', 'refund')).toBe(
    amountExcess,
  );
  expect(world.books.balance(receivableAccount(id)) + escrow.amountUncovered).toBe(0);
}

/** Refunds that the bank sent back; the rest of what came from the bank to refunds is excess. */
function cameBack(world: World): number {
  const { refunds } = world.aggregate;
  return sum(
    refunds.flatMap(({ id, amount: owed }) =>
      (world.attempts.get(id) ?? []).filter(({ state }) => state === 'reversed').map(() => owed),
    ),
  );
}

function checkCredits({ aggregate: { credits, refunds } }: World): void {
  const refundedOf = (id: string) =>
    sum(refunds.filter((row: Refund) => row.creditId === id).map((row) => row.amount));
  for (const credit of credits) {
    if (credit.status !== 'rejected') expect(credit.amountApplied + credit.amountExcess).toBe(credit.amount);
    expect(credit.amountRefunded).toBe(refundedOf(credit.id));
    expect(credit.amountRefunded).toBeLessThanOrEqual(credit.amount);
  }
}

function checkTransfers(world: World): void {
  const { payouts, refunds } = world.aggregate;
  for (const row of payouts) {
    const settled = row.status === 'paid' || row.status === 'given_back';
    expect(world.books.balance(payoutAccount(row.id))).toBe(settled ? 0 : row.amount);
  }
  for (const row of refunds) {
    expect(world.books.balance(refundAccount(row.id))).toBe(row.status === 'paid' ? 0 : row.amount);
  }
  const returned = moved(world, 'bank', 'payout') + cameBack(world);
  const paidOut = moved(world, 'payout', 'bank') + moved(world, 'refund', 'bank') - returned;
  const arrived =
    sum(['escrow', 'refund', 'credit'].map((kind) => moved(world, 'bank', kind))) - cameBack(world);
  expect(paidOut).toBeLessThanOrEqual(arrived);
}

test('whatever happens in whatever order, the amounts, the ledger and the rows agree', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.array(step, { maxLength: 60, size: 'max' }),
      (own, known, steps) => {
        const world = new World({
          ...(own && { sellerEmail: null }),
          ...(!known && { payeeDestination: null }),
        });
        for (const next of steps) {
          take(world, next);
          checkAmounts(world);
          checkCredits(world);
          checkTransfers(world);
        }
      },
    ),
    { numRuns: 200 },
  );
});
