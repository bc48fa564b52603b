import type { Mode } from '../domain/records.js';
import type { CarrierAggregator, CarrierQuotes } from './carrier.js';

/** The configured carrier aggregators of both modes. */
export interface Carriers {
  /** The one that is asked for new rates; null if live mode has none. */
  defaultOf(mode: Mode): CarrierQuotes | null;
  /** The one that gave a rate, which also books it; null if it is not configured. */
  of(aggregator: string, mode: Mode): CarrierAggregator | null;
  /** Those of live mode, which also book. */
  listLive(): readonly CarrierAggregator[];
}

interface Configured {
  test: readonly CarrierAggregator[];
  live: readonly CarrierAggregator[];
}

/** Creates the registry of carrier aggregators; the first of each mode is its default. */
export function createCarriers(carriers: Configured): Carriers {
  return {
    defaultOf: (mode) => carriers[mode][0] ?? null,
    of: (aggregator, mode) => carriers[mode].find(({ name }) => name === aggregator) ?? null,
    listLive: () => carriers.live,
  };
}
