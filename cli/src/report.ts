import { exitCodes, type ProblemDetails, Stop } from './exit.js';
import { flagsOf } from './flags.js';
import type { OperationRow } from './operation-rows.js';
import { errorRows } from './operations.generated.js';
import { inCommands } from './operations.js';
import type { Output } from './output.js';
import { line, printable } from './printable.js';

/** Returns the flag that sets `/payout/bank_code`, or the pointer itself. */
function flagAt(pointer: string, row: OperationRow | undefined): string {
  const path = pointer.replace(/^[/?]/, '');
  const field = row?.fields.find((candidate) => candidate.path.join('/') === path);
  return field ? flagsOf(field).join(' or ') : pointer || 'the body';
}

function factsLine(problem: ProblemDetails): string {
  const facts = [
    problem.code,
    ...(problem.status === undefined ? [] : [`HTTP ${problem.status}`]),
    ...(problem.request_id ? [`request ${problem.request_id}`] : []),
    ...(problem.type && problem.type !== 'about:blank' ? [problem.type] : []),
  ];
  return `  (${facts.map(printable).join(', ')})`;
}

function sentence({ title, detail, errors = [] }: ProblemDetails): string {
  // The fields follow, a line each, with their flags.
  if (errors.length > 0) return `${title}.`;
  if (!detail || detail === title) return title;
  return detail.startsWith(title) ? detail : `${title}. ${detail}`;
}

/** Returns the reasons of a block that the command did not check beforehand, a line each. */
function blocksOf({ problem, advice }: Stop, reference: string | undefined): string[] {
  const blocks = advice.length === 0 && reference !== undefined ? (problem.blocked_by ?? []) : [];
  return blockAdvice(blocks, { reference: reference ?? '', test: false });
}

function say(output: Output, stop: Stop, row: OperationRow | undefined, reference: string | undefined): void {
  const { problem } = stop;
  const isLocal = stop.exitCode === exitCodes.usage || stop.exitCode === exitCodes.unconfirmed;
  const blocks = blocksOf(stop, reference);
  // The reasons follow, and the first of them is what the problem says.
  const whole = blocks.length > 0 ? `${reference} is blocked:` : sentence(problem);
  const said = isLocal ? stop.message : inCommands(printable(whole));
  output.say(`${output.paintNote('red', 'error:')} ${said}`);
  for (const error of problem.errors ?? []) {
    output.say(`  ${flagAt(error.pointer, row)}: ${inCommands(printable(error.detail))}`);
  }
  for (const advice of [...stop.advice, ...blocks]) output.say(advice);
  if (!isLocal) output.say(output.paintNote('dim', factsLine(problem)));
}

/** Reports why a command ended and returns its exit code; with `--json` as one problem document. */
export function report(
  output: Output,
  error: unknown,
  json: boolean,
  row?: OperationRow,
  reference?: string,
): number {
  const stop = error instanceof Stop ? error : unexpected(error);
  if (stop.exitCode === exitCodes.interrupted) return stop.exitCode;
  if (json) {
    const { problem, advice } = stop;
    output.say(JSON.stringify(advice.length > 0 ? { ...problem, advice } : problem, null, 2));
  } else {
    say(output, stop, row, reference);
  }
  return stop.exitCode;
}

function unexpected(error: unknown): Stop {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Stop(exitCodes.unexpected, { title: 'Unexpected error', code: 'unexpected', detail });
}

interface Facts {
  reference: string;
  sellerEmail?: string | null | undefined;
  test: boolean;
}

function commandFor(block: string, { reference, sellerEmail, test }: Facts): string | undefined {
  if (block === 'not_funded' && test) return line('sandbox fund', reference);
  if (block === 'seller_not_accepted') return line('accept', reference);
  if (block !== 'payout_details_missing') return undefined;
  if (sellerEmail === undefined) return undefined;
  return sellerEmail
    ? line('sellers save', sellerEmail, '--payout-bank-code <code> --payout-account-number <number>')
    : 'escrow-cli account payout --bank-code <code> --account-number <number>';
}

/** Returns a line for each block of a release, with its remedy or the command that removes it. */
export function blockAdvice(blocks: readonly string[], facts: Facts): string[] {
  return blocks.map((block) => {
    const row = errorRows[block];
    const command = commandFor(block, facts);
    const remedy = command ?? (row && inCommands(row.remedy)) ?? line('get', facts.reference);
    return `- ${block}: ${row ? `${row.title}. ` : ''}${command ? `Run: ${remedy}` : remedy}`;
  });
}
