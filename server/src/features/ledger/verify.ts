import type { Mode } from '../../domain/records.js';
import type { Scan } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { type Check, type Discrepancy, fixedQuery } from './check.js';
import { balanceChecks } from './checks/balances.js';
import { carriageChecks } from './checks/carriage.js';
import { checkoutChecks } from './checks/checkouts.js';
import { combinedChecks } from './checks/combined.js';
import { creditChecks } from './checks/credits.js';
import { sandboxChecks } from './checks/sandbox.js';
import { settlementChecks } from './checks/settlements.js';
import { statusChecks } from './checks/status.js';
import { storyChecks } from './checks/story.js';
import { transferChecks } from './checks/transfers.js';
import type { Head } from './evidence/chain-check.js';
import { EvidenceCheck, type EvidenceResult } from './evidence/scans.js';

export interface Counts {
  movements: number;
  checkouts: number;
  credits: number;
  payouts: number;
  refunds: number;
  events: number;
}

export interface Verification {
  checked: Record<Mode, Counts>;
  accounts: number;
  coverage: EvidenceResult['coverage'];
  /** One for every row that disagrees with the movements or with the evidence. */
  discrepancies: Discrepancy[];
}

/** In the order of the report: what a merchant sees comes first. */
const checks: readonly Check[] = [
  ...checkoutChecks,
  ...statusChecks,
  ...transferChecks,
  ...combinedChecks,
  ...creditChecks,
  ...settlementChecks,
  ...carriageChecks,
  ...balanceChecks,
  ...storyChecks,
  ...sandboxChecks,
];

const tables = {
  movements: 'movement',
  checkouts: 'checkout',
  credits: 'credit',
  payouts: 'payout',
  refunds: 'refund',
  events: 'event',
} satisfies Record<keyof Counts, string>;

type CountedRow = Counts & { mode: Mode; accounts: number };

const countRows = fixedQuery<CountedRow>(
  `select modes.mode as mode, ${Object.entries(tables)
    .map(([name, table]) => `(select count(*) from ${table} t where t.mode = modes.mode) as ${name}`)
    .join(', ')}, (select count(*) from ledger_account) as accounts
   from (select 'live' as mode union all select 'test') modes`,
);

/**
 * Recomputes the books from the movements and compares every row, with the movements and with what the
 * changes recorded about it; all on one state of the database.
 *
 * @param head an exported head that the chain has to contain
 */
export async function verifyLedger(
  services: Pick<Services, 'store' | 'keyedHash' | 'sealer'>,
  head: Head | null = null,
): Promise<Verification> {
  const counted: CountedRow[] = [];
  const broken: Discrepancy[] = [];
  const evidence = new EvidenceCheck(services);
  const scans: Scan[] = [
    { query: countRows, take: (row) => counted.push(row as CountedRow) },
    ...checks.map(({ code, query, words }) => ({
      query,
      take: (row: unknown) => {
        broken.push({ code, mode: (row as { mode?: Mode | null }).mode ?? null, words: words(row) });
      },
    })),
    ...evidence.scans,
  ];
  await services.store.scan(scans);
  const { coverage, discrepancies } = evidence.finish(head);
  return {
    checked: { live: countsOf(counted, 'live'), test: countsOf(counted, 'test') },
    accounts: counted[0]?.accounts ?? 0,
    coverage,
    discrepancies: [...broken, ...discrepancies],
  };
}

function countsOf(counted: readonly CountedRow[], wanted: Mode): Counts {
  const row = counted.find(({ mode }) => mode === wanted);
  if (!row) throw new Error(`The rows of ${wanted} mode were not counted`);
  const { mode, accounts, ...counts } = row;
  return counts;
}
