import { actionRoutes, koboOf, oneOf, planFault, textOf } from '../control-actions.js';
import type { Faults } from '../faults.js';
import type { Route } from '../partner-calls.js';
import type { PaystackControl } from './control.js';

export function controlRoutesOf(control: PaystackControl, faults: Faults): Route[] {
  const { business } = control;
  return actionRoutes({
    pay: ({ account_number, amount, payer_name, forced }) =>
      control.pay({
        accountNumber: textOf(account_number, 'account_number'),
        amount: koboOf(amount),
        payer: payer_name === undefined ? {} : { name: textOf(payer_name, 'payer_name') },
        isForced: forced === true,
      }),
    top_up: ({ amount }) => {
      control.topUp(koboOf(amount));
      return { balance: business.balance };
    },
    name_account: ({ bank_code, account_number, name }) => {
      control.nameAccount(
        textOf(bank_code, 'bank_code'),
        textOf(account_number, 'account_number'),
        textOf(name, 'name'),
      );
    },
    settle_transfer: ({ reference, outcome }) => {
      const outcomes = ['success', 'failed', 'reversed', 'blocked', 'rejected'] as const;
      control.settleTransfer(textOf(reference, 'reference'), oneOf(outcome, outcomes));
    },
    move_refund: ({ id, status }) => {
      const statuses = ['processing', 'processed', 'failed', 'needs-attention'] as const;
      control.moveRefund(Number(id), oneOf(status, statuses));
    },
    claw_back: ({ reference }) => {
      control.clawBack(textOf(reference, 'reference'));
    },
    dispute: ({ reference, lost }) => {
      const { id } = control.openDispute(textOf(reference, 'reference'));
      if (lost !== undefined) control.resolveDispute(id, lost === true);
      return { id };
    },
    settle_collections: () => ({ paid_out: control.settleCollections()?.paidOut ?? 0 }),
    advance: ({ minutes }) => {
      business.clock.advance(Number(minutes) * 60_000);
      return { now: new Date(business.clock.now()) };
    },
    fault: (fields) => planFault(faults, fields),
  });
}
