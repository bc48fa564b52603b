import { afterEach, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../simulation/random.js';
import { hourMs } from '../clock.js';
import { call, createPayee, openAccount, sendTransfer } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';

const steps = 300;
let fake: FakePaystack;
afterEach(() => fake.stop());

it.each([
  [1, 'bank'],
  [2, 'bank'],
  [3, 'balance'],
  [4, 'balance'],
] as const)(
  'What came in less fees is what went out and what is there (seed %i, to the %s)',
  async (seed, to) => {
    fake = await startFakePaystack({ settings: { collectionsGoTo: to }, seed });
    const day = new Day(fake, createRandom(seed), await createPayee(fake));
    for (let step = 0; step < steps; step += 1) await day.step();
    const { kinds, sent } = day;
    expect(Object.keys(kinds).length).toBe(8);
    const out = await readStatements();
    const owed = fake.control.awaitingSettlement();
    expect(sent.paid + sent.toppedUp - out.collectionFees).toBe(
      out.transferred + out.transferFees + out.refunded + sent.clawedBack + out.settled + out.balance + owed,
    );
    expect(out.refunded).toBeGreaterThan(0);
    expect(out.transferred).toBeGreaterThan(0);
    if (to === 'bank') expect(out.settled).toBeGreaterThan(0);
    else expect(out.settled).toBe(0);
  },
);

it('Every ledger balance is the one before and its difference, and the last is the balance', async () => {
  fake = await startFakePaystack({ settings: { collectionsGoTo: 'balance' } });
  const day = new Day(fake, createRandom(5), await createPayee(fake));
  for (let step = 0; step < steps; step += 1) await day.step();
  const ledger = (await readAll('/balance/ledger')).reverse();
  let balance = 0;
  for (const entry of ledger) {
    balance += entry.difference;
    expect(entry.balance).toBe(balance);
  }
  expect(ledger.length).toBeGreaterThan(100);
  expect((await call(fake, 'GET /balance')).body.data[0].balance).toBe(balance);
});

it.each(['bank', 'balance'] as const)('A fee that changes later changes what reaches the %s', async (to) => {
  fake = await startFakePaystack({ settings: { collectionsGoTo: to } });
  await openAccount(fake, { reference: 'esc-1' });
  fake.control.payReference('esc-1');
  fake.control.correctFee('esc-1', 50_000);
  expect((await call(fake, 'GET /transaction/verify/esc-1')).body.data.fees).toBe(50_000);
  fake.control.settleCollections();
  const { balance, settled } = await readStatements();
  expect(to === 'bank' ? settled : balance).toBe(2_500_000 - 50_000);
  if (to === 'bank') expect(() => fake.control.correctFee('esc-1', 1)).toThrow('keeps its fee');
});

it('A mistake of the partner shows in its lists: an amount off by one, a payment nobody knows', async () => {
  fake = await startFakePaystack();
  await openAccount(fake, { reference: 'esc-1' });
  fake.control.payReference('esc-1');
  fake.control.misstateAmount('esc-1', 2_500_001);
  const reference = fake.control.creditUnknownPayment(400_000);
  expect(await readAll('/transaction')).toMatchObject([
    { reference, amount: 400_000, status: 'success' },
    { reference: 'esc-1', amount: 2_500_001, requested_amount: 2_500_000 },
  ]);
});

/** Does one random thing after the other, and remembers what the outside world put in and took. */
class Day {
  readonly sent = { paid: 0, toppedUp: 0, clawedBack: 0 };
  readonly kinds: Record<string, number> = {};
  #number = 0;

  constructor(
    private readonly partner: FakePaystack,
    private readonly random: Random,
    private readonly recipient: string,
  ) {}

  async step(): Promise<void> {
    const { random } = this;
    const kind = random.pick([
      'pay',
      'pay',
      'pay',
      'transfer',
      'transfer',
      'settle',
      'refund',
      'move',
      'close',
      'take',
      'top_up',
    ]);
    const done = await this.#act(kind);
    if (done) this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    this.partner.clock.advance(random.below(hourMs));
  }

  async #act(kind: string): Promise<boolean> {
    if (kind === 'pay') return this.#pay();
    if (kind === 'transfer') return this.#transfer();
    if (kind === 'settle') return this.#settle();
    if (kind === 'refund') return this.#refund();
    if (kind === 'move') return this.#move();
    if (kind === 'close') return this.partner.control.settleCollections() !== null || this.#ownsNothing();
    if (kind === 'take') return this.#take();
    const amount = 10_000 * (1 + this.random.below(2_000));
    this.partner.control.topUp(amount);
    this.sent.toppedUp += amount;
    return true;
  }

  /** Where collections go into the balance no settlement is ever due. */
  #ownsNothing(): boolean {
    return this.partner.settings.collectionsGoTo === 'balance';
  }

  async #pay(): Promise<boolean> {
    const amount = 10_000 + this.random.below(5_000_000);
    const reference = this.#reference();
    await openAccount(this.partner, { reference, amount });
    const { account_number: accountNumber } = await openAccount(this.partner, { amount });
    // A wrong amount returns to the payer.
    this.partner.control.pay({ accountNumber, amount: amount + 1 });
    this.partner.control.payReference(reference);
    this.sent.paid += amount;
    return true;
  }

  async #transfer(): Promise<boolean> {
    const amount = 10_000 + this.random.below(2_000_000);
    const { status } = await sendTransfer(this.partner, this.recipient, this.#reference(), amount);
    return status === 200;
  }

  #settle(): boolean {
    const { transfers } = this.partner.control.business;
    const open = transfers.filter(({ status }) => status === 'pending' || status === 'success');
    if (open.length === 0) return false;
    const { reference, status } = this.random.pick(open);
    const outcome =
      status === 'success' ? 'reversed' : this.random.pick(['success', 'success', 'failed'] as const);
    this.partner.control.settleTransfer(reference, outcome);
    return true;
  }

  async #refund(): Promise<boolean> {
    const paid = this.partner.control.business.transactions.filter((each) => each.paid);
    if (paid.length === 0) return false;
    const { reference, amount } = this.random.pick(paid);
    const part = 1 + this.random.below(amount);
    const { status } = await call(this.partner, 'POST /refund', { transaction: reference, amount: part });
    return status === 200;
  }

  #move(): boolean {
    const { control } = this.partner;
    const open = control.business.refunds.filter(({ status }) => ['pending', 'processing'].includes(status));
    if (open.length === 0) return false;
    const { id, status } = this.random.pick(open);
    if (this.random.chance(0.3)) control.moveRefund(id, 'failed');
    else if (!control.isCovered(id)) return false;
    else control.moveRefund(id, status === 'pending' ? 'processing' : 'processed');
    return true;
  }

  #take(): boolean {
    const { control } = this.partner;
    const whole = control.business.transactions.filter(
      ({ paid, refunds, isClawedBack }) => paid && refunds.length === 0 && !isClawedBack,
    );
    if (whole.length === 0) return false;
    const { reference, paid } = this.random.pick(whole);
    control.clawBack(reference);
    this.sent.clawedBack += paid?.amount ?? 0;
    return true;
  }

  #reference(): string {
    this.#number += 1;
    return `random-step-${String(this.#number).padStart(6, '0')}`;
  }
}

/** Reads from the partner's own lists what it kept and where money went. */
async function readStatements() {
  const sum = (rows: Record<string, number>[], field: string) =>
    rows.reduce((total, row) => total + (row[field] ?? 0), 0);
  const transfers = (await readAll('/transfer')).filter(({ status }) =>
    ['pending', 'success'].includes(status),
  );
  return {
    collectionFees: sum(await readAll('/transaction'), 'fees'),
    transferred: sum(transfers, 'amount'),
    transferFees: sum(transfers, 'fee_charged'),
    refunded: sum(await readAll('/refund'), 'deducted_amount'),
    settled: sum(await readAll('/settlement'), 'effective_amount'),
    balance: (await call(fake, 'GET /balance')).body.data[0].balance,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any list
async function readAll(path: string): Promise<any[]> {
  const rows = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const { body } = await call(fake, `GET ${path}?page=${page}&perPage=40`);
    rows.push(...body.data);
    pageCount = body.meta.pageCount;
  }
  return rows;
}
