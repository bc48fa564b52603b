import { expect, test } from 'vitest';
import { PartnerRefused } from '../../../server/src/ports/bank.js';
import { type Make, orderOf, reference } from './subject.js';

export function promiseStatement(make: Make): void {
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
    // The partner's times may have whole seconds.
    expect(await bank.listTransfers(newest + 1_000)).toEqual([]);
  });
}

export function promiseTransfers(make: Make): void {
  test('a transfer is pending, then paid, and can be traced', async () => {
    const subject = await make();
    const { bank, now, finalAt, finish } = subject;
    const made = await bank.transfer(orderOf(subject));
    expect(made).toMatchObject({ status: 'pending', amount: 50_000, sessionId: null, failureReason: null });
    expect(await bank.findTransfer(reference('po'), now)).toEqual(made);
    await finish(reference('po'));
    const paid = await bank.findTransfer(reference('po'), finalAt);
    expect(paid).toMatchObject({ status: 'paid', amount: 50_000, expectedBy: null });
    expect(paid?.sessionId).toMatch(/^\d{30}$/);
  });

  test('the same reference is the same transfer, even with other data', async () => {
    const subject = await make();
    const { bank, finalAt, finish } = subject;
    const order = orderOf(subject);
    const duplicates = await Promise.all([bank.transfer(order), bank.transfer(order)]);
    expect(duplicates[0]).toEqual(duplicates[1]);
    expect(await bank.transfer({ ...order, amount: 70_000 })).toEqual(duplicates[0]);
    await finish(order.reference);
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
    const { bank, pay, now } = await make();
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const refund = { reference: reference('re'), partnerCreditId, amount: 20_000, now };
    expect(await bank.findTransfer(reference('po'), now)).toBeNull();
    expect(await bank.findRefund(refund)).toBeNull();
    expect(await bank.findRefund({ ...refund, partnerCreditId: 'unknown' })).toBeNull();
  });
}

export function promiseRefunds(make: Make): void {
  test('a credit is refunded once for each reference', async () => {
    const { bank, pay, now, finalAt, finish } = await make();
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const order = { reference: reference('re'), partnerCreditId, amount: 20_000, now };
    const made = await bank.refund(order);
    expect(made).toMatchObject({ status: 'pending', amount: 20_000 });
    expect(await bank.findRefund(order)).toEqual(made);
    expect(await bank.refund(order)).toEqual(made);
    await finish(order.reference);
    expect(await bank.findRefund({ ...order, now: finalAt })).toMatchObject({
      status: 'paid',
      amount: 20_000,
    });
    expect(await bank.findTransfer(order.reference, finalAt)).toBeNull();
    const other = { ...order, reference: reference('re-other'), amount: 30_000 };
    expect(await bank.refund(other)).toMatchObject({ status: 'pending', amount: 30_000 });
  });

  test('the same refund at once is one refund, if the partner repeats refunds', async ({ skip }) => {
    const { bank, pay, now } = await make();
    if (!bank.repeatsRefunds) return skip('such a refund is called once and then looked up');
    const { partnerCreditId } = await pay(reference('esc'), 50_000);
    const order = { reference: reference('re'), partnerCreditId, amount: 20_000, now };
    const duplicates = await Promise.all([bank.refund(order), bank.refund(order)]);
    expect(duplicates[0]).toEqual(duplicates[1]);
  });

  test('a refund of an unknown credit is refused', async () => {
    const { bank, now } = await make();
    const order = { reference: reference('re'), partnerCreditId: 'unknown', amount: 20_000, now };
    await expect(bank.refund(order)).rejects.toThrow(PartnerRefused);
  });
}
