import { describe, expect, test } from 'vitest';
import type { Change, Refusal } from './change.js';
import {
  matchCredit,
  returnCredit,
  reverseUnmatchedCredit,
  settleOwnReceivable,
  unmatchedCredit,
} from './credit.js';
import type { Credit, Refund } from './records.js';
import { Books } from './testing/books.js';
import { worldAfter } from './testing/cells.js';
import { contextAt, countingIds, startMs } from './testing/fixtures.js';
import { decideTransfer, type TransferCommand } from './transfer.js';

const incoming = {
  partner: 'sandbox',
  partnerCreditId: 'stray-1',
  partnerReference: null,
  accountNumber: '9900000001',
  amount: 70_000,
  payerName: 'Somebody',
  payerBankName: null,
  sessionId: null,
  failureReason: null,
  paidAt: startMs,
};

/** An unmatched credit with its books. */
class UnmatchedCredit {
  readonly books = new Books();
  readonly #newId = countingIds();
  credit: Credit;
  refund: Refund | null = null;

  constructor(amount = 70_000) {
    const change = unmatchedCredit({ ...incoming, amount }, 'test', this.context);
    this.books.commit(change);
    this.credit = this.#row<Credit>('credit');
  }

  get context() {
    return contextAt(startMs, this.#newId, { kind: 'operator', via: 'command' });
  }

  #row<Row>(table: string): Row {
    return this.books.table(table)[0] as unknown as Row;
  }

  #take(decision: { kind: 'change'; change: Change } | { kind: 'repeat' } | Refusal): string {
    if ('refused' in decision) return decision.code;
    if (decision.kind === 'repeat') return 'repeat';
    this.books.commit(decision.change);
    expect(decision.change.events).toEqual([]);
    this.credit = this.#row<Credit>('credit');
    this.refund = this.books.table('refund').length > 0 ? this.#row<Refund>('refund') : null;
    return 'changed';
  }

  returnToPayer(): string {
    return this.#take(returnCredit({ credit: this.credit, refund: this.refund }, this.context));
  }

  reverse(): string {
    return this.#take({ kind: 'change', change: reverseUnmatchedCredit(this.credit, this.context) });
  }

  match(): string {
    return this.#take(matchCredit(worldAfter('awaiting').aggregate, this.credit, this.context));
  }

  settle(from: 'recovered' | 'written_off' | 'held', amount: number): string {
    return this.#take(settleOwnReceivable(this.credit, { amount, from }, this.context));
  }

  tell(command: TransferCommand): string {
    const attempts = this.books.table('attempt') as never;
    const aggregate = { kind: 'refund', payout: null, members: [], refund: this.refund, attempts } as const;
    const rest = { checkout: null, credit: this.credit, creditBusyWith: null, payeeBankAccount: null };
    const cancelled = { amountCancelled: 0 };
    return this.#take(decideTransfer({ ...aggregate, ...rest, ...cancelled }, command, this.context));
  }

  pay(): string {
    return this.tell({ command: 'record_payment', sessionId: 'by-hand' });
  }
}

describe('an unmatched credit', () => {
  test('goes back to its payer as a refund without an account', () => {
    const unmatched = new UnmatchedCredit();
    expect(unmatched.returnToPayer()).toBe('changed');
    expect(unmatched.refund).toMatchObject({
      accountId: null,
      checkoutId: null,
      amount: 70_000,
      status: 'pending',
    });
    expect(unmatched.books.balance(`credit:${unmatched.credit.id}`)).toBe(0);
    expect(unmatched.books.balance(`refund:${unmatched.refund?.id}`)).toBe(70_000);
    expect(unmatched.credit).toMatchObject({ status: 'credited', amountRefunded: 70_000 });
  });

  test('goes back once: asking again is a repeat', () => {
    const unmatched = new UnmatchedCredit();
    expect([unmatched.returnToPayer(), unmatched.returnToPayer()]).toEqual(['changed', 'repeat']);
  });

  test('is not matched after it went back, and does not go back after the bank reversed it', () => {
    const returned = new UnmatchedCredit();
    returned.returnToPayer();
    expect(returned.match()).toBe('credit_returned');
    const reversed = new UnmatchedCredit();
    reversed.reverse();
    expect(reversed.returnToPayer()).toBe('credit_reversed');
    expect(reversed.match()).toBe('credit_reversed');
  });

  test('waits when it is too small for the partner, until it is paid manually', () => {
    const unmatched = new UnmatchedCredit(9_000);
    unmatched.returnToPayer();
    expect(unmatched.refund).toMatchObject({ status: 'below_minimum' });
    expect(unmatched.pay()).toBe('changed');
    expect(unmatched.books.balance('bank:sandbox:test')).toBe(-9_000);
    expect(unmatched.books.balance('bank:operator:test')).toBe(9_000);
  });

  test('is sent, and paid, like any other refund', () => {
    const unmatched = new UnmatchedCredit();
    unmatched.returnToPayer();
    expect(unmatched.tell({ command: 'send', leaseToken: 'lease' })).toBe('changed');
    const attemptId = String(unmatched.books.table('attempt')[0]?.id);
    expect(unmatched.tell({ command: 'paid', attemptId, sessionId: 'session', fee: 0 })).toBe('changed');
    expect(unmatched.refund).toMatchObject({ status: 'paid' });
    expect(unmatched.books.balance('bank:sandbox:test')).toBe(0);
  });
});

describe('a returned credit that the bank reverses as well', () => {
  test('is owed to us, unless its refund has not left yet and is cancelled', () => {
    const unmatched = new UnmatchedCredit();
    unmatched.returnToPayer();
    unmatched.reverse();
    expect(unmatched.credit).toMatchObject({ status: 'reversed', amountOwnReceivable: 70_000 });
    expect(unmatched.books.balance(`receivable:${unmatched.credit.id}`)).toBe(-70_000);
    expect(unmatched.tell({ command: 'send', leaseToken: 'lease' })).toBe('payment_reversed');
    expect([unmatched.tell({ command: 'cancel' }), unmatched.tell({ command: 'cancel' })]).toEqual([
      'changed',
      'repeat',
    ]);
    expect(unmatched.credit.amountOwnReceivable).toBe(0);
    expect(unmatched.books.balance(`receivable:${unmatched.credit.id}`)).toBe(0);
    expect(unmatched.books.balance(`refund:${unmatched.refund?.id}`)).toBe(0);
  });

  test('is recovered or written off once its refund was paid', () => {
    const unmatched = new UnmatchedCredit();
    unmatched.returnToPayer();
    unmatched.pay();
    unmatched.reverse();
    expect(unmatched.settle('held', 1_000)).toBe('not_disputed');
    expect(unmatched.settle('recovered', 70_001)).toBe('amount_exceeds_receivable');
    expect([unmatched.settle('recovered', 30_000), unmatched.settle('written_off', 40_000)]).toEqual([
      'changed',
      'changed',
    ]);
    expect(unmatched.books.balance(`receivable:${unmatched.credit.id}`)).toBe(0);
    expect(unmatched.books.balance('loss')).toBe(-40_000);
    expect(unmatched.settle('recovered', 1)).toBe('amount_exceeds_receivable');
  });
});
