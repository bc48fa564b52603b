import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** A buyer who says that their last dispute is solved is not paid by the seller's silence. */
function judgeSolved({ checkout, disputes, refunds }: Facts): void {
  const solved = disputes.filter(({ evidenceJson }) =>
    (JSON.parse(evidenceJson) as { isSolved?: true }[]).some(({ isSolved }) => isSolved),
  );
  for (const { status, openedBy, respondBy } of solved) {
    const isLast = disputes.filter((dispute) => dispute.openedBy === 'buyer').length > 1;
    const words = `${checkout.reference}: a dispute of the ${openedBy} is solved, and ${status}`;
    hold(openedBy === 'buyer' && isLast, 'only the last dispute of a buyer is said to be solved', words);
    const isSilence = respondBy !== null || refunds.some(({ reason }) => reason === 'no_answer');
    hold(!isSilence, 'silence returns nothing that is solved', words);
  }
}

/** Nobody keeps the money from the other side by opening and withdrawing disputes. */
export function judgeDisputes(facts: Facts): void {
  const { checkout, disputes } = facts;
  judgeSolved(facts);
  for (const side of ['buyer', 'seller'] as const) {
    const own = disputes.filter(({ openedBy }) => openedBy === side);
    const withdrawn = own.filter(({ outcome }) => outcome === 'withdrawn').length;
    const words = `${checkout.reference}: the ${side} has opened ${own.length}, withdrawn ${withdrawn}`;
    hold(withdrawn <= 1 && own.length <= withdrawn + 1, 'a side withdraws one dispute', words);
  }
}
