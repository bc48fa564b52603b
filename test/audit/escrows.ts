import { type Findings, groupBy, total } from './arithmetic.js';
import type { Books } from './books.js';

/** Every escrow's amounts, put together from what flowed in and out of its account. */
export function examineEscrows({ tables, postings, transfers }: Books, findings: Findings): void {
  const transfersOf = groupBy(transfers, ({ escrow_id }) => escrow_id);
  const creditsOf = groupBy(tables.credits, ({ escrow_id }) => escrow_id ?? '');
  for (const escrow of tables.escrows) {
    const { id } = escrow;
    const account = `escrow:${id}`;
    const name = `escrow ${id}`;
    const own = transfersOf(id);
    const toOwn = (kind: string) =>
      total(own, (transfer) =>
        transfer.account.startsWith(kind) ? postings.flow(account, transfer.account) : 0n,
      );
    const givenBack = total(own, (payout) => postings.flow(payout.account, 'refund:*'));
    const counted = postings.flow('bank:*', account) + postings.flow('credit:*', account);
    const takenBack = postings.flow(account, 'bank:*') + postings.flow(account, 'receivable:*');
    const credited = creditsOf(id).filter(({ status }) => status !== 'rejected');
    const excess = own.filter(({ origin }) => origin === 'excess');

    findings.compare(name, 'amount_held is', escrow.amount_held, postings.net(account));
    findings.compare(name, 'amount_released is', escrow.amount_released, toOwn('payout:') - givenBack);
    findings.compare(name, 'amount_refunded is', escrow.amount_refunded, toOwn('refund:') + givenBack);
    findings.compare(name, 'amount_received is', escrow.amount_received, counted - takenBack);
    findings.compare(name, 'amount_uncovered is', escrow.amount_uncovered, -postings.net(`receivable:${id}`));
    findings.compare(
      name,
      'its credits were taken back uncovered',
      total(credited, (credit) => credit.amount_uncovered),
      postings.flow(`receivable:${id}`, 'bank:*'),
    );
    findings.compare(
      name,
      'its credits count',
      total(credited, (credit) => credit.amount_applied),
      counted,
    );
    findings.compare(
      name,
      'amount_excess is',
      escrow.amount_excess,
      total(excess, ({ amount }) => amount),
    );
    const parts = escrow.amount_held + escrow.amount_released + escrow.amount_refunded;
    findings.expect(
      escrow.amount_received === parts,
      `${name}: its parts ${parts} are not what was received`,
    );
  }
}
