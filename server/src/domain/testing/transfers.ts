import type { Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Movement } from '../change.js';
import type { Attempt, BankAccount, Payout } from '../records.js';
import { decideTransfer, sendIfDue, type TransferCommand } from '../transfer.js';
import type { CheckoutWorld } from './checkout-world.js';
import { contextAt } from './fixtures.js';
import { kobo } from './phrases.js';

/** The outcome of a story of attempts. */
interface Left {
  status: string;
  attempts: string;
  moves: string;
  events: string;
}

/** Reads `story | status | attempts | moves | events`. */
export function readAttempts(table: string): (Left & { story: string })[] {
  return table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [story = '', status = '', attempts = '', moves = '', events = ''] = line
        .split('|')
        .map((part) => part.trim());
      return { story, status, attempts, moves, events };
    });
}

/** A world whose first payout or refund is the subject of a story. */
export class Transfer {
  readonly world: CheckoutWorld;
  readonly id: string;
  readonly #kind: 'payout' | 'refund';
  readonly #movesBefore: number;
  readonly #events: string[] = [];

  constructor(world: CheckoutWorld, kind: 'payout' | 'refund') {
    const { payouts, refunds } = world.aggregate;
    const [row] = kind === 'payout' ? payouts : refunds;
    assert(row, `the world has no ${kind}`);
    this.world = world;
    this.id = row.id;
    this.#kind = kind;
    this.#movesBefore = world.books.movements.length;
  }

  get attempts(): readonly Attempt[] {
    return this.world.attempts.get(this.id) ?? [];
  }

  get payout(): Payout | null {
    return this.#aggregate.payout as Payout | null;
  }

  get #aggregate(): TransferAggregate {
    return this.world.transferAggregate(this.#kind, this.id);
  }

  /** Decides another attempt without committing it. */
  send(fields: Partial<TransferAggregate> = {}): Decision<TransferAggregate> {
    const context = contextAt(this.world.now);
    return decideTransfer(
      { ...this.#aggregate, ...fields },
      { command: 'send', leaseToken: 'other' },
      context,
    );
  }

  /** Decides the worker's own next step without committing it. */
  sendIfDue(): Decision<TransferAggregate> {
    const command = { command: 'send', leaseToken: 'other' } as const;
    return sendIfDue(this.#aggregate, command, contextAt(this.world.now));
  }

  /** Saves the payee's bank account, which the payout does not have yet. */
  file(payeeBankAccount: BankAccount | null): this {
    this.world.aggregate = { ...this.world.aggregate, payeeBankAccount };
    return this;
  }

  say(command: TransferCommand): Decision<TransferAggregate> {
    const decision = this.world.transfer(this.#kind, this.id, command);
    if ('kind' in decision && decision.kind === 'change') {
      this.#events.push(...decision.change.events.map(({ type }) => type.replace(`${this.#kind}.`, '')));
    }
    return decision;
  }

  /** Runs a story such as `send 1, failed 1, send 2`; throws if a step is refused. */
  run(story: string): this {
    for (const phrase of story.split(',').map((part) => part.trim())) {
      if (phrase === '') continue;
      if (phrase.startsWith('+')) {
        this.world.run(phrase);
        continue;
      }
      assert(!('refused' in this.tell(phrase)), `${phrase} was refused`);
    }
    return this;
  }

  /** Runs one phrase of a story. */
  tell(phrase: string): Decision<TransferAggregate> {
    const [name = '', n = '', fee = ''] = phrase.split(' ');
    return this.say(this.#commandOf(name, kobo(n), fee === '' ? 0 : kobo(fee)));
  }

  #commandOf(name: string, n: number, fee: number): TransferCommand {
    const byOperator = operatorCommandOf(name, n);
    if (byOperator !== null) return byOperator;
    if (name === 'send') return { command: 'send', leaseToken: `lease-${n}` };
    if (name === 'unpayable') {
      const { accountNumberSealed = '' } = this.#aggregate.payeeBankAccount ?? {};
      return { command: name, accountNumberSealed, reason: name };
    }
    const attemptId = this.attempts[n - 1]?.id ?? '';
    if (name === 'paid') return { command: 'paid', attemptId, sessionId: `session-${n}`, fee };
    if (name === 'refused') return { command: 'refused', attemptId, reason: 'unknown_bank' };
    const calledBefore = this.world.now;
    if (name === 'postponed') return { command: name, attemptId, reason: 'not_sent', calledBefore };
    if (name === 'no_float') return { command: 'postponed', attemptId, reason: 'float', calledBefore };
    if (name === 'called' || name === 'rest') return { command: name, attemptId };
    if (name === 'unknown') return { command: 'not_found', attemptId };
    if (name === 'differs') return { command: 'differs', attemptId, difference: 'the bank has another' };
    if (name === 'end') return { command: 'end_attempt', attemptId, statement: null };
    if (name === 'statement') return { command: 'end_attempt', attemptId, statement: 'Never received.' };
    assert(
      name === 'failed' || name === 'reversed' || name === 'needs_details',
      `no phrase begins with ${name}`,
    );
    return name === 'needs_details'
      ? { command: name, attemptId, reason: name }
      : { command: name, attemptId, reason: name, fee };
  }

  outcome(): Left {
    const { payout, refund } = this.#aggregate;
    const moves = this.world.books.movements.slice(this.#movesBefore);
    return {
      status: (payout ?? refund)?.status ?? '',
      attempts: this.attempts.map(stateOf).join(' '),
      moves: moves.map((move) => this.#wordFor(move)).join(' '),
      events: this.#events.join(' '),
    };
  }

  #wordFor({ debit, credit }: Movement): string {
    const accounts = `${debit.split(':')[0]}>${credit.split(':')[0]}`;
    const words: Readonly<Record<string, string>> = {
      [`${this.#kind}>bank`]: '+',
      [`bank>${this.#kind}`]: '-',
      'receivable>bank': 'late',
      'bank>receivable': 'back',
      [`${this.#kind}>receivable`]: this.#aggregate.refund?.status === 'cancelled' ? accounts : 'settled',
      'loss>receivable': 'loss',
    };
    return words[accounts] ?? accounts;
  }
}

/** `n` is an amount in kobo in commands of the operator that name one. */
function operatorCommandOf(name: string, n: number): TransferCommand | null {
  const late = { good: 'recovered', lost: 'written_off', held: 'held' } as const;
  if (name === 'retry') return { command: 'retry' };
  if (name === 'remind') return { command: 'remind' };
  if (name === 'saved') return { command: 'bank_account_saved' };
  if (name === 'hand') return { command: 'record_payment', sessionId: 'by-hand' };
  if (name === 'hold') return { command: 'hold' };
  if (name === 'unhold') return { command: 'unhold' };
  if (name === 'repay') return { command: 'settle_came_back', amount: n, to: 'payee' };
  if (name === 'keep') return { command: 'settle_came_back', amount: n, to: 'loss' };
  if (name === 'drop') return { command: 'cancel' };
  const from = late[name as keyof typeof late];
  return from === undefined ? null : { command: 'settle_receivable', amount: n, from };
}

function stateOf({ state, failureReason }: Attempt): string {
  if (state !== 'failed') return state;
  return { paid_twice: 'late', paid_twice_settled: 'settled' }[failureReason ?? ''] ?? state;
}
