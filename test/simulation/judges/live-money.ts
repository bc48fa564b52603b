import { Findings } from '../../audit/arithmetic.js';
import { readBooks } from '../../audit/books.js';
import type { Reader, TextRow } from '../../audit/database.js';
import { examineSandbox } from '../../audit/sandbox.js';
import { rawStatement } from '../../store/fixtures.js';
import type { World } from '../world.js';
import { readerOf } from './audit.js';
import { hold } from './violation.js';

const otherMode: Readonly<Record<string, string>> = { live: 'test', test: 'live' };

/** Gives each mode's rows to the other: the auditor compares only the sandbox bank with our books. */
function withModesSwapped(row: TextRow): TextRow {
  const swapped = Object.entries(row).map(([column, value]): [string, string | null] => {
    if (value === null) return [column, value];
    if (column === 'mode') return [column, otherMode[value] ?? value];
    return [
      column,
      // The open store gives numbers as they are.
      String(value).replace(/^(bank:\w+):(live|test)$/, (_, at, mode) => `${at}:${otherMode[mode]}`),
    ];
  });
  return Object.fromEntries(swapped);
}

const listReferences = rawStatement('select reference from attempt', 'simulation.references');

/**
 * The money that our books have at the partner of live mode is the money that is there. A transfer that the
 * operator accepted, or that differs from ours, is in no books.
 */
export async function judgeLiveMoney(world: World): Promise<void> {
  const { store, liveStore } = world;
  const ours = new Set((await store.all(listReferences, {})).map(({ reference }) => reference));
  const isInBooks = ({ reference }: TextRow) => reference === undefined || ours.has(reference);
  const [books, partner] = [readerOf(store), readerOf(liveStore)];
  const reader: Reader = {
    read: (sql, take) => {
      if (!sql.includes('from sandbox_')) return books.read(sql, (row) => take(withModesSwapped(row)));
      return partner.read(sql, (row) => isInBooks(row) && take(row));
    },
    close: async () => {},
  };
  const findings = new Findings();
  examineSandbox(await readBooks(reader), findings);
  // A transfer may differ from what is owed under its reference; then it counts for nothing.
  const differences = findings.list.filter((sentence) => !sentence.startsWith('sandbox transfer '));
  hold(differences.length === 0, 'our books have what the partner has', differences.join('; '));
}
