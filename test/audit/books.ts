import { groupBy } from './arithmetic.js';
import { readClosingAccounts, withoutTestData } from './closings.js';
import type { Reader } from './database.js';
import { kindOf, type Posting, Postings, readPostings } from './postings.js';
import { type Attempt, readTables, type Tables } from './tables.js';

/** A payout or refund, with its ledger account and its attempts. */
export interface Transfer {
  name: string;
  account: string;
  id: string;
  /** Null for a refund of an unmatched credit. */
  checkout_id: string | null;
  mode: string;
  /** The credit that a refund returns. */
  credit_id: string | null;
  /** `held` money was counted as received; `excess` never was. */
  origin: string;
  status: string;
  amount: bigint;
  /** Kobo that were paid twice and are not settled. */
  amount_receivable: bigint;
  /** Kobo that came back after they were settled. */
  amount_came_back: bigint;
  attempts: readonly Attempt[];
  /** Whether a combined payout pays it; `attempts` are then the combined payout's. */
  isCombined: boolean;
}

/** Several payouts that the bank pays in one transfer. */
export interface Combined {
  row: Tables['combinedPayouts'][number];
  members: readonly Tables['payouts'][number][];
  attempts: readonly Attempt[];
}

/** Everything that the auditor examines: the rows, and the sums of the journal. */
export interface Books {
  tables: Tables;
  postings: Postings;
  transfers: readonly Transfer[];
  combined: readonly Combined[];
  /** Findings about single movements. */
  faults: readonly string[];
}

/** Pairs of accounts that money may flow between; a movement between others is a finding. */
const flows: Readonly<Record<string, readonly string[]>> = {
  bank: ['escrow', 'charge', 'refund', 'credit', 'payout', 'receivable', 'bank', 'partner_fees', 'carriage'],
  credit: ['escrow', 'charge', 'refund', 'bank'],
  escrow: ['payout', 'refund', 'bank', 'receivable'],
  charge: ['payout', 'refund', 'bank'],
  payout: ['bank', 'refund', 'receivable'],
  refund: ['bank', 'receivable'],
  // What came back of a receivable that was written off makes good the loss.
  receivable: ['bank', 'loss'],
  loss: ['receivable'],
  partner_fees: ['bank', 'carrier'],
  // A booking is paid from the wallet; its cancellation, and a merchant's payment, go the other way. What a
  // merchant paid for a booking that was cancelled is paid back.
  carriage: ['carrier', 'bank'],
  carrier: ['carriage', 'partner_fees', 'bank'],
};

/** Reads everything from one state of the database. */
export async function readBooks(reader: Reader): Promise<Books> {
  const closing = await readClosingAccounts(reader);
  const tables = withoutTestData(await readTables(reader), closing);
  const postings = new Postings();
  const faults: string[] = [];
  const changes = new Map(tables.changes.map((change) => [change.id, change]));
  let previous: Posting | undefined;
  await readPostings(reader, (posting) => {
    if (posting.mode === 'test' && closing.has(posting.accountId)) return;
    postings.add(posting);
    const place = posting.change === previous?.change ? previous.number + 1n : 0n;
    faults.push(...faultsOf(posting, place, changes.get(posting.change)));
    previous = posting;
  });
  return { tables, postings, transfers: transfersOf(tables), combined: combinedOf(tables), faults };
}

function faultsOf(
  posting: Posting,
  place: bigint,
  recorded: Tables['changes'][number] | undefined,
): string[] {
  const { change, number, mode, accountId, at, debit, credit, amount } = posting;
  const name = `movement ${number} of change ${change}`;
  const faults: string[] = [];
  if (!recorded) faults.push(`${name}: the change is not recorded`);
  else if (recorded.mode !== mode) faults.push(`${name}: it is ${mode}, the change is ${recorded.mode}`);
  else if (recorded.account_id !== accountId || recorded.at !== at) {
    faults.push(`${name}: it is of another account or moment than its change`);
  }
  if (number !== place) faults.push(`${name}: movement ${place} is missing before it`);
  if (amount <= 0n) faults.push(`${name}: it moves ${amount} kobo`);
  if (!flows[kindOf(debit)]?.includes(kindOf(credit))) {
    faults.push(`${name}: money cannot go from ${debit} to ${credit}`);
  }
  return faults;
}

function combinedOf({ combinedPayouts, payouts, attempts }: Tables): Combined[] {
  const membersOf = groupBy(payouts, ({ combined_payout_id }) => combined_payout_id ?? '');
  const attemptsOf = groupBy(attempts, ({ object_id }) => object_id);
  return combinedPayouts.map((row) => {
    return { row, members: membersOf(row.id), attempts: attemptsOf(row.id) };
  });
}

/** A payout that a combined payout pays has the attempts of the combined payout. */
function transfersOf({ payouts, refunds, attempts }: Tables): Transfer[] {
  const byAccount = groupBy(attempts, (attempt) => `${attempt.object_kind}:${attempt.object_id}`);
  const describe = (kind: string, id: string, combined: string | null = null) => {
    const account = `${kind}:${id}`;
    const shared = combined === null ? [] : byAccount(`${kind}:${combined}`);
    return { name: `${kind} ${id}`, account, attempts: [...byAccount(account), ...shared] };
  };
  return [
    ...payouts.map((row) => ({
      ...row,
      ...describe('payout', row.id, row.combined_payout_id),
      isCombined: row.combined_payout_id !== null,
      credit_id: null,
      origin: 'held',
    })),

    ...refunds.map((row) => ({ ...row, ...describe('refund', row.id), isCombined: false })),
  ];
}
