import type { CombinedMember, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { BankAccount, Payout } from '../records.js';
import { type CombinablePayouts, combine, decideTransfer, type TransferCommand } from '../transfer.js';
import { Books } from './books.js';
import { worldAfter } from './cells.js';
import { bankAccount, contextAt, countingIds, startMs } from './fixtures.js';

const hourMs = 3_600_000;

/** A world with small payouts of one payee, which a story combines and sends. */
export class CombinedWorld {
  readonly books = new Books();
  readonly newId = countingIds();
  readonly events: string[] = [];
  now = startMs;
  small: CombinablePayouts;
  aggregate: TransferAggregate | null = null;

  constructor(amounts: readonly number[]) {
    const members = amounts.map((amount, n) => memberOf(amount, n + 1));
    const { accountId, mode, sellerEmail } = (members[0] as CombinedMember).payout;
    const partner = 'sandbox';
    this.small = {
      accountId,
      mode,
      partner,
      sellerEmail,
      members,
      newestOrdinal: 0,
      unrecorded: null,
      payeeBankAccount: bankAccount,
    };
    for (const { payout, checkout } of members) {
      this.books.rows.set(`payout/${payout.id}`, { ...payout });
      this.books.rows.set(`checkout/${checkout.id}`, { ...checkout });
      this.books.balances.set(`payout:${payout.id}`, payout.amount);
    }
  }

  /** Changes the nth payout, or its checkout, before anything is combined. */
  change(n: number, fields: { payout?: Partial<Payout>; amountReceivable?: number }): this {
    const members = this.small.members.map((member, index) => {
      if (index !== n - 1) return member;
      const { amountReceivable = 0, payout } = fields;
      return { payout: { ...member.payout, ...payout }, checkout: { ...member.checkout, amountReceivable } };
    });
    this.small = { ...this.small, members };
    return this;
  }

  /** Makes the nth payout that of a merchant who is paid once a day, due from `scheduledFor` on. */
  schedule(n: number, scheduledFor: number): this {
    const amount = this.small.members[n - 1]?.payout.amount ?? 0;
    const status = amount < 10_000 ? 'below_minimum' : 'pending';
    return this.change(n, { payout: { status, scheduledFor } });
  }

  combine(): Decision<TransferAggregate> {
    return this.#record(combine(this.small, 'lease', contextAt(this.now, this.newId)));
  }

  say(command: TransferCommand): Decision<TransferAggregate> {
    assert(this.aggregate, 'nothing is combined yet');
    return this.#record(decideTransfer(this.aggregate, command, contextAt(this.now, this.newId)));
  }

  /** Runs a story such as `combine, paid 1, reversed 1, send`; throws if a step is refused. */
  run(story: string): this {
    for (const phrase of story.split(', ')) {
      const [name = '', n = '1', fee = '0'] = phrase.split(' ');
      if (name === '+1h') this.now += hourMs;
      else if (name === 'save') this.file({ ...bankAccount, accountNumberSealed: 'another' });
      else {
        const decision = name === 'combine' ? this.combine() : this.say(this.#commandOf(name, n, fee));
        assert('kind' in decision, `${phrase}: ${JSON.stringify(decision)}`);
      }
    }
    return this;
  }

  /** Saves the payee's bank account. */
  file(payeeBankAccount: BankAccount): void {
    if (this.aggregate) this.aggregate = { ...this.aggregate, payeeBankAccount };
  }

  get attempts(): string {
    const { attempts = [] } = this.aggregate ?? {};
    return attempts.map(({ state, failureReason }) => marks[failureReason ?? ''] ?? state).join(' ');
  }

  #commandOf(name: string, n: string, fee: string): TransferCommand {
    const attemptId = this.aggregate?.attempts[Number(n) - 1]?.id ?? '';
    if (name === 'paid') return { command: 'paid', attemptId, sessionId: `session-${n}`, fee: Number(fee) };
    if (name === 'failed' || name === 'reversed') return { command: name, attemptId, reason: name };
    if (name === 'send') return { command: 'send', leaseToken: 'lease' };
    if (name === 'record') return { command: 'record_payment', sessionId: 'manual' };
    if (name === 'saved') return { command: 'bank_account_saved' };
    assert(name === 'hold' || name === 'unhold' || name === 'retry', `no phrase begins with ${name}`);
    return { command: name };
  }

  #record(decision: Decision<TransferAggregate>): Decision<TransferAggregate> {
    if ('refused' in decision || decision.kind === 'repeat') return decision;
    this.books.commit(decision.change);
    this.aggregate = decision.after;
    this.events.push(...decision.change.events.map(({ type }) => type.replace('payout.', '')));
    this.#check(decision.after);
    return decision;
  }

  /** Throws unless the aggregate equals the books, and each member has the combined payout's state. */
  #check({ payout, members, attempts }: TransferAggregate): void {
    assert(payout, 'a combined payout has a row');
    this.#checkRow('combined_payout', payout);
    for (const attempt of attempts) this.#checkRow('attempt', attempt);
    for (const { payout: row, checkout } of members) {
      this.#checkRow('payout', row);
      assert(this.books.rows.get(`checkout/${checkout.id}`)?.version === checkout.version, 'another version');
      assert(row.status === payout.status && row.combinedPayoutId === payout.id, `${row.id} is elsewhere`);
      assert(row.accountNumberSealed === payout.accountNumberSealed, `${row.id} goes elsewhere`);
    }
  }

  #checkRow(table: string, row: { id: string }): void {
    const stored = this.books.rows.get(`${table}/${row.id}`) ?? {};
    for (const [field, value] of Object.entries(row)) {
      assert(stored[field] === value, `${table}.${field}: ${String(stored[field])} is stored, not ${value}`);
    }
  }
}

const marks: Readonly<Record<string, string>> = { paid_twice: 'late', paid_twice_settled: 'settled' };

function memberOf(amount: number, n: number): CombinedMember {
  const { aggregate } = worldAfter('released');
  assert('escrow' in aggregate && aggregate.payouts[0], 'a released escrow has a payout');
  const checkout = { ...aggregate.escrow, id: `checkout-${n}`, reference: `ORD-${n}` };
  const fields = { id: `payout-${n}`, checkoutId: checkout.id, amount, status: 'below_minimum' } as const;
  return { payout: { ...aggregate.payouts[0], ...fields }, checkout };
}
