import { randomBytes } from 'node:crypto';
import { faultKinds, faultOperations, limits, sandboxDeliveryStatuses } from '@escrow-checkout/contract';
import { initiateBody, segment } from '../../harness/service.js';
import { payout, proof } from '../../harness/test-escrow.js';
import type { Random } from '../../simulation/random.js';

/** A request of a random run, and whether it carries an `Idempotency-Key`. */
export interface RandomRequest {
  method: string;
  path: string;
  body?: unknown;
  key: string | null;
}

/** What a random run has made so far, for requests to name. */
export interface Made {
  escrows: string[];
  charges: string[];
  accountNumbers: string[];
  payouts: string[];
  refunds: string[];
}

type Row = (random: Random, made: Made) => Omit<RandomRequest, 'key'>;

/** Few numbers, so that several sales get the same one. */
const sharedNumbers = ['1234567890', '2345678901', '3456789012'];
const unknownId = '019322f3-0000-7000-8000-000000000001';

/** Mostly one of the newest, which is not over yet. */
function named(random: Random, names: readonly string[], otherwise: string): string {
  if (names.length === 0 || random.chance(0.05)) return segment(otherwise);
  return segment(random.pick(random.chance(0.7) ? names.slice(-3) : names));
}

/** A whole number in a range, often at its ends, and now and then a value outside of it. */
function number(random: Random, min: number, max: number, usual: readonly number[], atEnds = 0.15): unknown {
  if (random.chance(0.08)) return random.pick([min - 1, max + 1, min + 0.5, -1, `${min}`, null, 1e300]);
  return random.chance(atEnds) ? random.pick([min, max]) : random.pick(usual);
}

function word(random: Random, words: readonly string[]): unknown {
  return random.chance(0.05) ? random.pick(['lost', '', null, 1]) : random.pick(words);
}

/** Leaves fields out, each half of the time. */
function some(random: Random, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(() => random.chance(0.5)));
}

function kobo(random: Random): unknown {
  const usual = [9_999, 10_000, 40_000, 150_000, 240_001, 250_000, 255_000, 400_000];
  return number(random, 1, limits.amountKoboMax, usual);
}

function inward(random: Random) {
  const payerName = random.pick(['ADE BUYER', 'Ọlá', 'a'.repeat(limits.nameLengthMax + 1)]);
  return { payer_name: payerName, times: number(random, 1, limits.sandboxTimesMax, [1, 2, 3]) };
}

function fund(random: Random, path: string): Omit<RandomRequest, 'key'> {
  if (random.chance(0.3)) return { method: 'POST', path };
  const outcome = word(random, ['credited', 'credited', 'rejected', 'reversed']);
  const delay = number(random, 0, limits.sandboxDelayMinutesMax, [0, 0, 1, 90, 5_000]);
  const body = some(random, { amount: kobo(random), ...inward(random), outcome, delay_minutes: delay });
  return { method: 'POST', path, body };
}

function settle(random: Random, path: string, outcomes: readonly string[]): Omit<RandomRequest, 'key'> {
  const fee = number(random, 0, limits.sandboxFeeKoboMax, [0, 1_000, 5_000]);
  const attempt = number(random, 1, limits.sandboxAttemptMax, [1, 1, 2, 3]);
  const fields = some(random, { reason: 'closed', fee, attempt });
  return { method: 'POST', path, body: { outcome: word(random, outcomes), ...fields } };
}

