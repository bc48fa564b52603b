import { anyRows } from '../../adapters/store/statement.js';
import { compareSides, type Side } from '../../domain/reconciliation/compare.js';
import type { Period } from '../../domain/reconciliation/day.js';
import type { Mode } from '../../domain/records.js';
import type { BankingPartner } from '../../ports/bank.js';
import type { PartnerRecord } from '../../ports/partner-record.js';
import type { Services } from '../../services.js';
import { type Pair, pageSize, saveRecord } from './queries.js';

/** One partner's day to compare. */
export interface Reconciled {
  bank: BankingPartner;
  mode: Mode;
  day: string;
  /** When the day begins. */
  start: number;
  /** The times of records that were imported. */
  imported?: Period | undefined;
}

/** A comparison under way. */
export interface Run extends Reconciled, Period {}

/** Stores what a partner says; what it said before of the same thing no longer counts. */
export async function saveRecords(
  { store, clock }: Services,
  { bank, mode }: Pick<Reconciled, 'bank' | 'mode'>,
  records: readonly PartnerRecord[],
): Promise<void> {
  const seen = { partner: bank.name, mode, seenAt: clock.now() };
  for (let first = 0; first < records.length; first += pageSize) {
    const page = records.slice(first, first + pageSize);
    await store.transact(page.map((record) => anyRows(saveRecord, { ...seen, ...record })));
  }
}

/** Compares both sides of a pair as of now. */
export function compared({ clock }: Services, pair: Pair) {
  return compareSides(pair.kind, theirSide(pair), ourSide(pair), clock.now());
}

function theirSide({ theirState: state, theirAmount, theirFee: fee, theirAt }: Pair): Side | null {
  return state === null ? null : { state, amount: theirAmount ?? 0, fee, at: theirAt ?? 0 };
}

function ourSide({ ourState: state, ourAmount, ourFee: fee, ourAt }: Pair): Side | null {
  return state === null ? null : { state, amount: ourAmount ?? 0, fee, at: ourAt ?? 0 };
}
