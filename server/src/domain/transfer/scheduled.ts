import type { CombinedPayout, Payout } from '../records.js';

/** A payout that is paid once a day, and only together with what else is due to its payee. */
type ScheduledPayout = Payout & { scheduledFor: number };

/** Whether a payout waits for the daily transfer, or waited for it: it is never sent on its own. */
export function isScheduled(payout: Payout | CombinedPayout | null): payout is ScheduledPayout {
  return payout !== null && 'scheduledFor' in payout && payout.scheduledFor !== null;
}
