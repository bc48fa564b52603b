import type { ChargeAggregate, ChargeCommand, Context, Decision } from '../aggregate.js';
import type { ChargeStatus } from '../records.js';
import { expireCharge, failCharge, openVirtualAccount, reopenCharge } from './deadline.js';
import { receiveCredit, rejectCredit } from './payment.js';
import { reverseLater, reversePending, settleReceivable } from './reversal.js';

type Name = ChargeCommand['command'];

/** One cell of the charge table: what a command does to a charge in a state, guards included. */
export type ChargeRule<Command extends Name> = (
  aggregate: ChargeAggregate,
  command: Extract<ChargeCommand, { command: Command }>,
  context: Context,
) => Decision<ChargeAggregate>;

type Row = { readonly [Command in Name]?: ChargeRule<Command> };

/** Money can still arrive, be taken back or be made good after the end. */
const closed: Row = {
  credit: receiveCredit,
  credit_reversed: reverseLater,
  settle_receivable: settleReceivable,
};

/** The whole life of a direct charge: state, command, rule. What is not here changes nothing. */
export const chargeTable: Readonly<Record<ChargeStatus, Row>> = {
  pending: {
    credit: receiveCredit,
    credit_rejected: rejectCredit,
    credit_reversed: reversePending,
    settle_receivable: settleReceivable,
    expire: expireCharge,
    open_virtual_account: openVirtualAccount,
    account_refused: failCharge,
  },
  succeeded: closed,
  expired: { ...closed, reopen: reopenCharge },
  failed: closed,
};
