import type { Command } from 'commander';
import { formatNaira } from '../domain/money.js';
import { type InboxGroup, type InboxKind, readInbox } from '../features/operator/inbox.js';
import type { InboxRow } from '../features/operator/inbox-search.js';
import { withServices } from './operator.js';
import { print, quoted, timeOf } from './output.js';

/** Adds the command that lists what waits for the operator. */
export function addInboxCommand(program: Command): void {
  program
    .command('inbox')
    .description('list what waits for you, oldest first, each with the command that clears it')
    .option('--json', 'print an array for scripts', false)
    .action(({ json }: { json: boolean }) =>
      withServices(async (services) => {
        const groups = await readInbox(services);
        if (json) print(JSON.stringify(groups.flatMap(itemsOf), null, 2));
        else printGroups(groups);
      }),
    );
}

function printGroups(groups: readonly InboxGroup[]): void {
  if (groups.length === 0) print('Nothing waits for you.');
  for (const { kind, rows, more } of groups) {
    print(`${kind.title} (${rows.length + more})`);
    for (const row of rows) {
      const { first, others } = commandsOf(kind, row);
      print(`  ${lineOf(kind, row)}: ${first}`);
      for (const other of others) print(`      or: ${other}`);
    }
    if (more > 0) print(`  and ${more} more, once these are cleared`);
    print('');
  }
}

/** Formats an item: what, how much, since when, whose, and why. */
function lineOf({ noun }: InboxKind, row: InboxRow): string {
  const owner = row.accountId === null ? "nobody's" : `account ${row.accountId}`;
  const whose = `${row.mode}, ${owner}${row.reference === null ? '' : `, ${quoted(row.reference)}`}`;
  const why = row.note === null ? '' : `, ${quoted(row.note)}`;
  const howMuch = noun === 'mail' || noun === 'clock' ? '' : ` ${formatNaira(row.amount)}`;
  return `${noun} ${row.id},${howMuch} since ${timeOf(row.since)}, ${whose}${why}`;
}

function commandsOf(kind: InboxKind, row: InboxRow): { first: string; others: string[] } {
  const [first = '', ...others] = kind.commands(row).map((words) => `escrow-server ${words}`);
  return { first, others };
}

function itemsOf({ kind, rows, more }: InboxGroup) {
  return rows.map((row) => ({
    kind: kind.kind,
    id: row.id,
    of: kind.noun,
    amount: row.amount,
    since: timeOf(row.since),
    account_id: row.accountId,
    mode: row.mode,
    reference: row.reference,
    note: row.note,
    command: commandsOf(kind, row).first,
    other_commands: commandsOf(kind, row).others,
    more,
  }));
}
