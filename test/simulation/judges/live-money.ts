import { Findings } from '../../audit/arithmetic.js';
import { readBooks } from '../../audit/books.js';
import type { Reader, TextRow } from '../../audit/database.js';
import { examineSandbox } from '../../audit/sandbox.js';
import { rawStatement } from '../../store/fixtures.js';
import type { SideCredit, SideTransfer } from '../partners/side.js';
import type { World } from '../world.js';
import { readerOf } from './audit.js';
import { hold } from './violation.js';

const otherMode: Readonly<Record<string, string>> = { live: 'test', test: 'live' };

/**
 * Gives each mode's rows to the other, and the live partner's to the sandbox bank: the auditor compares only
 * that one, of test mode, with our books.
 */
const withModesSwapped =
  (partner: string) =>
  (row: TextRow): TextRow => {
    const swapped = Object.entries(row).map(([column, value]): [string, string | null] => {
      if (value === null) return [column, value];
      if (column === 'mode') return [column, otherMode[value] ?? value];
      if (column === 'partner' && value === partner) return [column, 'sandbox'];
      return [
        column,
        // The open store gives numbers as they are.
        String(value).replace(/^bank:(\w+):(live|test)$/, (_, at, mode) =>
          ['bank', at === partner ? 'sandbox' : at, otherMode[mode]].join(':'),
        ),
      ];
    });
    return Object.fromEntries(swapped);
  };

const listReferences = rawStatement('select reference from attempt', 'simulation.references');

/**
 * The money that our books have at the partner of live mode is the money that is there. A transfer that the
 * operator accepted, or that differs from ours, is in no books.
 */
export async function judgeLiveMoney(world: World): Promise<void> {
  const { store } = world;
  const side = world.sides.live;
  const ours = new Set((await store.all(listReferences, {})).map(({ reference }) => reference));
  const books = readerOf(store);
  const swap = withModesSwapped(side.name);
  const reader: Reader = {
    read: async (sql, take) => {
      if (sql.includes('from sandbox_credit')) {
        for (const credit of await side.credits()) take({ id: credit.id, ...asText(credit) });
      } else if (sql.includes('from sandbox_transfer')) {
        const transfers = (await side.transfers()).filter((transfer) => ours.has(transfer.reference));
        for (const each of transfers) take({ reference: each.reference, ...asText(each) });
      } else {
        await books.read(sql, (row) => take(swap(row)));
      }
    },
    close: async () => {},
  };
  const findings = new Findings();
  examineSandbox(await readBooks(reader), findings);
  // A transfer may differ from what is owed under its reference; then it counts for nothing.
  const differences = findings.list.filter((sentence) => !sentence.startsWith('sandbox transfer '));
  hold(differences.length === 0, 'our books have what the partner has', differences.join('; '));
}

function asText({ status, amount, fee }: Pick<SideTransfer | SideCredit, 'status' | 'amount' | 'fee'>) {
  return { status, amount: String(amount), fee: String(fee) };
}
