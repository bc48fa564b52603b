import { describe, expect, test } from 'vitest';
import { type BankingPartner, PartnerRefused, type TransferRequest } from '../../../server/src/ports/bank.js';

/** A partner under test, with the actions the suite performs at it. */
export interface Subject {
  bank: BankingPartner;
  accountId: string;
  now: number;
  /** A bank account that exists. */
  payee: { bankCode: string; accountNumber: string };
  /** A number that no account has. */
  unknownAccountNumber: string;
  /** Pays into the account of our reference; returns the partner's id and its notification. */
  pay(
    partnerReference: string,
    amount: number,
  ): Promise<{ partnerCreditId: string; headers: Record<string, string>; rawBody: Buffer }>;
  /** Reverses a credit at the payer's bank. */
  reverse(partnerCreditId: string): Promise<void>;
  /** The time when a transfer made now becomes final. */
  finalAt: number;
}

const reference = (prefix: string) => `${prefix}-0123456789abcdef0123`;

type Make = () => Promise<Subject>;

/** Tests what every banking partner's adapter promises (`ports/bank.ts`). */
export function promisesOfABank(make: Make): void {
  describe('accounts', () => promiseAccounts(make));
  describe('credits', () => promiseCredits(make));
  describe('notifications', () => promiseNotifications(make));
  describe('name enquiry', () => promiseNames(make));
  describe('money out', () => promiseMoneyOut(make));
  describe('the statement', () => promiseStatement(make));
}

function promiseAccounts(make: Make): void {
  test('opening under the same reference again reads what exists', async () => {
    const { bank, now, accountId } = await make();
    const request = {
      accountId,
      partnerReference: reference('esc'),
      amount: 50_000,
      customerEmail: 'b@example.com',
      now,
    };
    const first = await bank.openVirtualAccount(request);
    const duplicates = await Promise.all([
      bank.openVirtualAccount(request),
      bank.openVirtualAccount(request),
    ]);
    expect(duplicates).toEqual([first, first]);
    expect(first.accountNumber).toMatch(/^[1-9]\d{9}$/);
    expect(first.bankName).not.toBe('');
    expect(first.expiresAt).toBeGreaterThan(now);
  });

  test('another reference has another account', async () => {
    const { bank, now, accountId } = await make();
    const open = (partnerReference: string) =>
      bank.openVirtualAccount({
        accountId,
        partnerReference,
        amount: 50_000,
        customerEmail: 'b@example.com',
        now,
      });
    const [one, other] = await Promise.all([open(reference('esc')), open(reference('other'))]);
    expect(one.accountNumber).not.toBe(other.accountNumber);
  });
}

function promiseCredits(make: Make): void {
  test('a payment is found by our reference and by its own id', async () => {
    const { bank, pay, now } = await make();
    expect(await bank.findCredits(reference('esc'))).toEqual([]);
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const credit = await bank.findCredit(partnerCreditId);
    expect(credit).toMatchObject({
      partnerCreditId,
      partnerReference: reference('esc'),
      status: 'credited',
      amount: 50_000,
      paidAt: now,
    });
    expect(await bank.findCredits(reference('esc'))).toEqual([credit]);
    expect(await bank.findCredit('unknown')).toBeNull();
  });

  test('a reversed payment is reported as such, under the same id', async () => {
    const { bank, pay, reverse } = await make();
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    await reverse(partnerCreditId);
    expect(await bank.findCredit(partnerCreditId)).toMatchObject({ status: 'reversed', amount: 50_000 });
  });
}

function promiseNotifications(make: Make): void {
  test('a signed one is read', async () => {
    const { bank, pay } = await make();
    const { partnerCreditId, headers, rawBody } = await pay(reference('esc'), 50_000);
    expect(bank.readNotification(headers, rawBody)).toEqual({ kind: 'credit', partnerCreditId });
  });

  test('one that is changed, unsigned or malformed is refused', async () => {
    const { bank, pay } = await make();
    const { headers, rawBody } = await pay(reference('esc'), 50_000);
    const blank = Object.fromEntries(Object.keys(headers).map((name) => [name, '']));
    const cut = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.slice(0, -2)]),
    );
    expect(bank.readNotification(headers, Buffer.concat([rawBody, Buffer.from(' ')]))).toBeNull();
    expect(bank.readNotification({}, rawBody)).toBeNull();
    expect(bank.readNotification(blank, rawBody)).toBeNull();
    expect(bank.readNotification(cut, rawBody)).toBeNull();
    expect(bank.readNotification(headers, Buffer.alloc(0))).toBeNull();
  });
}

function promiseNames(make: Make): void {
  test('an account of a listed bank has a name, always the same', async () => {
    const { bank, payee, accountId } = await make();
    const listed = (await bank.banks()).find(({ code }) => code === payee.bankCode);
    const resolved = await bank.resolveAccount(payee.bankCode, payee.accountNumber, accountId);
    expect(resolved).toMatchObject({ ...payee, bankName: listed?.name });
    expect(resolved?.accountName).toMatch(/\S/);
    expect(await bank.resolveAccount(payee.bankCode, payee.accountNumber, accountId)).toEqual(resolved);
  });

  test('an unknown account has no name, an unknown bank is refused', async () => {
    const { bank, payee, accountId, unknownAccountNumber } = await make();
    expect(await bank.resolveAccount(payee.bankCode, unknownAccountNumber, accountId)).toBeNull();
    await expect(bank.resolveAccount('999999', payee.accountNumber, accountId)).rejects.toThrow(
      PartnerRefused,
    );
  });
}

