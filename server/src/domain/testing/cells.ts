import type { CheckoutAggregate, Decision } from '../aggregate.js';
import { assert } from '../assert.js';
import type { ChargeInput } from '../charge/create.js';
import { checkoutOf } from '../checkout/decide.js';
import type { InitiateInput } from '../escrow/initiate.js';
import { ChargeWorld } from './charge-world.js';
import { showOutcome } from './declared.js';
import type { CheckoutInput } from './fixtures.js';
import { World } from './world.js';

/** A story that ends in each state, by the name that cells use. */
const stories: Readonly<Record<string, string>> = {
  awaiting: '',
  partial: 'credit 40k',
  funded: 'credit 100k',
  ready: 'credit 100k, accept',
  delivered: 'credit 100k, accept, deliver',
  disputed: 'credit 100k, accept, dispute buyer',
  reversed: 'credit 100k, accept, credit_reversed',
  taken: 'credit 100k, accept, credit_part_reversed 60k',
  released: 'credit 100k, accept, release',
  refunded: 'credit 100k, refund',
  declined: 'credit 40k, decline',
  cancelled: 'credit 40k, cancel',
  expired: 'credit 40k, +73h, expire',
};

/** Escrows that differ from the usual one, by the word that begins a story. */
const escrowInputs: Readonly<Record<string, CheckoutInput<InitiateInput>>> = {
  own: { sellerEmail: null },
  nowhere: { payeeBankAccount: null },
  managed: { deliveryMode: 'managed' },
  coded: { releaseCodeSealed: 'sealed first' },
  live: { mode: 'live' },
  small: { amount: 9_000 },
  daily: { sellerEmail: null, payoutSchedule: 'daily' },
  // The schedule is the merchant's, so it never concerns an escrow with a named seller.
  sold: { payoutSchedule: 'daily' },
};

/** A story of a direct charge that ends in each state. */
const chargeStories: Readonly<Record<string, string>> = {
  pending: '',
  partial: 'credit 40k',
  succeeded: 'credit 100k',
  expired: 'credit 40k, +25h, expire',
  failed: 'credit 40k, +8h, account_refused',
};

/** Direct charges that differ from the usual one; the partner cannot transfer as little as a tiny one. */
const chargeInputs: Readonly<Record<string, CheckoutInput<ChargeInput>>> = {
  nowhere: { payeeBankAccount: null },
  tiny: { amount: 9_000 },
  daily: { payoutSchedule: 'daily' },
  daily_tiny: { amount: 9_000, payoutSchedule: 'daily' },
  daily_nowhere: { payeeBankAccount: null, payoutSchedule: 'daily' },
};

/** A row of a table: the state before, the command, and everything that the decision contains. */
export interface Cell {
  given: string;
  when: string;
  to: string;
  moves: string;
  events: string;
  jobs: string;
}

/** Reads `given | when | to | moves | events | jobs`; `;` separates stories or phrases with one outcome. */
export function readCells(table: string): Cell[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .flatMap((line) => {
      const [givens = '', whens = '', to = '', moves = '', events = '', jobs = ''] = line
        .split('|')
        .map((part) => part.trim());
      const outcome = { to, moves, events, jobs };
      return list(givens).flatMap((given) => list(whens).map((when) => ({ given, when, ...outcome })));
    });
}

function list(text: string): string[] {
  return text.split(';').map((part) => part.trim());
}

/** Returns a world in which a story such as `own ready, +24h` has happened. */
export function worldAfter(given: string): World {
  const { input, story } = readGiven(given, stories, escrowInputs);
  return new World(input).run(story);
}

/** Returns a world in which the story of a direct charge, such as `tiny pending, credit 9k`, has happened. */
export function chargeAfter(given: string): ChargeWorld {
  const { input, story } = readGiven(given, chargeStories, chargeInputs);
  return new ChargeWorld(input).run(story);
}

function readGiven<Input extends object>(
  given: string,
  beginnings: Readonly<Record<string, string>>,
  variants: Readonly<Record<string, Input>>,
): { input: Input; story: string } {
  const [beginning = '', ...steps] = given.split(',').map((part) => part.trim());
  const words = beginning.split(' ');
  const differences = words.slice(0, -1).map((word) => variants[word]);
  const story = beginnings[words.at(-1) ?? ''];
  assert(story !== undefined && !differences.includes(undefined), `no story is called ${beginning}`);
  return { input: Object.assign({}, ...differences), story: [story, ...steps].join(',') };
}

/** Returns everything that a decision contains, in the words of a cell. */
export function outcomeOf(decision: Decision<CheckoutAggregate>): Omit<Cell, 'given' | 'when'> {
  const nothing = { moves: '', events: '', jobs: '' };
  if ('refused' in decision) return { to: `! ${decision.code}`, ...nothing };
  if (decision.kind === 'repeat') return { to: '=', ...nothing };
  const { movements, events, jobs } = decision.change;
  return {
    to: checkoutOf(decision.after).status,
    moves: movements
      .map((move) => `${kind(move.debit)}>${kind(move.credit)} ${move.amount / 1000}k`)
      .join(', '),
    events: events.map(({ type }) => type).join(' '),
    jobs: jobs.map((job) => job.kind).join(' '),
  };
}

/** Returns each outcome that changes something, once and sorted, in the words of `declaredOutcomes`. */
export function outcomesOfCells(
  cells: readonly { status: string; command: string; to: string; events: string }[],
): string[] {
  const changes = cells.filter(({ to }) => to !== '=' && !to.startsWith('!'));
  const outcomes = changes.map(({ status, command, to, events }) =>
    showOutcome(status, command, to === 'SAME' ? status : to, events === '' ? [] : events.split(' ')),
  );
  return [...new Set(outcomes)].sort();
}

function kind(account: string): string {
  return account.split(':')[0] ?? account;
}
