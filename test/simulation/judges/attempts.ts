import { manualLease } from '../../../server/src/domain/transfer/duplicate-payment.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** Checks every attempt when it begins. */
export class AttemptJudge {
  readonly #known = new Set<string>();

  judge({ checkout, attempts }: Facts): void {
    for (const { id, objectKind, objectId, leaseToken } of attempts) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      // What the operator records as paid a second time had left before the bank took the money back.
      if (objectKind !== 'payout' || leaseToken === manualLease) continue;
      const says = `${checkout.reference}: ${objectId} went, ${checkout.amountReceivable} is receivable`;
      hold(checkout.amountReceivable === 0, 'what a bank took back is not paid out', says);
    }
  }
}
