import type { Escrow } from '../records.js';
import type { EscrowDraft } from './draft.js';

const hourMs = 3_600_000;
const inspectionHoursDefault = 24;
const reminderLeadMsMax = 6 * hourMs;

/** Returns how long the buyer may inspect what was sent. */
export function inspectionMs({ releaseWindowHours }: Pick<Escrow, 'releaseWindowHours'>): number {
  return (releaseWindowHours ?? inspectionHoursDefault) * hourMs;
}

/**
 * Starts the inspection clock, or lets it go on: at `endsAt` the money goes to the seller by itself. Six
 * hours before, or half of a window that is shorter than twelve, the buyer is reminded, unless that is past.
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

/** Stops the clock and keeps what is left of the inspection window. */
export function stopClock(draft: EscrowDraft): void {
  const { autoReleaseAt } = draft.escrow;
  draft.set({
    autoReleaseAt: null,
    autoReleaseRemainingMs: autoReleaseAt === null ? null : Math.max(0, autoReleaseAt - draft.context.now),
    releaseReminderAt: null,
  });
}
