import { type Findings, groupBy, total } from './arithmetic.js';
import type { Books, Transfer } from './books.js';

const isLate = ({ state, failure_reason }: Transfer['attempts'][number]) =>
  state === 'failed' && failure_reason === 'paid_late';

/** Every payout and refund: money came onto it once, and left it as often as the bank paid it. */
export function examineTransfers({ postings, transfers }: Books, findings: Findings): void {
  const payoutsOf = groupBy(
    transfers.filter(({ account }) => account.startsWith('payout:')),
    ({ checkout_id }) => checkout_id,
  );
  for (const transfer of transfers) {
    const { name, account, amount, attempts, status } = transfer;
    const count = (...states: string[]) =>
      BigInt(attempts.filter(({ state }) => states.includes(state)).length);
    const late = BigInt(attempts.filter(isLate).length);
    const returned = amount * count('reversed');
    const fromBank = postings.flow('bank:*', account);
    const fromCredit = postings.flow(`credit:${transfer.credit_id}`, account);
    const fromPayouts = total(payoutsOf(transfer.checkout_id), (payout) =>
      postings.flow(payout.account, account),
    );
    const fromCheckout =
      postings.flow(`escrow:${transfer.checkout_id}`, account) +
      postings.flow(`charge:${transfer.checkout_id}`, account);
    const isExcess = transfer.origin === 'excess';
    const left = postings.flow(account, 'bank:*') + postings.flow(account, 'receivable:*');
    const isOver = status === 'paid' || status === 'given_back';

    findings.compare(
      name,
      'amount is',
      amount,
      isExcess ? fromBank - returned + fromCredit : fromCheckout + fromPayouts,
    );
    if (!isExcess) findings.compare(name, 'its tries brought back', returned, fromBank);
    findings.compare(name, 'its tries have paid', amount * count('paid', 'reversed'), left);
    findings.compare(name, `it is ${status} and should owe`, isOver ? 0n : amount, postings.net(account));
    findings.compare(
      name,
      'its late tries have paid',
      amount * late,
      -postings.net(`receivable:${transfer.id}`),
    );
    findings.expect(
      (count('paid') === 1n) === (status === 'paid'),
      `${name}: it is ${status}, and ${count('paid')} of its tries have paid`,
    );
  }
}
