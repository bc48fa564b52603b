import pino from 'pino';
import { createTransport } from '../../../server/src/adapters/bank/http/transport.js';
import {
  createMonnify,
  type Monnify,
  type MonnifyOptions,
} from '../../../server/src/adapters/bank/monnify/index.js';
import { type FakeMonnify, type FakeMonnifyOptions, startFakeMonnify } from '../fakes/monnify/monnify.js';
import type { Subject } from './subject.js';

/** The adapter over a fake Monnify, with all that it logged. */
export interface MonnifyWorld {
  fake: FakeMonnify;
  bank: Monnify;
  lines: string[];
  /** Starts another process on the same Monnify. */
  another(options?: Partial<MonnifyOptions>): Monnify;
  /** Opens an account and pays into it; returns the partner's id of the credit. */
  pay(reference: string, amount: number): Promise<string>;
  stop(): Promise<void>;
}

export const payee = { bankCode: '058', accountNumber: '0123456780' };
export const customerEmail = 'buyer@example.com';

export async function startWorld(options: FakeMonnifyOptions = {}): Promise<MonnifyWorld> {
  const fake = await startFakeMonnify(options);
  const { control, clock, settings } = fake;
  control.topUp(1_000_000_000);
  control.nameAccount(payee.bankCode, payee.accountNumber, 'ADA SELLER');
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const opened: Monnify[] = [];
  const another = (fields: Partial<MonnifyOptions> = {}) => {
    const { apiKey, secretKey, contractCode, accountNumber } = settings;
    // The adapter believes that it calls Monnify itself, so the rules of that address hold.
    const transport = createTransport(fake.url);
    const now = () => clock.now();
    const keys = { apiKey, secretKey, contractCode, accountNumber };
    const bank = createMonnify({ ...keys, transport, log, now, ...fields });
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
      return control.transaction(partnerReference).reference;
    },
    async stop() {
      for (const each of opened) await each.close();
      await fake.stop();
    },
  };
}

/** Plays the world as the conformance suite wants it. */
export function subjectOf({ fake, bank, pay }: MonnifyWorld): Subject {
  const { control, clock, notifier } = fake;
  const signed = (rawBody: string) => ({
    headers: notifier.headers(rawBody),
    rawBody: Buffer.from(rawBody),
  });
  const referenceOf = (partnerCreditId: string) =>
    control.business.transactions.find(({ reference }) => reference === partnerCreditId)?.paymentReference;
  return {
    bank,
    accountId: 'acc',
    now: clock.now(),
    payee,
    unknownAccountNumber: '9999999999',
    unknownAccount: 'unclear',
    finalAt: clock.now(),
    ignored: signed(JSON.stringify({ eventType: 'ACCOUNT_ACTIVITY', eventData: {} })),
    pay: async (partnerReference, amount) => {
      const partnerCreditId = await pay(partnerReference, amount);
      return { partnerCreditId, ...signed(notifier.notifications.at(-1)?.rawBody ?? '') };
    },
    takeBack: {
      clawBack: async (id) => control.clawBack(referenceOf(id) ?? ''),
    },
    takeBackRest: async (id) => control.clawBack(referenceOf(id) ?? ''),
    finish: async (reference) => {
      if (control.business.transferByReference.has(reference)) control.settleTransfer(reference, 'SUCCESS');
      else control.moveRefund(reference, 'COMPLETED');
    },
  };
}
