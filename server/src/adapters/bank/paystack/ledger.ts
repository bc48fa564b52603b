import type { LedgerEntry } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';
import type { PaystackSession } from './api.js';
import { eachPage } from './pages.js';

/** Yields pages of the ledger of the balance since a time, newest first; an entry comes once. */
export async function* listLedger(open: () => PaystackSession, since: number): AsyncGenerator<LedgerEntry[]> {
  const query = { from: new Date(since).toISOString() };
  const call = { operation: 'list_ledger', path: '/balance/ledger', query, priority: 'other' } as const;
  let before = new Set<string>();
  for await (const rows of eachPage(open, call)) {
    const entries = rows.filter((row) => row.optionalText('currency') === 'NGN').map(readLedgerEntry);
    yield entries.filter(({ id }) => !before.has(id));
    before = new Set(entries.map(({ id }) => id));
  }
}

export function readLedgerEntry(row: AnswerReader): LedgerEntry {
  return {
    id: row.id('id'),
    difference: row.signedNumber('difference'),
    balance: row.signedNumber('balance'),
  };
}
