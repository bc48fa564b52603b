import type { CheckoutMoney } from '../aggregate.js';

/** Returns credits, oldest first, as `status amount = applied + excess, refunded`, in thousands of kobo. */
export function showCredits({ credits }: CheckoutMoney): string[] {
  return [...credits]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(
      ({ status, amount, amountApplied, amountExcess, amountRefunded }) =>
        `${status} ${k(amount)} = ${k(amountApplied)} + ${k(amountExcess)}, ${k(amountRefunded)}`,
    );
}

/** Returns refunds as `origin amount status: reason`. */
export function showRefunds({ refunds }: CheckoutMoney): string[] {
  return refunds.map(({ origin, amount, status, reason }) => `${origin} ${k(amount)} ${status}: ${reason}`);
}

/** Returns payouts as `amount status`. */
export function showPayouts({ payouts }: CheckoutMoney): string[] {
  return payouts.map(({ amount, status }) => `${k(amount)} ${status}`);
}

function k(kobo: number): number {
  return kobo / 1000;
}
