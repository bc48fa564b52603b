import type { Context, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { type Refusal, refuse } from '../change.js';
import type { Escrow } from '../records.js';
import { inspectionMs, inspectionStart, runClock } from './clock.js';
import { EscrowDraft } from './draft.js';
import type { Rule } from './rule.js';

/** How much longer the buyer waits each time. */
const extensionMs = 48 * 3_600_000;
/** How often the buyer can wait longer. */
export const extensionsMax = 2;

/** Whether the buyer has waited as long as they can for what has not arrived. */
export function isWaitUsedUp(escrow: Pick<Escrow, 'arrivalConfirmedAt' | 'inspectionExtensions'>): boolean {
  return escrow.arrivalConfirmedAt === null && escrow.inspectionExtensions >= extensionsMax;
}

/** Whether a carrier has brought a parcel: the newest, or one that another delivery has followed. */
export function isBrought({ escrow, shipment }: Pick<EscrowAggregate, 'escrow' | 'shipment'>): boolean {
  return shipment?.status === 'delivered' || escrow.earlierArrivedAt !== null;
}

/** The buyer says that the delivery has arrived: a window that has not started starts now. */
export const confirmArrival: Rule<'confirm_arrival'> = (aggregate, _command, context) => {
  const refusal = inspectionProblem(aggregate, context);
  if (refusal !== null) return refusal;
  const { now } = context;
  const draft = new EscrowDraft(aggregate, context);
  draft.set({ arrivalConfirmedAt: now });
  if (!hasStarted(aggregate, now)) {
    draft.set({ inspectionStartsAt: now });
    runClock(draft, now + inspectionMs(draft.escrow));
  }
  announceChange(draft, 'arrived');
  return draft.decision();
};

/**
 * The buyer says that the delivery has not arrived yet: the window ends 48 hours later, and starts so late
 * that it is whole.
 */
export const extendInspection: Rule<'extend_inspection'> = (aggregate, { extension }, context) => {
  const refusal = inspectionProblem(aggregate, context);
  if (refusal !== null) return refusal;
  const { arrivalConfirmedAt, inspectionExtensions, autoReleaseAt } = aggregate.escrow;
  if (arrivalConfirmedAt !== null)
    return refuse('inspection_fixed', 'You have said that it has arrived. Open a dispute if that is wrong.');
  if (inspectionExtensions >= extensionsMax || extension !== inspectionExtensions + 1) {
    return refuse(
      'inspection_fixed',
      `The time to check is extended ${extensionsMax} times. Open a dispute.`,
    );
  }
  assert(autoReleaseAt !== null, 'a window that can be extended has an end');
  const draft = new EscrowDraft(aggregate, context);
  const endsAt = autoReleaseAt + extensionMs;
  draft.set({
    inspectionExtensions: extension,
    inspectionStartsAt: Math.max(
      aggregate.escrow.sellerDeliveredAt ?? 0,
      endsAt - inspectionMs(draft.escrow),
    ),
  });
  runClock(draft, endsAt);
  announceChange(draft, 'not_arrived');
  return draft.decision();
};

/** Whether the buyer can still say that the delivery has arrived, or that it has not. */
function inspectionProblem(aggregate: EscrowAggregate, { now, actor }: Context): Refusal | null {
  if (actor.kind !== 'buyer')
    return refuse('inspection_fixed', 'Only the buyer says whether it has arrived.');
  const { autoReleaseAt } = aggregate.escrow;
  if (autoReleaseAt === null) return refuse('inspection_fixed', 'Nothing has been sent yet.');
  if (autoReleaseAt <= now) return refuse('inspection_fixed', 'The time to check is over.');
  if (isBrought(aggregate))
    return refuse('inspection_fixed', 'The carrier says that it has arrived. Open a dispute if it has not.');
  return null;
}

function hasStarted({ escrow }: EscrowAggregate, now: number): boolean {
  const startsAt = inspectionStart(escrow);
  return startsAt !== null && startsAt <= now;
}

function announceChange(draft: EscrowDraft, reason: 'arrived' | 'not_arrived'): void {
  const { autoReleaseAt, inspectionExtensions } = draft.escrow;
  const startsAt = inspectionStart(draft.escrow);
  assert(startsAt !== null && autoReleaseAt !== null, 'the inspection has a start and an end');
  draft.event('escrow.inspection_changed', {
    reason,
    inspection_starts_at: new Date(startsAt).toISOString(),
    auto_release_at: new Date(autoReleaseAt).toISOString(),
    extensions_left: extensionsMax - inspectionExtensions,
  });
}
