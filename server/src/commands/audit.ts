import type { Command } from 'commander';
import type { AuditValues } from '../domain/audit.js';
import type { ReadAuthor } from '../domain/author.js';
import type { AuditPage, ReadChange, ReadEntry } from '../features/operator/audit.js';
import { readChanges, readEntries } from '../features/operator/audit.js';
import { OperatorError } from './environment.js';
import { addModeOptions, type ModeOptions, modeOf } from './modes.js';
import { withServices } from './operator.js';
import { print, printJson, quoted, timeOf } from './output.js';
import { shellWord } from './printable.js';

interface AuditOptions extends ModeOptions {
  account?: string;
  subject?: string;
  since?: number;
  before?: string;
  limit: number;
  changes: boolean;
  json: boolean;
}

const limitMax = 1000;

/** Adds the command that lists who changed what. */
export function addAuditCommand(program: Command): void {
  const audit = program
    .command('audit')
    .description('list who changed settings, newest first: endpoints, secrets, keys, accounts, limits')
    .option('--account <id>', 'only of this account')
    .option('--subject <id>', 'only of what has this id, such as a key or an endpoint')
    .option('--since <time>', 'only from this day or time on, such as 2026-11-25', readSince)
    .option('--changes', 'list every change of money and settings instead, with who made it', false)
    .option('--limit <count>', `how many a page has, at most ${limitMax}`, readLimit, 100)
    .option('--before <place>', 'the next page, as the last line of a page names it')
    .option('--json', 'print an object for scripts', false);
  addModeOptions(audit, 'list what is').action((options: AuditOptions) =>
    withServices(async (services) => {
      const { account: accountId, subject, since, before = null, limit: count } = options;
      const filter = { mode: modeOf(options), accountId, subject, since };
      if (options.changes) {
        const place = before === null ? null : readPosition(before);
        printPage(await readChanges(services, filter, { before: place, count }), options, changeLines);
      } else {
        printPage(await readEntries(services.store, filter, { before, count }), options, entryLines);
      }
    }),
  );
}

function printPage<Item extends ReadEntry | ReadChange>(
  { items, next }: AuditPage<Item>,
  options: AuditOptions,
  linesOf: (item: Item) => string[],
): void {
  if (options.json) {
    printJson({ data: items.map(jsonOf), next });
    return;
  }
  if (items.length === 0) print(`Nothing is recorded in ${modeOf(options)} mode.`);
  for (const item of items) for (const line of linesOf(item)) print(line);
  if (next !== null) print(`\nOlder ones: the same command with --before ${next}`);
}

function jsonOf({ at, accountId, ...item }: ReadEntry | ReadChange) {
  return { ...item, at: timeOf(at), account_id: accountId };
}

function entryLines(entry: ReadEntry): string[] {
  const { id, at, accountId, action, subject, author, before, after } = entry;
  const whose = accountId === null ? '' : ` of account ${accountId}`;
  return [
    `${timeOf(at)}  ${action} ${shellWord(subject)}${whose}, by ${words(author)}  (${id})`,
    ...differences(before, after).map((line) => `    ${line}`),
  ];
}

function changeLines({ id, at, accountId, author, wrote }: ReadChange): string[] {
  const whose = accountId === null ? '' : ` of account ${accountId}`;
  return [
    `${timeOf(at)}  ${shellWord(id)}${whose}, by ${words(author)}`,
    ...wrote.map((row) => `    ${row}`),
  ];
}

/** Names an author, such as `key 0198... from 203.0.113.0/24`. */
function words(author: ReadAuthor | null): string {
  if (author === null) return 'an earlier version, which did not record it';
  const { kind, id, network } = author;
  const who = kind === 'service' ? `the service (${id})` : `${kind} ${kind === 'operator' ? quoted(id) : id}`;
  return network === null ? who : `${who} from ${network}`;
}

/** The values that differ; of something new or gone, all of them. */
function differences(before: AuditValues | null, after: AuditValues | null): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [old, now] = [before, after].map((values) => JSON.stringify(values?.[name] ?? null));
    if (before === null) return [`${name}: ${now}`];
    if (after === null) return [`${name}: ${old}`];
    return old === now ? [] : [`${name}: ${old} -> ${now}`];
  });
}

/** @throws OperatorError unless it is a day or a time with its zone */
function readSince(text: string): number {
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text);
  const ms = isTime ? Date.parse(text) : Number.NaN;
  if (Number.isFinite(ms) && ms >= 0) return ms;
  throw new OperatorError(
    `The time of --since is a day in UTC or a time with its zone, such as 2026-11-25 or ` +
      `2026-11-25T09:00+01:00, not ${quoted(text)}.`,
  );
}

/** @throws OperatorError unless it is a count in range */
function readLimit(text: string): number {
  const count = Number(text);
  if (/^\d{1,4}$/.test(text) && count >= 1 && count <= limitMax) return count;
  throw new OperatorError(`The --limit is a whole number from 1 to ${limitMax}, not ${quoted(text)}.`);
}

/** @throws OperatorError for a place that no page of changes has named */
function readPosition(text: string): number {
  const position = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(position)) return position;
  throw new OperatorError(
    `The place of --before is the number that a page of --changes ends with, not ${quoted(text)}.`,
  );
}
