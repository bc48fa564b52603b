import type { TimelineEntry } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { iso } from './present.js';

export type Entry = z.input<typeof TimelineEntry>;

/** Makes an entry that is not an event. */
export function entryOf(
  at: number,
  type: string,
  [actor, via]: [string, string],
  summary: string,
  data: Entry['data'],
): Entry {
  return { at: iso(at), type, actor, via, sequence: null, summary, data };
}
