import type { Checkout } from '../../../domain/records.js';

/** Changes with everything that happens to an order: what records no change of it records an event. */
export function markOf({ version, sequence }: Pick<Checkout, 'version' | 'sequence'>): string {
  return `${version}.${sequence}`;
}
