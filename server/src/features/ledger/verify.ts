import type { Services } from '../../services.js';
import { type Check, fixedQuery } from './check.js';
import { balanceChecks } from './checks/balances.js';
import { checkoutChecks } from './checks/checkouts.js';
import { creditChecks } from './checks/credits.js';
import { sandboxChecks } from './checks/sandbox.js';
import { storyChecks } from './checks/story.js';
import { transferChecks } from './checks/transfers.js';

export interface Counts {
  movements: number;
  accounts: number;
  checkouts: number;
  credits: number;
  payouts: number;
  refunds: number;
  events: number;
}

export interface Verification {
  checked: Counts;
  /** One sentence for every row that disagrees with the movements. */
  discrepancies: string[];
}

/** In the order of the report: what a merchant sees comes first. */
const checks: readonly Check[] = [
  ...checkoutChecks,
  ...transferChecks,
  ...creditChecks,
  ...balanceChecks,
  ...storyChecks,
  ...sandboxChecks,
];

const tables = {
  movements: 'movement',
  accounts: 'ledger_account',
  checkouts: 'checkout',
  credits: 'credit',
  payouts: 'payout',
  refunds: 'refund',
  events: 'event',
} satisfies Record<keyof Counts, string>;

const countRows = fixedQuery<unknown>(
  `select ${Object.entries(tables)
    .map(([name, table]) => `(select count(*) from ${table}) as ${name}`)
    .join(', ')}`,
);

/** Recomputes the books from the movements, on one state of the database, and compares every row. */
export async function verifyLedger({ store }: Pick<Services, 'store'>): Promise<Verification> {
  const queries = [countRows, ...checks.map(({ query }) => query)];
  const [counted, ...found] = await store.snapshot(queries);
  return {
    checked: counted?.[0] as Counts,
    discrepancies: checks.flatMap((check, index) => (found[index] ?? []).map((row) => check.words(row))),
  };
}
