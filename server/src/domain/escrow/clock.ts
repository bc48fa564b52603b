import type { Escrow } from '../records.js';
import type { EscrowDraft } from './draft.js';

const hourMs = 3_600_000;
const inspectionHoursDefault = 24;
const reminderLeadMsMax = 6 * hourMs;

/** Returns for how many hours the buyer may inspect what was sent; the request may leave it out. */
export function inspectionHours({ releaseWindowHours }: Pick<Escrow, 'releaseWindowHours'>): number {
  return releaseWindowHours ?? inspectionHoursDefault;
}

/** Returns how long the buyer may inspect what was sent. */
export function inspectionMs(escrow: Pick<Escrow, 'releaseWindowHours'>): number {
  return inspectionHours(escrow) * hourMs;
}

/**
 * Starts or resumes the inspection clock: at `endsAt` the money is released automatically. The buyer is
 * reminded six hours before, or half of the window if that is shorter, unless that time has passed.
 */
export function runClock(draft: EscrowDraft, endsAt: number): void {
  const leadMs = Math.min(reminderLeadMsMax, inspectionMs(draft.escrow) / 2);
  const remindAt = endsAt - leadMs;
  draft.set({
    autoReleaseAt: endsAt,
    autoReleaseRemainingMs: null,
    releaseReminderAt: remindAt > draft.context.now ? remindAt : null,
  });
}

/** Returns when the inspection window starts or started; null before a delivery is recorded. */
export function inspectionStart(
  escrow: Pick<Escrow, 'inspectionStartsAt' | 'sellerDeliveredAt'>,
): number | null {
  return escrow.inspectionStartsAt ?? escrow.sellerDeliveredAt;
}

/**
 * Resumes a stopped clock with the time that was left; one without a delivery stays so. A window that had not
 * started when the clock was stopped starts at its time, or now if that has passed.
 */
export function resumeClock(draft: EscrowDraft, stoppedAt: number): void {
  const { escrow, context } = draft;
  const remainingMs = escrow.autoReleaseRemainingMs;
  if (remainingMs === null) return;
  const plannedAt = inspectionStart(escrow) ?? context.now;
  const startsAt = Math.max(context.now, plannedAt);
  if (plannedAt > stoppedAt) draft.set({ inspectionStartsAt: startsAt });
  runClock(draft, startsAt + remainingMs);
}

/** Stops the clock and stores how much of the inspection window is left. */
export function stopClock(draft: EscrowDraft): void {
  const { escrow, context } = draft;
  const { autoReleaseAt } = escrow;
  const countsFrom = Math.max(context.now, inspectionStart(escrow) ?? context.now);
  draft.set({
    autoReleaseAt: null,
    autoReleaseRemainingMs: autoReleaseAt === null ? null : Math.max(0, autoReleaseAt - countsFrom),
    releaseReminderAt: null,
  });
}
