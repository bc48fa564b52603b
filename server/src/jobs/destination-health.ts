import type { Destination } from '../adapters/store/due-deliveries.js';
import type { Health } from './delivery-scheduler.js';

const rememberedMax = 10_000;

/**
 * How the destinations of one mode answered last. When too many are known, the account with the most forgets
 * its oldest, so that no account makes another's unknown.
 */
export class DestinationHealth {
  readonly #of = new Map<string, Map<string, Health>>();
  readonly #max: number;
  #count = 0;

  constructor(max = rememberedMax) {
    this.#max = max;
  }

  get({ accountId, destinationKey }: Destination): Health {
    return this.#of.get(accountId)?.get(destinationKey) ?? 'unknown';
  }

  remember({ accountId, destinationKey }: Destination, health: Health): void {
    const known = this.#of.get(accountId) ?? new Map<string, Health>();
    this.#of.set(accountId, known);
    if (!known.delete(destinationKey)) this.#count += 1;
    known.set(destinationKey, health);
    if (this.#count > this.#max) this.#purgeOne();
  }

  #purgeOne(): void {
    let largest: [string, Map<string, Health>] | null = null;
    for (const each of this.#of) if (each[1].size > (largest?.[1].size ?? 0)) largest = each;
    if (largest === null) return;
    const [accountId, known] = largest;
    const [oldest] = known.keys();
    if (oldest === undefined || !known.delete(oldest)) return;
    this.#count -= 1;
    if (known.size === 0) this.#of.delete(accountId);
  }
}
