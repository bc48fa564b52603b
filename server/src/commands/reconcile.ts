import type { Command } from 'commander';
import type { ReconciliationItem } from '../adapters/store/reconciliation-rows.js';
import { localDayOf } from '../domain/local-time.js';
import { dueDay, type Period, startOfDay } from '../domain/reconciliation/day.js';
import type { LedgerBreak } from '../domain/reconciliation/ledger-chain.js';
import type { Mode } from '../domain/records.js';
import { acceptRecord } from '../features/operator/reconciliations.js';
import { itemsOf } from '../features/reconciliation/items.js';
import { type ReconciliationReport, reconcile } from '../features/reconciliation/reconcile.js';
import { saveRecords } from '../features/reconciliation/run.js';
import type { BankingPartner } from '../ports/bank.js';
import type { Services } from '../services.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';
import { money, print, printed, quoted, readReason, repeated, signedMoney, timeOf } from './output.js';
import { printableJson } from './printable.js';
import { readRecords } from './records-file.js';

interface Options {
  day?: string;
  partner?: string;
  test: boolean;
  import?: string;
  json: boolean;
}

/** Adds the commands that compare the books with what partners have on record. */
export function addReconcileCommands(program: Command): void {
  const command = program
    .command('reconcile')
    .description(
      "compare the books with each partner's records of a day and the two before it; exit code 1 if " +
        'anything does not agree',
    )
    .option('--day <day>', 'the day in Nigeria, such as 2026-11-23; yesterday unless stated')
    .option('--partner <name>', 'one partner; all of the mode unless stated')
    .option('--test', 'the sandbox, all of it, instead of live mode', false)
    .option('--import <file>', 'a CSV file with more records of the partner')
    .option('--json', 'print an array of results for scripts', false)
    .action((options: Options) => withServices((services) => run(services, options)));
  command
    .command('accept <record>')
    .description('accept a record that does not agree as it is')
    .requiredOption('--reason <text>', 'why it is right', readReason)
    .action((id: string, { reason }: { reason: string }) =>
      withServices(async (services) => {
        const { item, isRepeat } = await acceptRecord(services, id, reason);
        print(`The ${nounOf(item)} ${quoted(item.recordId)} is accepted${repeated(isRepeat)}.`);
      }),
    );
}

async function run(services: Services, options: Options): Promise<void> {
  const mode: Mode = options.test ? 'test' : 'live';
  const day = options.day ?? dueDay(services.clock.now());
  const start = startOfDay(day);
  if (start === null) throw new OperatorError(`The day is one such as 2026-11-23, not ${quoted(day)}.`);
  if (mode === 'live' && day >= localDayOf(services.clock.now())) {
    throw new OperatorError('A day is compared once it has ended: name one before today.');
  }
  const partners = partnersOf(services, mode, options);
  const imported =
    options.import === undefined ? undefined : await importRecords(services, mode, partners, options.import);
  const reports: ReconciliationReport[] = [];
  for (const bank of partners) reports.push(await reconcile(services, { bank, mode, day, start, imported }));
  if (options.json) await printReports(services, reports);
  else for (const report of reports) await printReport(services, report);
  // A ledger that was not read proves nothing.
  if (reports.some(({ itemCount, ledgerBreaks }) => itemCount > 0 || ledgerBreaks?.length)) {
    process.exitCode = 1;
  }
}

function partnersOf({ partners }: Services, mode: Mode, { partner }: Options): readonly BankingPartner[] {
  const all = partners.listOf(mode);
  if (all.length === 0) {
    throw new OperatorError('No partner is set up for live mode: set its keys, or compare with --test.');
  }
  if (partner === undefined) return all;
  const named = partners.find(mode, partner);
  if (named) return [named];
  const names = all.map(({ name }) => name).join(', ');
  throw new OperatorError(`There is no partner ${quoted(partner)} in ${mode} mode, but ${names}.`);
}

/**
 * Reads the whole file before any of it is stored, so that a mistake in it changes nothing. Returns the times
 * of its records.
 */
async function importRecords(
  services: Services,
  mode: Mode,
  [bank, ...others]: readonly BankingPartner[],
  file: string,
): Promise<Period> {
  if (!bank || others.length > 0) {
    throw new OperatorError('Name the partner of the file with --partner: there are several.');
  }
  const period = { since: Number.MAX_SAFE_INTEGER, until: 0 };
  for await (const page of readRecords(file)) {
    for (const { at } of page) {
      period.since = Math.min(period.since, at);
      period.until = Math.max(period.until, at + 1);
    }
  }
  for await (const page of readRecords(file)) await saveRecords(services, { bank, mode }, page);
  return period;
}

