import fc from 'fast-check';
import { test } from 'vitest';
import { arrivalProblem } from './escrow/delivery.js';
import { ChargeWorld } from './testing/charge-world.js';
import type { CheckoutWorld } from './testing/checkout-world.js';
import { contextAt, startMs } from './testing/fixtures.js';
import { checkSoundness } from './testing/soundness.js';
import { matchUnmatched, receiveUnmatched } from './testing/unmatched-credits.js';
import { World } from './testing/world.js';
import type { TransferCommand } from './transfer.js';

type Happening =
  | 'send'
  | 'paid'
  | 'failed'
  | 'reversed'
  | 'needs_details'
  | 'refused'
  | 'not_found'
  | 'end_attempt'
  | 'hold'
  | 'unhold'
  | 'record_payment'
  | 'remind'
  | 'retry';

type Step =
  | { say: string }
  | { wait: string }
  | { transfer: number; happens: Happening; attempt: number }
  | { unmatched: number };

const amount = fc.oneof(
  fc.constantFrom(1, 9_999, 10_000, 40_000, 60_000, 90_000, 100_000, 250_000),
  fc.integer({ min: 1, max: 200_000 }),
);

const happenings: readonly Happening[] = [
  'paid',
  'failed',
  'reversed',
  'needs_details',
  'refused',
  'not_found',
  'end_attempt',
  'hold',
  'unhold',
  'record_payment',
  'remind',
  'retry',
];

/** Steps of a checkout that knows these phrases, those of the second list followed by an amount. */
function stepsOf(alone: readonly string[], withAmount: readonly string[]): fc.Arbitrary<Step[]> {
  const happens = fc.constantFrom<Happening[]>('send', 'send', 'send', ...happenings);
  const spoken = fc.tuple(fc.constantFrom(...withAmount), amount).map(([name, kobo]) => `${name} ${kobo}`);
  const waits = fc.constantFrom('+1h', '+24h', '+73h', '+31d', 'details');
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...alone).map((say) => ({ say })) },
    { weight: 4, arbitrary: spoken.map((say) => ({ say })) },
    { weight: 2, arbitrary: waits.map((wait) => ({ wait })) },
    { weight: 4, arbitrary: fc.record({ transfer: fc.nat(5), happens, attempt: fc.nat(2) }) },
    { weight: 1, arbitrary: amount.map((unmatched) => ({ unmatched })) },
  );
  return fc.array(step, { maxLength: 60, size: 'max' });
}

const payments = [
  'expire',
  'reopen',
  'open_virtual_account',
  'credit again',
  'credit_reversed',
  'credit_rejected 55k unseen',
  'credit_rejected again unseen',
];
const paymentAmounts = [
  'credit',
  'credit',
  'credit',
  'credit_rejected',
  'settle_receivable held',
  'settle_receivable recovered',
  'settle_receivable written_off',
  'settle_receivable not_taken',
  'credit_part_reversed',
];
const shipmentSteps = [
  'attach',
  'attach other',
  'book',
  'book',
  'prepared',
  'call_carrier',
  'booked',
  'booked',
  'booking_refused',
  'booking_refused uncalled',
  'booking_unknown',
  'end_booking',
  'end_booking uncalled',
  'shipment_cancelled',
  'too_late',
  'parcel_reported picked_up',
  'parcel_reported in_transit',
  'parcel_reported delivered',
  'parcel_reported failed',
  'parcel_reported failed stale',
  'parcel_reported cancelled',
  'earlier_arrived',
  'clear_delivery',
];
const escrowSteps = stepsOf(
  [
    ...payments,
    ...shipmentSteps,
    'accept',
    'decline',
    'cancel',
    'deliver',
    'deliver other',
    'deliver bare',
    'deliver by 200h',
    'confirm_arrival',
    'extend_inspection 1',
    'extend_inspection 2',
    'release',
    'auto_release',
    'try_release_code',
    'release code seller',
    'remind',
    'refund',
    'credit_reversed 0',
    'dispute buyer',
    'dispute seller',
    'evidence seller',
    'withdraw buyer',
    'withdraw seller',
    'report_solved',
    'concede',
    'default_judgement',
    'resolve 0',
    'return_to_payer',
  ],
  [...paymentAmounts, 'release', 'refund', 'resolve', 'booked'],
);
const chargeSteps = stepsOf([...payments, 'credit_reversed 0', 'account_refused'], paymentAmounts);

