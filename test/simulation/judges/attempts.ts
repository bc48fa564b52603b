import { manualLease } from '../../../server/src/domain/transfer/duplicate-payment.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** Checks every attempt when it begins. */
export class AttemptJudge {
  readonly #known = new Set<string>();

  judge({ checkout, attempts, payouts }: Facts): void {
    for (const { id, objectKind, objectId, leaseToken, sentAt } of attempts) {
      if (this.#known.has(id)) continue;
      this.#known.add(id);
      // What the operator records as paid a second time had left before the bank took the money back.
      if (objectKind !== 'payout' || leaseToken === manualLease) continue;
      const says = `${checkout.reference}: ${objectId} went, ${checkout.amountReceivable} is receivable`;
      if (leaseToken !== null) judgeDay(payouts, objectId, sentAt);
      hold(checkout.amountReceivable === 0, 'what a bank took back is not paid out', says);
    }
  }
}

/** A merchant that is paid once a day gets what it was owed by then, and nothing before. */
function judgeDay(payouts: Facts['payouts'], objectId: string, sentAt: number): void {
  for (const { id, combinedPayoutId, scheduledFor } of payouts) {
    if (scheduledFor === null || (id !== objectId && combinedPayoutId !== objectId)) continue;
    const says = `${id} waits for ${scheduledFor}, ${objectId} was sent at ${sentAt}`;
    hold(combinedPayoutId === objectId && sentAt >= scheduledFor, 'a day is paid when it is over', says);
  }
}
