import type { EscrowStatus } from '../records.js';
import { accept, cancel, declineAwaited, declineFunded } from './acceptance.js';
import { expire, openAccount, reopen } from './deadline.js';
import { deliver } from './delivery.js';
import { addEvidence, concede, endSilence, openDispute, withdrawDispute } from './dispute.js';
import { receiveCredit, rejectCredit } from './payment.js';
import { giveBack, refund } from './refund.js';
import { release, releaseDue, remindDue } from './release.js';
import { resolve } from './resolve.js';
import { reverseAwaited, reverseClosed, reverseFunded, settleUncovered } from './reversal.js';
import type { CommandName, Rule } from './rule.js';

type Row = { readonly [Name in CommandName]?: Rule<Name> };

/** Money can still arrive, be taken back or be made good after the end; nothing else can. */
const closed: Row = {
  credit: receiveCredit,
  credit_reversed: reverseClosed,
  settle_uncovered: settleUncovered,
};

/**
 * The whole life of an escrow: state, command, rule. What is not here is answered by name (`missing.ts`),
 * after what stands already (`repeats.ts`) was recognised.
 */
export const escrowTable: Readonly<Record<EscrowStatus, Row>> = {
  awaiting_payment: {
    credit: receiveCredit,
    credit_rejected: rejectCredit,
    credit_reversed: reverseAwaited,
    settle_uncovered: settleUncovered,
    expire_alarm: expire,
    open_account: openAccount,
    accept,
    decline: declineAwaited,
    cancel,
  },
  funded: {
    credit: receiveCredit,
    credit_reversed: reverseFunded,
    settle_uncovered: settleUncovered,
    accept,
    decline: declineFunded,
    deliver,
    release,
    release_alarm: releaseDue,
    reminder_alarm: remindDue,
    refund,
    dispute: openDispute,
  },
  disputed: {
    credit: receiveCredit,
    credit_reversed: reverseFunded,
    settle_uncovered: settleUncovered,
    accept,
    evidence: addEvidence,
    withdraw: withdrawDispute,
    concede,
    dispute_deadline_alarm: endSilence,
    resolve,
  },
  released: { ...closed, give_back: giveBack },
  refunded: closed,
  declined: closed,
  cancelled: closed,
  expired: { ...closed, reopen },
};
