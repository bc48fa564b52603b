import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** Nobody keeps the money from the other side by opening and withdrawing disputes. */
export function judgeDisputes({ checkout, disputes }: Facts): void {
  for (const side of ['buyer', 'seller'] as const) {
    const own = disputes.filter(({ openedBy }) => openedBy === side);
    const withdrawn = own.filter(({ outcome }) => outcome === 'withdrawn').length;
    const words = `${checkout.reference}: the ${side} has opened ${own.length}, withdrawn ${withdrawn}`;
    hold(withdrawn <= 1 && own.length <= withdrawn + 1, 'a side withdraws one dispute', words);
  }
}