/** A random request of each operation of the sandbox, by its name in the contract. */
export const sandboxRows: Readonly<Record<string, Row>> = {
  fundEscrow: (random, { escrows }) => fund(random, `/sandbox/escrow/${named(random, escrows, 'NONE')}/fund`),
  fundCharge: (random, { charges }) => fund(random, `/sandbox/charge/${named(random, charges, 'NONE')}/fund`),
  moveDelivery: (random, { escrows }) => ({
    method: 'POST',
    path: `/sandbox/escrow/${named(random, escrows, 'NONE')}/delivery`,
    body: { status: word(random, sandboxDeliveryStatuses) },
  }),
  releaseCode: (random, { escrows }) => ({
    method: 'GET',
    path: `/sandbox/escrow/${named(random, escrows, 'NONE')}/release-code`,
  }),
  clock: () => ({ method: 'GET', path: '/sandbox/clock' }),
  advanceClock: (random) => ({
    method: 'POST',
    path: '/sandbox/clock/advance',
    body: some(random, {
      // A year takes seconds.
      hours: number(random, 0, limits.clockAdvanceHoursMax, [0, 0, 1, 1, 9, 25, 73], 0.01),
      minutes: number(random, 0, limits.clockAdvanceMinutesMax, [0, 1, 2, 31, 61], 0.01),
    }),
  }),
  credit: (random, { accountNumbers }) => ({
    method: 'POST',
    path: '/sandbox/credits',
    body: {
      account_number: decodeURIComponent(named(random, [...sharedNumbers, ...accountNumbers], '9999999999')),
      amount: kobo(random),
      ...some(random, { ...inward(random), reported_reference: true }),
    },
  }),
  settlePayout: (random, { payouts }) =>
    settle(random, `/sandbox/payouts/${named(random, payouts, unknownId)}/settle`, [
      'paid',
      'failed',
      'reversed',
    ]),
  settleRefund: (random, { refunds }) =>
    settle(random, `/sandbox/refunds/${named(random, refunds, unknownId)}/settle`, [
      'paid',
      'failed',
      'reversed',
      'needs_details',
    ]),
  fault: (random) => ({
    method: 'POST',
    path: '/sandbox/faults',
    body: {
      operation: word(random, faultOperations),
      kind: word(random, faultKinds),
      count: number(random, 0, limits.sandboxFaultsMax, [0, 0, 1, 2]),
    },
  }),
};

const fresh = (random: Random) => random.bytes(4).toString('hex');

function buyer(random: Random): Record<string, unknown> {
  if (random.chance(0.6)) return {};
  return { customer_email: `buyer+${random.pick(sharedNumbers)}@example.com` };
}

function onEscrow(action: string, bodyOf: (random: Random) => unknown): Row {
  return (random, { escrows }) => ({
    method: 'POST',
    path: `/escrow/${named(random, escrows, 'NONE')}/${action}`,
    body: bodyOf(random),
  });
}

/** What a merchant does in between, so that the sandbox has money to move. */
const merchantRows: readonly Row[] = [
  (random) => ({
    method: 'POST',
    path: '/escrow/initiate',
    body: {
      ...initiateBody(buyer(random)),
      ...(random.chance(0.3) && { seller_email: undefined }),
      ...(random.chance(0.3) && { release_code: true }),
    },
  }),
  (random) => ({
    method: 'POST',
    path: '/charge',
    body: {
      reference: `CHG-${fresh(random)}`,
      amount: 250_000,
      customer_email: 'buyer@example.com',
      return_url: 'https://shop.example.com/thanks',
      escrow: false,
      ...buyer(random),
    },
  }),
  (random, { escrows }) => ({ method: 'GET', path: `/escrow/${named(random, escrows, 'NONE')}` }),
  (random, { charges }) => ({ method: 'GET', path: `/charge/${named(random, charges, 'NONE')}` }),
  onEscrow('accept', (random) => (random.chance(0.7) ? { payout } : {})),
  onEscrow('deliver', () => proof),
  onEscrow('release', (random) => some(random, { amount: 40_000 })),
  onEscrow('refund', (random) => some(random, { amount: 40_000 })),
  onEscrow('dispute', (random) => ({
    reason: 'damaged',
    on_behalf_of: random.pick(['buyer', 'seller']),
  })),
  onEscrow('cancel', () => ({})),
  () => ({ method: 'PUT', path: '/account/payout', body: payout }),
];

/** A sale is opened, and paid in full, more often than all else. */
const likelyRows: readonly Row[] = [
  ...merchantRows,
  ...merchantRows.slice(0, 2),
  (random, { escrows }) => ({
    method: 'POST',
    path: `/sandbox/escrow/${named(random, escrows, 'NONE')}/fund`,
  }),
  (random, { charges }) => ({
    method: 'POST',
    path: `/sandbox/charge/${named(random, charges, 'NONE')}/fund`,
  }),
];

/** The next request; half of those of the sandbox carry a key, which a later one may repeat. */
export function nextRequest(random: Random, made: Made, before: readonly RandomRequest[]): RandomRequest {
  const repeated = before.length > 0 && random.chance(0.08) ? random.pick(before) : null;
  if (repeated !== null) return repeated;
  const isOfSandbox = random.chance(0.55);
  const row = isOfSandbox ? random.pick(Object.values(sandboxRows)) : random.pick(likelyRows);
  const request = row(random, made);
  const needsKey = request.path.endsWith('/advance') || JSON.stringify(request.body)?.includes('"amount"');
  const hasKey = request.method === 'POST' && (needsKey ? random.chance(0.95) : random.chance(0.5));
  return { ...request, key: hasKey ? `key-${randomBytes(8).toString('hex')}` : null };
}
