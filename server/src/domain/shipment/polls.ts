const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How often the aggregator is asked, by the age of the booking. Its notifications are usually faster. */
const pauses = [
  { upToMs: 3 * dayMs, pauseMs: 30 * minuteMs },
  { upToMs: 14 * dayMs, pauseMs: 3 * hourMs },
  { upToMs: 90 * dayMs, pauseMs: 12 * hourMs },
] as const;

export const parcelPollPauseMaxMs = Math.max(...pauses.map(({ pauseMs }) => pauseMs));

/** How long after a booking, or a report of the carrier, the parcel is asked about first. */
export const firstParcelPollMs = pauses[0].pauseMs;

/** Returns the pause before the next poll of a parcel, ms; null if it is too old to be asked about. */
export function parcelPollPauseMs(bookedAt: number, now: number): number | null {
  return pauses.find(({ upToMs }) => now - bookedAt < upToMs)?.pauseMs ?? null;
}
