import type { Findings } from './arithmetic.js';
import type { Books } from './books.js';
import { kindOf } from './postings.js';
import type { Credit } from './tables.js';

const liabilities = new Set(['escrow', 'charge', 'payout', 'refund', 'credit']);

/** One that was reversed before it was seen brought no money, so it has no account. */
const isUnmatched = ({ checkout_id, status }: Credit) => checkout_id === null && status !== 'rejected';

/** Compares every balance; every account has an owner, and every owner an account. */
export function examineAccounts({ tables, postings, transfers }: Books, findings: Findings): void {
  const opened = new Set(tables.balances.map(({ id }) => id));
  const required = [
    ...tables.checkouts.map(({ kind, id }) => `${kind}:${id}`),
    ...transfers.map(({ account }) => account),
    ...tables.credits.filter(isUnmatched).map(({ id }) => `credit:${id}`),
  ];
  const owned = new Set([...required, ...tables.credits.map(({ id }) => `credit:${id}`)]);
  const receivables = new Set(
    [...tables.checkouts, ...tables.credits, ...tables.combinedPayouts, ...transfers].map(
      ({ id }) => `receivable:${id}`,
    ),
  );

  for (const { id, balance } of tables.balances) {
    findings.compare(`account ${id}`, 'its balance is', balance, postings.net(id));
    findings.expect(postings.net(id) >= 0n, `account ${id}: it has fallen to ${postings.net(id)}`);
    findings.expect(owned.has(id), `account ${id}: nothing owns it`);
  }
  for (const account of required) {
    findings.expect(opened.has(account), `account ${account}: it was never opened`);
  }
  for (const account of postings.accounts()) {
    const isOpen = opened.has(account) || !liabilities.has(kindOf(account));
    findings.expect(isOpen, `account ${account}: it was used and never opened`);
    const isReceivable = kindOf(account) === 'receivable';
    findings.expect(!isReceivable || receivables.has(account), `account ${account}: nothing owns it`);
  }
}
