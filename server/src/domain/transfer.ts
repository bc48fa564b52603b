import type { Context, Decision, TransferAggregate } from './aggregate.js';
import { saveBankAccount } from './transfer/bank-account.js';
import { cancelRefund } from './transfer/cancel.js';
import type { TransferCommand } from './transfer/command.js';
import { settleCameBack, settleDuplicatePayments } from './transfer/duplicate-payment.js';
import { hold, unhold } from './transfer/hold.js';
import { recordPayment, retry } from './transfer/manual-payment.js';
import { decideMember, isMember } from './transfer/member.js';
import { endAttempt, foundLater, notFound, refused } from './transfer/not-found.js';
import { lost, needDetails, paid } from './transfer/outcome.js';
import { called, postponed, rest } from './transfer/postponed.js';
import { remindSeller } from './transfer/remind.js';
import { send } from './transfer/send.js';
import { differs } from './transfer/standing.js';
import { unpayable } from './transfer/unpayable.js';

export { type CombinablePayouts, combine, combinedOf, membersMax } from './transfer/combine.js';
export type { CameBackTo, PostponedReason, TransferCommand } from './transfer/command.js';
export { isDue, mayStart, retryAfterReversalMs, retryNotBefore, sendIfDue } from './transfer/due.js';
export { watchPauseMs } from './transfer/ended.js';
export { endableAfterMs, refusalConfirmedAt } from './transfer/not-found.js';
export { partnerNameOf, transferOf } from './transfer/owed.js';
export { attemptInFlight } from './transfer/send.js';
export { isUnsent } from './transfer/unsent.js';

/**
 * Decides about money going out. Only what was read back from the partner may be passed as an outcome; a
 * repeat writes nothing, and a refused `send` names the attempt to look up.
 */
export function decideTransfer(
  aggregate: TransferAggregate,
  command: TransferCommand,
  context: Context,
): Decision<TransferAggregate> {
  if (isMember(aggregate)) return decideMember(aggregate, command);
  switch (command.command) {
    case 'send':
      return send(aggregate, command, context);
    case 'paid':
      return paid(aggregate, command, context);
    case 'failed':
    case 'reversed':
      return lost(aggregate, command, context);
    case 'refused':
      return refused(aggregate, command, context);
    case 'postponed':
      return postponed(aggregate, command, context);
    case 'called':
      return called(aggregate, command, context);
    case 'rest':
      return rest(aggregate, command, context);
    case 'not_found':
      return notFound(aggregate, command, context);
    case 'found_later':
      return foundLater(aggregate, command, context);
    case 'end_attempt':
      return endAttempt(aggregate, command, context);
    case 'needs_details':
      return needDetails(aggregate, command, context);
    case 'differs':
      return differs(aggregate, command, context);
    case 'unpayable':
      return unpayable(aggregate, command, context);
    case 'bank_account_saved':
      return saveBankAccount(aggregate, context);
    case 'remind':
      return remindSeller(aggregate, context);
    case 'retry':
      return retry(aggregate, context);
    case 'hold':
      return hold(aggregate, context);
    case 'unhold':
      return unhold(aggregate, context);
    case 'record_payment':
      return recordPayment(aggregate, command, context);
    case 'cancel':
      return cancelRefund(aggregate, context);
    case 'settle_receivable':
      return settleDuplicatePayments(aggregate, command, context);
    case 'settle_came_back':
      return settleCameBack(aggregate, command, context);
  }
}
