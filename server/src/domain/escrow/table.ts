import type { EscrowStatus } from '../records.js';
import { accept, cancel, declineAwaited, declineFunded } from './acceptance.js';
import { expire, openVirtualAccount, reopen } from './deadline.js';
import { deliver } from './delivery.js';
import { addEvidence, concede, defaultJudgement, openDispute, withdrawDispute } from './dispute.js';
import { receiveCredit, rejectCredit } from './payment.js';
import { refund, returnToPayer } from './refund.js';
import { release, releaseDue, remindDue } from './release.js';
import { resolve } from './resolve.js';
import { reverseAwaited, reverseClosed, reverseFunded, settleReceivable } from './reversal.js';
import type { CommandName, Rule } from './rule.js';

type Row = { readonly [Name in CommandName]?: Rule<Name> };

/** Money can still arrive, be taken back or be made good after the end; nothing else can. */
const closed: Row = {
  credit: receiveCredit,
  credit_reversed: reverseClosed,
  settle_receivable: settleReceivable,
};

/**
 * The whole life of an escrow: state, command, rule. What is not here is answered by name (`refusals.ts`),
 * after what stands already (`repeats.ts`) was recognised.
 */
export const escrowTable: Readonly<Record<EscrowStatus, Row>> = {
  awaiting_payment: {
    credit: receiveCredit,
    credit_rejected: rejectCredit,
    credit_reversed: reverseAwaited,
    settle_receivable: settleReceivable,
    expire: expire,
    open_virtual_account: openVirtualAccount,
    accept,
    decline: declineAwaited,
    cancel,
  },
  funded: {
    credit: receiveCredit,
    credit_reversed: reverseFunded,
    settle_receivable: settleReceivable,
    accept,
    decline: declineFunded,
    deliver,
    release,
    auto_release: releaseDue,
    remind: remindDue,
    refund,
    dispute: openDispute,
  },
  disputed: {
    credit: receiveCredit,
    credit_reversed: reverseFunded,
    settle_receivable: settleReceivable,
    accept,
    evidence: addEvidence,
    withdraw: withdrawDispute,
    concede,
    default_judgement: defaultJudgement,
    resolve,
  },
  released: { ...closed, return_to_payer: returnToPayer },
  refunded: closed,
  declined: closed,
  cancelled: closed,
  expired: { ...closed, reopen },
};
