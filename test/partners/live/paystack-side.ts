import { FakeClock } from '../fakes/clock.js';
import { type FakePaystack, startFakePaystack } from '../fakes/paystack/paystack.js';
import { type PartnerSide, payeeBank } from './side.js';

export interface PaystackSide extends PartnerSide {
  fake: FakePaystack;
}

export async function startPaystackSide(): Promise<PaystackSide> {
  const fake = await startFakePaystack({ clock: FakeClock.running() });
  const { control, notifier, faults, exchanges, secretKey, url } = fake;
  const { business } = control;
  const outcomes = { paid: 'success', failed: 'failed', reversed: 'reversed' } as const;
  const refundOf = (note: string) => {
    const refund = business.refunds.find(({ merchantNote }) => merchantNote === note);
    if (!refund) throw new Error(`No refund ${note}`);
    return refund;
  };
  return {
    name: 'paystack',
    fake,
    settings: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: url },
    notifier,
    faults,
    exchanges,
    routes: { open: 'POST /charge', transfer: 'POST /transfer' },
    signature: { header: 'x-paystack-signature', isRequired: true },
    bodies: {
      unknownPayment:
        '{"event":"charge.success","data":{"id":999999999,"reference":"esc-none","status":"success"}}',
      unknownEvent: '{"event":"invoice.create","data":{"id":1}}',
      withoutData: '{"event":"charge.success"}',
    },
    advance: (ms) => fake.clock.advance(ms),
    nameAccount: (accountNumber) => control.nameAccount(payeeBank, accountNumber, 'ADA SELLER'),
    topUp: (amount) => control.topUp(amount),
    pay: (accountNumber, amount) => void control.pay({ accountNumber, amount }),
    payAnother: (amount) => void control.creditUnknownPayment(amount),
    referenceOf: (accountNumber) => business.transactionByAccount.get(accountNumber)?.reference ?? '',
    clawBack: (reference) => control.clawBack(reference),
    takeBackRest: (reference, amount) => {
      control.resolveDispute(control.openDispute(reference, amount).id, true);
    },
    transfers: () => business.transfers,
    settle: (reference, outcome) => control.settleTransfer(reference, outcomes[outcome]),
    showAs: (reference, status) => {
      control.transfer(reference).status = outcomes[status];
    },
    refunds: () => business.refunds.map(({ merchantNote, amount }) => ({ reference: merchantNote, amount })),
    finishRefund: (reference) => {
      for (const status of ['processing', 'processed'] as const)
        control.moveRefund(refundOf(reference).id, status);
    },
    stop: () => fake.stop(),
  };
}
