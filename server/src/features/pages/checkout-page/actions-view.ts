import type { Actions, CheckoutPageState, CheckoutPageView } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { checkoutOf, isChargeAggregate } from '../../../domain/checkout/decide.js';
import { blockedBy } from '../../../domain/escrow/blocked.js';
import { isPossible } from '../../../domain/escrow/decide.js';
import { isNextDisputeLast } from '../../../domain/escrow/dispute.js';
import { saysSolved } from '../../../domain/escrow/evidence.js';
import { disputeActionsOf, disputeBetween } from '../signed-in/dispute-view.js';
import { releaseCodeStateOf } from '../signed-in/release-code-view.js';
import { money } from '../signed-in/story-view.js';

/** The actions open to the buyer, each decided by the rules of its command. */
export function actionsOf(aggregate: CheckoutAggregate, state: CheckoutPageState, context: Context): Actions {
  const { amount, amountHeld } = checkoutOf(aggregate);
  return {
    freshAccount: state === 'account_expired' ? money(amount - amountHeld) : null,
    confirmReceipt: canRelease(aggregate, context) ? money(amountHeld) : null,
    releaseCode: releaseCodeStateOf(aggregate, context),
    reportProblem: canDispute(aggregate, context) ? money(amountHeld) : null,
    isLastReport: !isChargeAggregate(aggregate) && isNextDisputeLast(aggregate, 'buyer'),
    reportSolved: canReportSolved(aggregate, context),
    simulate: simulateOf(aggregate, state, context.policy.minimumTransfer),
    ...disputeActionsOf(aggregate, 'buyer', context),
  };
}

function canRelease(aggregate: CheckoutAggregate, context: Context): boolean {
  return (
    !isChargeAggregate(aggregate) && isPossible(aggregate, { command: 'release', amount: null }, context)
  );
}

/** Any valid report, to ask whether one is possible. */
const sampleReport = { reason: 'other', description: null, evidence: [] } as const;

function canDispute(aggregate: CheckoutAggregate, context: Context): boolean {
  if (isChargeAggregate(aggregate)) return false;
  return isPossible(aggregate, { command: 'dispute', side: 'buyer', ...sampleReport }, context);
}

/** Whether the buyer can say that their last report is solved, and has not yet. */
function canReportSolved(aggregate: CheckoutAggregate, context: Context): boolean {
  const dispute = disputeBetween(aggregate);
  if (isChargeAggregate(aggregate) || dispute === null || saysSolved(dispute)) return false;
  return isPossible(aggregate, { command: 'report_solved', text: '' }, context);
}

/** Why a buyer who has paid cannot confirm receipt yet, if the parcel or the seller is the reason. */
export function waitingForOf(aggregate: CheckoutAggregate): CheckoutPageView['waitingFor'] {
  if (isChargeAggregate(aggregate) || aggregate.escrow.status !== 'funded') return null;
  const [first] = blockedBy(aggregate);
  switch (first) {
    case 'delivery_failed':
    case 'seller_not_accepted':
    case 'payout_details_missing':
      return first;
    default:
      return null;
  }
}

/** Amounts to simulate: half of what is missing, all of it, and the smallest excess a bank can return. */
function simulateOf(
  aggregate: CheckoutAggregate,
  state: CheckoutPageState,
  minimum: number,
): Actions['simulate'] {
  const { mode, amount, amountHeld } = checkoutOf(aggregate);
  if (mode !== 'test' || (state !== 'waiting' && state !== 'part_paid')) return null;
  const missing = amount - amountHeld;
  const half = Math.floor(missing / 2);
  return {
    exact: money(missing),
    short: half > 0 ? money(half) : null,
    over: money(missing + minimum),
  };
}
