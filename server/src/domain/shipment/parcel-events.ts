import type { ParcelEvent } from './commands.js';

interface ShownEvent {
  status: string;
  /** ISO 8601. */
  at: string;
}

/** What a carrier says of one parcel; the oldest go first. */
const eventsMax = 100;

/**
 * Adds the events that are not stored yet, and returns all of them as JSON, oldest first. An event is known
 * by its words and how often they came, since its time may be told differently the next time.
 */
export function mergeEvents(storedJson: string, reported: readonly ParcelEvent[]): string {
  const stored = JSON.parse(storedJson) as ShownEvent[];
  const unmatched = stored.map(({ status }) => status);
  // A longer list would be cut again after every report, and each would look like news.
  const latest = [...reported].sort((one, other) => one.at - other.at).slice(-eventsMax);
  const added = latest
    .filter(({ status }) => {
      const known = unmatched.indexOf(status);
      if (known >= 0) unmatched.splice(known, 1);
      return known < 0;
    })
    .map(({ status, at }) => ({ status, at: new Date(at).toISOString() }));
  if (added.length === 0) return storedJson;
  const all = [...stored, ...added].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return JSON.stringify(all.slice(-eventsMax));
}