async function printReport(services: Services, report: ReconciliationReport): Promise<void> {
  const { partner, mode, day, recordCount, matchedCount, inFlightCount, waitingCount } = report;
  const agrees = report.itemCount === 0;
  print(`${partner}, ${mode}, ${day}: ${agrees ? 'the books agree' : 'the books do not agree'}`);
  const rest = `${inFlightCount} on their way, ${waitingCount} too new to judge`;
  print(`compared     ${recordCount}: ${matchedCount} agree, ${rest}`);
  print(`our books    ${signedMoney(report.books)}, of which ${money(report.inFlight)} are on their way out`);
  print(`balance      ${signedMoney(report.balance)} for payouts, as the partner says`);
  print(`difference   ${signed(report.difference)}`);
  for await (const item of itemsOf(services, report)) await printed(`  ${lineOf(item)}`);
  if (report.ledgerBreaks === 'unread') print('  ledger  could not be read: compare the day again');
  else for (const each of report.ledgerBreaks ?? []) print(`  ${breakOf(each)}`);
  print('');
}

function lineOf(item: ReconciliationItem): string {
  const { id, disagreement, difference, settledAt, acceptedAt, reason, at } = item;
  const what = `${nounOf(item)} ${quoted(item.recordId)}, ${timeOf(at)}`;
  const how = `${words[disagreement]}: ${sideOf(item, 'their')}, ${sideOf(item, 'our')}`;
  if (settledAt !== null) return `agrees now  ${what}, ${how}`;
  if (acceptedAt !== null) return `accepted  ${what}, ${how}: ${quoted(reason ?? '')}`;
  return `${id}  ${what}, ${how} (${signed(difference)})`;
}

/** The partner's own ledger contradicts itself there: nothing of ours is part of it. */
function breakOf({ earlierId, left, laterId, begunWith }: LedgerBreak): string {
  const next = laterId === null ? 'the balance is' : `entry ${quoted(laterId)} begins with`;
  return `ledger  entry ${quoted(earlierId)} leaves ${left} kobo, and ${next} ${begunWith} kobo`;
}

const words: Readonly<Record<ReconciliationItem['disagreement'], string>> = {
  theirs_only: 'only the partner has it',
  ours_only: 'only we have it',
  amounts_differ: 'the amounts differ',
  states_differ: 'what became of it differs',
  fees_differ: 'the fees differ',
};

function sideOf(item: ReconciliationItem, whose: 'their' | 'our'): string {
  const name = whose === 'their' ? 'theirs' : 'ours';
  const state = item[`${whose}State`];
  if (state === null) return `${name} none`;
  const fee = item[`${whose}Fee`];
  return `${name} ${state} ${item[`${whose}Amount`]} kobo${fee ? ` with a fee of ${fee}` : ''}`;
}

function nounOf({ kind }: ReconciliationItem): string {
  return kind.replace('_', ' ');
}

function signed(kobo: number): string {
  if (kobo === 0) return 'none';
  return `the partner holds ${money(Math.abs(kobo))} ${kobo > 0 ? 'more' : 'less'} than our books say`;
}

/** Prints an array of results, item by item, since a day may have as many as it has records. */
async function printReports(services: Services, reports: readonly ReconciliationReport[]): Promise<void> {
  print('[');
  for (const [index, report] of reports.entries()) {
    const head = printableJson(jsonOf(report)).split('\n').slice(0, -1);
    print(`${head.map((line) => `  ${line}`).join('\n')},\n    "items": [`);
    let separator = '';
    for await (const item of itemsOf(services, report)) {
      await printed(`${separator}      ${printableJson(jsonItem(item))}`, '');
      separator = ',\n';
    }
    print(`\n    ]\n  }${index + 1 < reports.length ? ',' : ''}`);
  }
  print(']');
}

function jsonOf({ ledgerBreaks, ...report }: ReconciliationReport) {
  return {
    partner: report.partner,
    mode: report.mode,
    day: report.day,
    finished_at: timeOf(report.finishedAt),
    records: report.recordCount,
    matched: report.matchedCount,
    in_flight: report.inFlightCount,
    waiting: report.waitingCount,
    open: report.itemCount,
    difference: report.difference,
    books: report.books,
    books_in_flight: report.inFlight,
    balance: report.balance,
    ledger_unread: ledgerBreaks === 'unread',
    ledger_breaks: ledgerBreaks === 'unread' ? null : (ledgerBreaks?.map(jsonBreak) ?? null),
  };
}

function jsonBreak({ earlierId, left, laterId, begunWith }: LedgerBreak) {
  return { earlier_entry: earlierId, left, later_entry: laterId, begun_with: begunWith };
}

function jsonItem(item: ReconciliationItem) {
  const timeOrNull = (ms: number | null) => (ms === null ? null : timeOf(ms));
  const sideOrNull = (whose: 'their' | 'our') => {
    const state = item[`${whose}State`];
    if (state === null) return null;
    return { state, amount: item[`${whose}Amount`], fee: item[`${whose}Fee`] };
  };
  return {
    id: item.id,
    kind: item.kind,
    record_id: item.recordId,
    reference: item.reference,
    disagreement: item.disagreement,
    difference: item.difference,
    theirs: sideOrNull('their'),
    ours: sideOrNull('our'),
    at: timeOf(item.at),
    day: item.day,
    found_at: timeOf(item.foundAt),
    settled_at: timeOrNull(item.settledAt),
    accepted_at: timeOrNull(item.acceptedAt),
    reason: item.reason,
  };
}
