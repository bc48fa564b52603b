import type { DisputeActions, DisputeEnd, DisputeView, Speaker } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context, EscrowAggregate } from '../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../domain/checkout/decide.js';
import { isPossible, whatWouldBe } from '../../../domain/escrow/decide.js';
import { isLastDispute } from '../../../domain/escrow/dispute.js';
import {
  type Statement,
  saysSolved,
  saysSomething,
  spokenFor,
  statementsOf,
} from '../../../domain/escrow/evidence.js';
import type { Dispute, Refund } from '../../../domain/records.js';
import { webLinkOrNull } from '../../../domain/web-link.js';
import { displayTime, money } from './story-view.js';

/** The side that reads the page. */
export type Side = 'buyer' | 'seller';

type BetweenSides = Dispute & { reason: DisputeView['reason'] };

/** The newest dispute between the two sides, open or over; reversed payments concern the operator alone. */
export function disputeBetween(aggregate: CheckoutAggregate): BetweenSides | null {
  if (isChargeAggregate(aggregate)) return null;
  const { dispute } = aggregate;
  return dispute !== null && isBetweenSides(dispute) ? dispute : null;
}

function isBetweenSides(dispute: Dispute): dispute is BetweenSides {
  return dispute.reason !== 'payment_reversed';
}

/** A dispute as one side reads it. */
export function disputeViewOf(aggregate: CheckoutAggregate, reader: Side, now?: number): DisputeView | null {
  const dispute = disputeBetween(aggregate);
  if (dispute === null || isChargeAggregate(aggregate)) return null;
  const statements = statementsOf(dispute);
  const [opening] = statements;
  const speakerOf = (statement: Statement) => speakerFor(reader, aggregate, statement);
  return {
    id: dispute.id,
    reason: dispute.reason,
    openedBy: opening ? speakerOf(opening) : 'us',
    isSecond: isLastDispute(aggregate, dispute.openedBy),
    isSolved: saysSolved(dispute),
    openedAt: displayTime(dispute.createdAt, now),
    respondBy: dispute.respondBy === null ? null : displayTime(dispute.respondBy, now),
    statements: statements.filter(saysSomething).map((statement) => ({
      by: speakerOf(statement),
      at: displayTime(statement.at, now),
      text: statement.text,
      photos: [],
      links: statement.links.flatMap((link) => webLinkOrNull(link) ?? []),
    })),
    end: endOf(aggregate, dispute, now),
  };
}

function speakerFor(reader: Side, { escrow }: EscrowAggregate, { side, actor }: Statement): Speaker {
  if (actor.kind === 'operator') return 'us';
  const isOwn = side === reader;
  if (spokenFor(escrow, actor, side) !== null) return isOwn ? 'shop_for_you' : 'shop_for_other';
  return isOwn ? 'you' : 'other';
}

/** How a dispute ended, by the reason of the refund that ended it. */
const ends: Readonly<Record<string, DisputeEnd['how']>> = {
  conceded: 'conceded',
  no_answer: 'silence',
  resolved: 'decided',
};

function endOf({ refunds }: EscrowAggregate, dispute: Dispute, now?: number): DisputeEnd | null {
  const { status, outcome, amountToSeller, decisionReason, updatedAt } = dispute;
  if (status !== 'resolved' || outcome === null) return null;
  const back = refunds.filter((refund) => isOfEnd(refund, dispute));
  const how = outcome === 'withdrawn' ? outcome : (ends[back[0]?.reason ?? outcome] ?? 'decided');
  return {
    how,
    at: displayTime(updatedAt, now),
    toSeller: money(amountToSeller ?? 0),
    toBuyer: money(back.reduce((sum, { amount }) => sum + amount, 0)),
    reason: decisionReason,
  };
}

function isOfEnd({ origin, reason, createdAt }: Refund, { updatedAt }: Dispute): boolean {
  return origin === 'held' && createdAt === updatedAt && reason !== null && reason in ends;
}

/** The actions open to a side in its dispute, each decided by the rules of its command. */
export function disputeActionsOf(aggregate: CheckoutAggregate, side: Side, context: Context): DisputeActions {
  if (isChargeAggregate(aggregate) || disputeBetween(aggregate) === null) {
    return { answer: false, withdraw: null };
  }
  // Empty text never matches a stored statement, so this is not decided as a repeat.
  const answer = isPossible(aggregate, { command: 'evidence', side, text: '', links: [] }, context);
  return { answer, withdraw: withdrawOf(aggregate, side, context) };
}

function withdrawOf(aggregate: EscrowAggregate, side: Side, context: Context): DisputeActions['withdraw'] {
  const after = whatWouldBe(aggregate, { command: 'withdraw', side }, context);
  if (after === null) return null;
  const { autoReleaseAt } = after.escrow;
  return { checkedUntil: autoReleaseAt === null ? null : displayTime(autoReleaseAt, context.now) };
}
