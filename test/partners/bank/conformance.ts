import { describe, expect, test } from 'vitest';
import { PartnerRefused } from '../../../server/src/ports/bank.js';
import { promiseRefunds, promiseStatement, promiseTransfers } from './money-out.js';
import { type Make, reference } from './subject.js';

/** Tests what every banking partner's adapter promises (`ports/bank.ts`). */
export function promisesOfABank(make: Make): void {
  describe('accounts', () => promiseAccounts(make));
  describe('credits', () => promiseCredits(make));
  describe('parts of credits', () => promiseParts(make));
  describe('notifications', () => promiseNotifications(make));
  describe('name enquiry', () => promiseNames(make));
  describe('transfers', () => promiseTransfers(make));
  describe('refunds', () => promiseRefunds(make));
  describe('the statement', () => promiseStatement(make));
}

function promiseAccounts(make: Make): void {
  test('opening under the same reference again reads what exists, or says that it is used', async () => {
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
    expect(duplicates[0]).toEqual(duplicates[1]);
    expect([first, null]).toContainEqual(duplicates[0]);
    expect(first?.accountNumber).toMatch(/^\d{10}$/);
    expect(first?.bankName).toMatch(/\S/);
    expect(first?.expiresAt).toBeGreaterThan(now);
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
    expect(one?.accountNumber).toMatch(/^\d{10}$/);
    expect(one?.accountNumber).not.toBe(other?.accountNumber);
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

  test('a payment that its bank took back is reported as reversed, under the same id', async () => {
    const { bank, pay, takeBack } = await make();
    for (const [index, act] of Object.values(takeBack).entries()) {
      const { partnerCreditId } = await pay(reference(`esc-${index}`), 50_000);
      await act(partnerCreditId);
      const reversed = { partnerCreditId, status: 'reversed', amount: 50_000 };
      expect(await bank.findCredit(partnerCreditId)).toMatchObject(reversed);
      expect(await bank.findCredits(reference(`esc-${index}`))).toMatchObject([reversed]);
    }
  });

  test('a payment that we refunded is still credited', async () => {
    const { bank, pay, now, finish } = await make();
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const credited = { partnerCreditId, status: 'credited', amount: 50_000 };
    for (const [prefix, amount] of [
      ['re-1', 20_000],
      ['re-2', 30_000],
    ] as const) {
      await bank.refund({ reference: reference(prefix), partnerCreditId, amount, now });
      expect(await bank.findCredits(reference('esc'))).toMatchObject([credited]);
      await finish(reference(prefix));
      expect(await bank.findCredit(partnerCreditId)).toMatchObject(credited);
    }
  });
}

function promiseParts(make: Make): void {
  test('of one that we refunded in part, its bank may have taken back the rest', async ({ skip }) => {
    const { bank, pay, now, finish, takeBackRest } = await make();
    if (takeBackRest === null) return skip('the partner takes back the whole only');
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const request = { reference: reference('re-1'), partnerCreditId, amount: 20_000, now };
    await bank.refund(request);
    await finish(request.reference);
    await takeBackRest(partnerCreditId, 30_000);
    const taken = { partnerCreditId, status: 'credited', amount: 50_000, takenBack: 30_000 };
    expect(await bank.findCredit(partnerCreditId)).toMatchObject(taken);
    expect(await bank.findCredits(reference('esc'))).toMatchObject([taken]);
  });
}

function promiseNotifications(make: Make): void {
  test('a signed one is read', async () => {
    const { bank, pay } = await make();
    const { partnerCreditId, headers, rawBody } = await pay(reference('esc'), 50_000);
    // A partner may name its fee as well.
    expect(bank.readNotification(headers, rawBody)).toEqual([
      expect.objectContaining({ kind: 'credit', partnerCreditId, rejection: null }),
    ]);
  });

  test('one about nothing of ours is no forgery', async ({ skip }) => {
    const { bank, ignored } = await make();
    if (ignored === null) return skip('the partner notifies of nothing else');
    expect(bank.readNotification(ignored.headers, ignored.rawBody)).toEqual([]);
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
    expect(resolved).toMatchObject({
      ...payee,
      bankName: listed?.name,
      accountName: expect.stringMatching(/\S/),
    });
    expect(await bank.resolveAccount(payee.bankCode, payee.accountNumber, accountId)).toEqual(resolved);
  });

  test('an unknown account has no name, an unknown bank is refused', async () => {
    const { bank, payee, accountId, unknownAccountNumber, unknownAccount } = await make();
    const found = await bank.resolveAccount(payee.bankCode, unknownAccountNumber, accountId);
    expect(found).toBe(unknownAccount);
    const refused = bank.resolveAccount('999999', payee.accountNumber, accountId);
    await expect(refused).rejects.toThrow(PartnerRefused);
    await expect(refused).rejects.toMatchObject({ code: 'unknown_bank' });
  });
}
