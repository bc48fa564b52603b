import { settleOwnReceivable } from '../../../server/src/domain/credit.js';
import type { Credit } from '../../../server/src/domain/records.js';
import { type At, type Books, changes } from './books.js';

const over: readonly string[] = ['paid', 'cancelled'];

export const creditsOf = ({ unmatched, checkouts }: Books) => [
  ...unmatched.map(({ credit }) => credit),
  ...checkouts.flatMap((each) => each.credits),
];

/** Returns the credits in a status whose own receivable may be settled, and no refund cancelled instead. */
export function ownReceivables(books: Books, status: Credit['status'], at: At): string[] {
  const refunds = [
    ...books.unmatched.flatMap(({ refund }) => refund ?? []),
    ...books.checkouts.flatMap((each) => each.refunds),
  ];
  return creditsOf(books).flatMap((credit) => {
    const amount = credit.amountOwnReceivable;
    const maySettleIt = changes(settleOwnReceivable(credit, { amount, from: 'recovered' }, at(credit)));
    const cancelFirst = refunds.some(
      (refund) => refund.creditId === credit.id && !over.includes(refund.status) && refund.amount <= amount,
    );
    return credit.status === status && maySettleIt && !cancelFirst ? [credit.id] : [];
  });
}
