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
import { isAnyClosing } from './closing-tables.js';
import type { Head } from './evidence/chain-check.js';
import { readEvidenceHashes } from './evidence/hashes.js';
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
  /** Of the modes that were verified. */
  checked: Partial<Record<Mode, Counts>>;
  accounts: number;
  coverage: EvidenceResult['coverage'];
  /** One for every row that disagrees with the movements or with the evidence. */
  discrepancies: Discrepancy[];
}

export interface VerifyOptions {
  /** An exported head that the chain has to contain. */
  head?: Head | null;
  /** The only mode to verify; null: both. */
  mode?: Mode | null;
  /** About how many rows are compared one by one at the same time, if something differs. */
  rowsAtOnce?: number;
  /** Told now and then how far it is. */
  progress?(words: string): void;
}

/** In the order of the report: what a merchant sees comes first. The sandbox bank is of test mode. */
const checksOf = (mode: Mode | null): readonly Check[] => [
  ...checkoutChecks,
  ...statusChecks,
  ...transferChecks,
  ...combinedChecks,
  ...creditChecks,
  ...settlementChecks,
  ...carriageChecks,
  ...balanceChecks,
  ...storyChecks,
  ...(mode === 'live' ? [] : sandboxChecks),
];

const tables = {
  movements: 'movement',
  checkouts: 'checkout',
  credits: 'credit',
  payouts: 'payout',
  refunds: 'refund',
  events: 'every_event',
} satisfies Record<keyof Counts, string>;

type CountedRow = Counts & { mode: Mode; accounts: number };

const countRows = (modes: readonly Mode[]) =>
  fixedQuery<CountedRow>(
    `select modes.mode as mode, ${Object.entries(tables)
      .map(([name, table]) => `(select count(*) from ${table} t where t.mode = modes.mode) as ${name}`)
      .join(', ')}, (select count(*) from ledger_account) as accounts
   from (${modes.map((mode) => `select '${mode}' as mode`).join(' union all ')}) modes`,
  );

/**
 * Recomputes the books from the movements and compares every row, with the movements and with what the
 * changes recorded about it; all on one state of the database. The chain, and what the changes of the other
 * mode say of themselves, are part of every verification: the digest is what binds a change to its mode.
 */
export async function verifyLedger(services: Verified, options: VerifyOptions = {}): Promise<Verification> {
  const [closing] = await services.store.list(fixedQuery(isAnyClosing));
  const state = await verifyState(services, options, closing !== undefined);
  // A removal may have begun in between.
  const isSure = closing !== undefined || !state.isClosing;
  return isSure ? state.verification : (await verifyState(services, options, true)).verification;
}

export type Verified = Pick<Services, 'store' | 'keyedHash' | 'sealer' | 'secretKeys'>;

/** Also returns whether test data is being removed in the state that was verified. */
async function verifyState(
  services: Verified,
  { head = null, mode = null, rowsAtOnce = 1_000_000, progress = () => {} }: VerifyOptions,
  leavesOutClosing: boolean,
): Promise<{ verification: Verification; isClosing: boolean }> {
  const counted: CountedRow[] = [];
  const broken: Discrepancy[] = [];
  let isClosing = false;
  const modes: readonly Mode[] = mode === null ? ['live', 'test'] : [mode];
  const options = { mode, head, rowsAtOnce, progress };
  const evidence = new EvidenceCheck(services, await readEvidenceHashes(services), options);
  const books: Scan[] = [
    {
      query: fixedQuery(isAnyClosing),
      take: () => {
        isClosing = true;
      },
    },
    { query: countRows(modes), take: (row) => counted.push(row as CountedRow) },
    ...checksOf(mode).map(({ code, query, words }) => ({
      query: query(mode, leavesOutClosing),
      take: (row: unknown) => {
        broken.push({ code, mode: (row as { mode?: Mode | null }).mode ?? null, words: words(row) });
      },
    })),
  ];
  await services.store.scan(inTurn(told(books, progress), evidence.scans()));
  const { coverage, discrepancies } = evidence.finish();
  const verification = {
    checked: Object.fromEntries(modes.map((each) => [each, countsOf(counted, each)])),
    accounts: counted[0]?.accounts ?? 0,
    coverage,
    discrepancies: [...broken, ...discrepancies],
  };
  return { verification, isClosing };
}

/** Tells before each scan of the books which of them comes. */
function* told(books: readonly Scan[], progress: (words: string) => void): Generator<Scan> {
  for (const [n, scan] of books.entries()) {
    progress(`Checking the books: ${n + 1} of ${books.length} queries.`);
    yield scan;
  }
}

function* inTurn(...parts: Iterable<Scan>[]): Generator<Scan> {
  for (const part of parts) yield* part;
}

function countsOf(counted: readonly CountedRow[], wanted: Mode): Counts {
  const row = counted.find(({ mode }) => mode === wanted);
  if (!row) throw new Error(`The rows of ${wanted} mode were not counted`);
  const { mode, accounts, ...counts } = row;
  return counts;
}
