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

/** Resumes a stopped clock with the time that was left; one that had not started stays so. */
export function resumeClock(draft: EscrowDraft): void {
  const remainingMs = draft.escrow.autoReleaseRemainingMs;
  if (remainingMs !== null) runClock(draft, draft.context.now + remainingMs);
}

/** Stops the clock and stores how much of the inspection window is left. */
export function stopClock(draft: EscrowDraft): void {
  const { autoReleaseAt } = draft.escrow;
  draft.set({
    autoReleaseAt: null,
    autoReleaseRemainingMs: autoReleaseAt === null ? null : Math.max(0, autoReleaseAt - draft.context.now),
    releaseReminderAt: null,
  });
}
