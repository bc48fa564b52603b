import { rollingBack } from '../adapters/store/rolling-back.js';
import type { Services } from '../services.js';
import { type Effect, effectsOf } from './effects.js';

/**
 * Returns services with which a command reads, checks and decides as it does otherwise, and nothing stays
 * written, with the list of what would have been, which grows as the command runs.
 */
export function inDryRun(services: Services): { services: Services; effects: readonly Effect[] } {
  const effects: Effect[] = [];
  let noted = 0;
  const dryRun: Services['dryRun'] = {
    note: (change, read) => {
      noted += 1;
      effects.push(...effectsOf(change, read));
    },
    isEmpty: () => noted === 0,
  };
  const store = rollingBack(services.store);
  return { services: { ...services, store, dryRun, wakeWorker: () => {} }, effects };
}
