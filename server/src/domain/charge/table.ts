import { openVirtualAccount, receiveCredit, rejectCredit, rejectUnawaited } from '../checkout/payment.js';
import {
  dropsRefund,
  ofExcess,
  reverseAfterEnd,
  reverseBeforePayment,
  reversePart,
} from '../checkout/reversal.js';
import { type Cell, either, outcome, stays, to, unusual } from '../checkout/state-table.js';
import type { ChargeStatus } from '../records.js';
import {
  type ChargeCommandName,
  type ChargeRule,
  expireCharge,
  failCharge,
  reopenCharge,
  settleReceivable,
} from './rules.js';

type Row = { readonly [Name in ChargeCommandName]?: Cell<ChargeStatus, ChargeRule<Name>> };

/** After the end, money can still arrive or be reversed, and a receivable can be settled. */
const closed = {
  credit: stays([], receiveCredit),
  credit_rejected: stays([], rejectUnawaited),
  credit_reversed: either([outcome<never>('same', []), dropsRefund], reverseAfterEnd),
  credit_part_reversed: stays([], reversePart),
  settle_receivable: stays(['receivable.settled'], settleReceivable),
} satisfies Row;

/**
 * The whole life of a direct charge: what each command can lead to in each state, the events it records, and
 * the rule that decides. A command without a cell changes nothing.
 */
export const chargeTable: Readonly<Record<ChargeStatus, Row>> = {
  pending: {
    credit: either(
      [
        outcome('succeeded', ['charge.success']),
        outcome('pending', ['payment.partial']),
        unusual('pending', []),
      ],
      receiveCredit,
    ),
    credit_rejected: stays(['payment.failed'], rejectCredit),
    credit_reversed: either([outcome<never>('same', ['payment.failed']), ...ofExcess], reverseBeforePayment),
    credit_part_reversed: stays([], reversePart),
    settle_receivable: stays(['receivable.settled'], settleReceivable),
    expire: to('expired', ['charge.failed'], expireCharge),
    open_virtual_account: stays([], openVirtualAccount),
    account_refused: to('failed', ['charge.failed'], failCharge),
  },
  succeeded: closed,
  expired: { ...closed, reopen: to('pending', [], reopenCharge) },
  failed: closed,
};
