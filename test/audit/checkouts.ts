import { type Findings, groupBy, total } from './arithmetic.js';
import type { Books } from './books.js';

/** Compares the amounts of every escrow and charge with what flowed in and out of its account. */
export function examineCheckouts({ tables, postings, transfers }: Books, findings: Findings): void {
  const transfersOf = groupBy(transfers, ({ checkout_id }) => checkout_id ?? '');
  const creditsOf = groupBy(tables.credits, ({ checkout_id }) => checkout_id ?? '');
  for (const checkout of tables.checkouts) {
    const { kind, id } = checkout;
    const account = `${kind}:${id}`;
    const name = `${kind} ${id}`;
    const own = transfersOf(id);
    const toOwn = (kind: string) =>
      total(own, (transfer) =>
        transfer.account.startsWith(kind) ? postings.flow(account, transfer.account) : 0n,
      );
    const returnedToPayer = total(own, (payout) => postings.flow(payout.account, 'refund:*'));
    const counted = postings.flow('bank:*', account) + postings.flow('credit:*', account);
    const reversed = postings.flow(account, 'bank:*') + postings.flow(account, 'receivable:*');
    const credited = creditsOf(id).filter(({ status }) => status !== 'rejected');
    const excess = own.filter(({ origin }) => origin === 'excess');

    findings.compare(name, 'amount_held is', checkout.amount_held, postings.net(account));
    findings.compare(
      name,
      'amount_released is',
      checkout.amount_released,
      toOwn('payout:') - returnedToPayer,
    );
    findings.compare(
      name,
      'amount_refunded is',
      checkout.amount_refunded,
      toOwn('refund:') + returnedToPayer,
    );
    findings.compare(name, 'amount_received is', checkout.amount_received, counted - reversed);
    findings.compare(
      name,
      'amount_receivable is',
      checkout.amount_receivable,
      -postings.net(`receivable:${id}`),
    );
    findings.compare(
      name,
      'its credits were reversed and are not covered:',
      total(
        credited,
        ({ amount_applied, amount_receivable, amount_taken_back, amount_not_taken }) =>
          amount_receivable + (amount_applied > 0 ? amount_taken_back + amount_not_taken : 0n),
      ),
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
      checkout.amount_excess,
      total(excess, ({ amount }) => amount),
    );
    const parts = checkout.amount_held + checkout.amount_released + checkout.amount_refunded;
    findings.expect(
      checkout.amount_received === parts,
      `${name}: its parts ${parts} are not what was received`,
    );
  }
}
