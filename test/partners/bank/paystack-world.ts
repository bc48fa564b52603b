import pino from 'pino';
import {
  createPaystack,
  type Paystack,
  type PaystackOptions,
} from '../../../server/src/adapters/bank/paystack/index.js';
import {
  type FakePaystack,
  type FakePaystackOptions,
  startFakePaystack,
} from '../fakes/paystack/paystack.js';
import type { Subject } from './subject.js';

/** The adapter over a fake Paystack, with all that it logged. */
export interface PaystackWorld {
  fake: FakePaystack;
  bank: Paystack;
  lines: string[];
  /** Starts another process on the same Paystack. */
  another(options?: Partial<PaystackOptions>): Paystack;
  /** Opens an account and pays into it; returns the partner's id of the credit. */
  pay(reference: string, amount: number): Promise<string>;
  /** Pays out what a refund with this note waits for. */
  finishRefund(note: string): void;
  stop(): Promise<void>;
}

export const payee = { bankCode: '058', accountNumber: '0123456780' };
export const customerEmail = 'buyer@example.com';

export async function startWorld(options: FakePaystackOptions = {}): Promise<PaystackWorld> {
  const fake = await startFakePaystack(options);
  const { control, clock } = fake;
  control.topUp(1_000_000_000);
  control.nameAccount(payee.bankCode, payee.accountNumber, 'ADA SELLER');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const opened: Paystack[] = [];
  const another = (fields: Partial<PaystackOptions> = {}) => {
    const { url: baseUrl, secretKey } = fake;
    const bank = createPaystack({ baseUrl, secretKey, log, now: () => clock.now(), ...fields });
    opened.push(bank);
    return bank;
  };
  const bank = another();
  return {
    fake,
    bank,
    lines,
    another,
    async pay(partnerReference, amount) {
      const request = { accountId: 'acc', partnerReference, amount, customerEmail, now: clock.now() };
      await bank.openVirtualAccount(request);
      control.payReference(partnerReference);
      return String(control.transaction(partnerReference).id);
    },
    finishRefund(note) {
      const refund = control.business.refunds.find(({ merchantNote }) => merchantNote === note);
      if (!refund) throw new Error(`No refund ${note}`);
      control.moveRefund(refund.id, 'processing');
      control.moveRefund(refund.id, 'processed');
    },
    async stop() {
      for (const each of opened) await each.close();
      await fake.stop();
    },
  };
}

/** Plays the world as the conformance suite wants it. */
export function subjectOf({ fake, bank, pay, finishRefund }: PaystackWorld): Subject {
  const { control, clock, notifier } = fake;
  const referenceOf = (partnerCreditId: string) =>
    control.business.transactions.find(({ id }) => String(id) === partnerCreditId)?.reference ?? '';
  const signed = (rawBody: string) => ({
    headers: notifier.headers(rawBody),
    rawBody: Buffer.from(rawBody),
  });
  return {
    bank,
    accountId: 'acc',
    now: clock.now(),
    payee,
    unknownAccountNumber: '9999999999',
    unknownAccount: 'unclear',
    finalAt: clock.now(),
    ignored: signed(JSON.stringify({ event: 'customeridentification.success', data: {} })),
    pay: async (partnerReference, amount) => {
      const partnerCreditId = await pay(partnerReference, amount);
      return { partnerCreditId, ...signed(notifier.notifications.at(-1)?.rawBody ?? '') };
    },
    takeBack: {
      clawBack: async (id) => control.clawBack(referenceOf(id)),
      lostDispute: async (id) => {
        control.resolveDispute(control.openDispute(referenceOf(id)).id, true);
      },
    },
    takeBackRest: async (id, amount) => {
      control.resolveDispute(control.openDispute(referenceOf(id), amount).id, true);
    },
    finish: async (reference) => {
      if (control.business.transferByReference.has(reference)) control.settleTransfer(reference, 'success');
      else finishRefund(reference);
    },
  };
}
