import { FakeClock } from '../fakes/clock.js';
import { type FakeMonnify, startFakeMonnify } from '../fakes/monnify/monnify.js';
import { type PartnerSide, payeeBank } from './side.js';

export interface MonnifySide extends PartnerSide {
  fake: FakeMonnify;
}

export async function startMonnifySide(): Promise<MonnifySide> {
  const fake = await startFakeMonnify({ clock: FakeClock.running() });
  const { control, notifier, faults, exchanges, settings, url } = fake;
  const { business } = control;
  const outcomes = { paid: 'SUCCESS', failed: 'FAILED', reversed: 'REVERSED' } as const;
  const unknown = { transactionReference: 'MNFY|67|0|1', paymentReference: 'esc-none', amountPaid: 1 };
  return {
    name: 'monnify',
    fake,
    settings: {
      MONNIFY_API_KEY: settings.apiKey,
      MONNIFY_SECRET_KEY: settings.secretKey,
      MONNIFY_CONTRACT_CODE: settings.contractCode,
      MONNIFY_ACCOUNT_NUMBER: settings.accountNumber,
      MONNIFY_URL: url,
    },
    notifier,
    faults,
    exchanges,
    routes: {
      open: 'POST /api/v1/merchant/bank-transfer/init-payment',
      transfer: 'POST /api/v2/disbursements/single',
    },
    // The fake is on this machine, and so is not production.
    signature: { header: 'monnify-signature', isRequired: false },
    bodies: {
      unknownPayment: JSON.stringify({ eventType: 'SUCCESSFUL_TRANSACTION', eventData: unknown }),
      unknownEvent: '{"eventType":"MANDATE_UPDATE","eventData":{}}',
      withoutData: '{"eventType":"SUCCESSFUL_TRANSACTION"}',
    },
    advance: (ms) => fake.clock.advance(ms),
    nameAccount: (accountNumber) => control.nameAccount(payeeBank, accountNumber, 'ADA SELLER'),
    topUp: (amount) => control.topUp(amount),
    pay: (accountNumber, amount) => void control.pay({ accountNumber, amount }),
    payAnother: (amount) => void control.creditUnknownPayment(amount),
    referenceOf: (accountNumber) => business.transactionByAccount.get(accountNumber)?.paymentReference ?? '',
    clawBack: (reference) => control.clawBack(reference),
    takeBackRest: (reference) => control.clawBack(reference),
    transfers: () => business.transfers,
    settle: (reference, outcome) => control.settleTransfer(reference, outcomes[outcome]),
    showAs: (reference, status) => {
      control.transfer(reference).status = outcomes[status];
    },
    refunds: () => business.refunds,
    finishRefund: (reference) => control.moveRefund(reference, 'COMPLETED'),
    stop: () => fake.stop(),
  };
}
