import type { Command } from 'commander';
import { formatNaira } from '../domain/money.js';
import { type InboxGroup, type InboxKind, readInbox } from '../features/operator/inbox.js';
import type { InboxRow } from '../features/operator/inbox-search.js';
import { withServices } from './operator.js';
import { print, printJson, quoted, timeOf } from './output.js';
import { shellWord } from './printable.js';

/** Adds the command that lists what waits for the operator. */
export function addInboxCommand(program: Command): void {
  program
    .command('inbox')
    .description('list what waits for you in live mode, oldest first, each with the command that clears it')
    .option('--test', 'list what waits in test mode instead', false)
    .option('--json', 'print an array for scripts', false)
    .action(({ test, json }: { test: boolean; json: boolean }) =>
      withServices(async (services) => {
        const groups = await readInbox(services, test ? 'test' : 'live');
        if (json) printJson(groups.flatMap(itemsOf));
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
  const whose = `${row.mode}, ${owner}${row.reference === null ? '' : `, ${shellWord(row.reference)}`}`;
  const why = row.note === null ? '' : `, ${quoted(row.note)}`;
  const howMuch = ['mail', 'clock', 'notification'].includes(noun) ? '' : ` ${formatNaira(row.amount)}`;
  return `${noun} ${row.id},${howMuch} since ${timeOf(row.since)}, ${whose}${why}`;
}

function commandsOf(kind: InboxKind, row: InboxRow): { first: string; others: string[] } {
  const pasted = { ...row, id: shellWord(row.id) };
  const [first = '', ...others] = kind.commands(pasted).map((words) => `escrow-server ${words}`);
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
