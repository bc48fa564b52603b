import { type Findings, groupBy, total } from './arithmetic.js';
import type { Books } from './books.js';
import type { Credit } from './tables.js';

/** Compares every credit with its parts and its refunds. */
export function examineCredits(books: Books, findings: Findings): void {
  const { tables, transfers } = books;
  const refundsOf = groupBy(transfers, ({ credit_id }) => credit_id ?? '');
  const opened = new Set(tables.balances.map(({ id }) => id));
  for (const credit of tables.credits) {
    const name = `credit ${credit.id}`;
    const refunds = refundsOf(credit.id);
    const excess = refunds.filter(({ origin }) => origin === 'excess');
    const isMatched = credit.status !== 'rejected' && credit.checkout_id !== null;
    const isReturned = credit.checkout_id === null && credit.amount_refunded > 0n;

    if (credit.status === 'credited') {
      const parts = credit.amount_applied + credit.amount_excess;
      findings.expect(
        credit.amount === parts,
        `${name}: its parts ${parts} are not its amount ${credit.amount}`,
      );
    }
    findings.expect(
      isMatched || credit.amount_applied === 0n,
      `${name}: it counts, but never reached a checkout`,
    );
    const excessOwed = isMatched || isReturned ? credit.amount_excess : 0n;
    findings.compare(
      name,
      'amount_excess is',
      excessOwed,
      total(excess, ({ amount }) => amount),
    );
    findings.compare(
      name,
      'amount_refunded is',
      credit.amount_refunded,
      total(refunds, ({ amount }) => amount),
    );
    const receivable = -books.postings.net(`receivable:${credit.id}`);
    findings.compare(name, 'receivable are', credit.amount_own_receivable, receivable);
    for (const refund of refunds) {
      const isOwn = refund.checkout_id === credit.checkout_id;
      findings.expect(isOwn, `${refund.name}: it returns ${name} of another checkout`);
    }
    if (opened.has(`credit:${credit.id}`)) examineUnmatched(books, credit, findings);
  }
}

/** An unmatched credit has a ledger account of its own until it is matched. */
function examineUnmatched({ postings }: Books, credit: Credit, findings: Findings): void {
  const name = `credit ${credit.id}`;
  const account = `credit:${credit.id}`;
  const { checkout_id, status, amount_refunded } = credit;
  const rests = checkout_id === null && status === 'credited' && amount_refunded === 0n;
  findings.compare(name, 'amount is', credit.amount, postings.flow('bank:*', account));
  findings.compare(name, 'unmatched are', rests ? credit.amount : 0n, postings.net(account));
  if (checkout_id === null) {
    findings.compare(name, 'returned are', amount_refunded, postings.flow(account, 'refund:*'));
    return;
  }
  const toCheckout =
    postings.flow(account, `escrow:${credit.checkout_id}`) +
    postings.flow(account, `charge:${credit.checkout_id}`);
  findings.compare(name, 'amount_applied is', credit.amount_applied, toCheckout);
  findings.compare(name, 'amount_excess is', credit.amount_excess, postings.flow(account, 'refund:*'));
}