function take(world: CheckoutWorld, next: Step): void {
  if ('say' in next) say(world, next.say);
  else if ('wait' in next) world.run(next.wait);
  else if ('unmatched' in next) matchUnmatched(world, receiveUnmatched(world, next.unmatched));
  else transfer(world, next);
}

/** Whether an arrival so many hours after the start can be expected now; otherwise it is a bad request. */
function canBeExpected({ checkout, now }: CheckoutWorld, hours: number): boolean {
  const expected_arrival_at = new Date(startMs + hours * 3_600_000).toISOString();
  return arrivalProblem(checkout, { expected_arrival_at }, contextAt(now)) === null;
}

/** Phrases about a credit or payout mean nothing while there is none. */
function say(world: CheckoutWorld, phrase: string): void {
  const { credits, payouts } = world.aggregate;
  // Without its proof, a delivery that is not managed is a bad request, and no command.
  if (phrase === 'deliver bare' && world.checkout.deliveryMode !== 'managed') return;
  const [, , hours] = phrase.startsWith('deliver by') ? phrase.split(/ |h/) : [];
  if (hours !== undefined && !canBeExpected(world, Number(hours))) return;
  if (phrase.startsWith('return_to_payer') && payouts.length === 0) return;
  if ((/^credit(_part)?_reversed/.test(phrase) || phrase.includes(' again')) && credits.length === 0) return;
  world.say(phrase);
}

function transfer(
  world: CheckoutWorld,
  { transfer: index, happens, attempt }: Extract<Step, { transfer: number }>,
): void {
  const { payouts, refunds } = world.aggregate;
  const kinds = [
    ...payouts.map(({ id }) => ['payout', id] as const),
    ...refunds.map(({ id }) => ['refund', id] as const),
  ];
  const [kind, id] = kinds[index % kinds.length] ?? [];
  if (!kind) return;
  const alone = commandWithoutAttempt(happens, attempt);
  if (alone !== null) {
    world.transfer(kind, id, alone);
    return;
  }
  const attempts = world.attempts.get(id) ?? [];
  const attemptId = attempts[attempt % attempts.length]?.id;
  if (!attemptId) return;
  const fee = 1_000 * (attempt % 3);
  world.transfer(kind, id, commandOn(happens, attemptId, fee));
}

function commandWithoutAttempt(happens: Happening, n: number): TransferCommand | null {
  if (happens === 'send') return { command: 'send', leaseToken: 'lease' };
  if (happens === 'record_payment') return { command: 'record_payment', sessionId: `by-hand-${n}` };
  if (happens === 'remind') return { command: 'remind' };
  return happens === 'hold' || happens === 'unhold' || happens === 'retry' ? { command: happens } : null;
}

function commandOn(happens: Happening, attemptId: string, fee: number): TransferCommand {
  if (happens === 'paid') return { command: 'paid', attemptId, sessionId: null, fee };
  if (happens === 'failed' || happens === 'reversed') {
    return { command: happens, attemptId, reason: happens, fee };
  }
  if (happens === 'not_found') return { command: 'not_found', attemptId };
  if (happens === 'refused') return { command: 'refused', attemptId, reason: 'unknown_bank' };
  if (happens === 'end_attempt') return { command: 'end_attempt', attemptId, statement: null };
  return { command: 'needs_details', attemptId, reason: happens };
}

function live(world: CheckoutWorld, steps: readonly Step[]): void {
  for (const next of steps) {
    take(world, next);
    checkSoundness(world);
  }
}

test('whatever happens to an escrow in whatever order, the amounts, the ledger and the rows agree', () => {
  const life = fc.property(fc.boolean(), fc.boolean(), escrowSteps, (own, known, steps) => {
    const input = {
      ...(own ? { sellerEmail: null } : { releaseCodeSealed: 'sealed' }),
      ...(known ? { deliveryMode: 'managed' as const } : { payeeBankAccount: null }),
    };
    live(new World(input), steps);
  });
  fc.assert(life, { numRuns: 200 });
});

test('and so they do for a direct charge, down to amounts too small to be sent', () => {
  const price = fc.constantFrom(1, 9_999, 10_000, 100_000);
  const life = fc.property(price, fc.boolean(), chargeSteps, (amount, known, steps) => {
    live(new ChargeWorld({ amount, ...(!known && { payeeBankAccount: null }) }), steps);
  });
  fc.assert(life, { numRuns: 200 });
});