const orderOf = ({ accountId, payee, now }: Subject): TransferRequest => ({
  reference: reference('po'),
  accountId,
  amount: 50_000,
  accountName: 'ADA SELLER',
  now,
  ...payee,
});

function promiseStatement(make: Make): void {
  test('a transfer says where it goes, which no repeat changes', async () => {
    const subject = await make();
    const { bank, payee, finalAt } = subject;
    const order = orderOf(subject);
    const destination = { to: 'bank_account', ...payee };
    expect(await bank.transfer(order)).toMatchObject({ destination });
    expect(await bank.transfer({ ...order, accountNumber: '0123456799' })).toMatchObject({ destination });
    expect(await bank.findTransfer(order.reference, finalAt)).toMatchObject({ destination });
  });

  test('the statement has everything that left since a time', async () => {
    const subject = await make();
    const { bank, pay, payee, now } = subject;
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const refund = { reference: reference('re'), partnerCreditId, amount: 20_000, now };
    await bank.transfer(orderOf(subject));
    await bank.refund(refund);
    const lines = await bank.listTransfers(now);
    expect([...lines].sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      {
        kind: 'payout',
        reference: reference('po'),
        status: 'pending',
        amount: 50_000,
        destination: { to: 'bank_account', ...payee },
        createdAt: expect.any(Number),
      },
      {
        kind: 'refund',
        reference: refund.reference,
        status: 'pending',
        amount: 20_000,
        destination: { to: 'credit', partnerCreditId },
        createdAt: expect.any(Number),
      },
    ]);
    const newest = Math.max(...lines.map(({ createdAt }) => createdAt));
    expect(await bank.listTransfers(newest + 1)).toEqual([]);
  });
}

function promiseMoneyOut(make: Make): void {
  test('a transfer is pending, then paid, and can be traced', async () => {
    const subject = await make();
    const { bank, now, finalAt } = subject;
    const made = await bank.transfer(orderOf(subject));
    expect(made).toMatchObject({ status: 'pending', amount: 50_000, sessionId: null, failureReason: null });
    expect(await bank.findTransfer(reference('po'), now)).toEqual(made);
    const paid = await bank.findTransfer(reference('po'), finalAt);
    expect(paid).toMatchObject({ status: 'paid', amount: 50_000, expectedBy: null });
    expect(paid?.sessionId).toMatch(/^\d{30}$/);
  });

  test('the same reference is the same transfer, even with other data', async () => {
    const subject = await make();
    const { bank, finalAt } = subject;
    const order = orderOf(subject);
    const duplicates = await Promise.all([bank.transfer(order), bank.transfer(order)]);
    expect(duplicates[0]).toEqual(duplicates[1]);
    expect(await bank.transfer({ ...order, amount: 70_000 })).toEqual(duplicates[0]);
    await bank.findTransfer(order.reference, finalAt);
    expect(await bank.transfer({ ...order, now: finalAt })).toMatchObject({
      status: 'paid',
      amount: 50_000,
    });
  });

  test('nothing is sent below the minimum', async () => {
    const subject = await make();
    const { bank, now } = subject;
    const order = { ...orderOf(subject), amount: bank.minimumTransfer - 1 };
    await expect(bank.transfer(order)).rejects.toThrow(PartnerRefused);
    expect(await bank.findTransfer(order.reference, now)).toBeNull();
    expect(await bank.transfer({ ...order, amount: bank.minimumTransfer })).toMatchObject({
      status: 'pending',
    });
  });

  test('a reference that was never used is unknown', async () => {
    const { bank, now } = await make();
    expect(await bank.findTransfer(reference('po'), now)).toBeNull();
    expect(await bank.findRefund(reference('re'), now)).toBeNull();
  });

  test('a credit is refunded once for each reference', async () => {
    const { bank, pay, now, finalAt } = await make();
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const order = { reference: reference('re'), partnerCreditId, amount: 20_000, now };
    const duplicates = await Promise.all([bank.refund(order), bank.refund(order)]);
    expect(duplicates[0]).toMatchObject({ status: 'pending', amount: 20_000 });
    expect(duplicates[1]).toEqual(duplicates[0]);
    expect(await bank.findRefund(order.reference, finalAt)).toMatchObject({
      status: 'paid',
      amount: 20_000,
    });
    expect(await bank.findTransfer(order.reference, finalAt)).toBeNull();
  });

  test('a refund of an unknown credit is refused', async () => {
    const { bank, now } = await make();
    const order = { reference: reference('re'), partnerCreditId: 'unknown', amount: 20_000, now };
    await expect(bank.refund(order)).rejects.toThrow(PartnerRefused);
  });
}
