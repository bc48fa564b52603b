import { type Call, type Client, connect } from './client.js';
import type { Context } from './context.js';
import { exitCodes, Stop, usage } from './exit.js';
import { followEvents } from './following.js';
import { moveOf } from './moving/moves.js';
import type { Intention } from './moving/pending-request.js';
import { prepareMove } from './moving/prepare.js';
import { openInBrowser } from './opener.js';
import { printable } from './printable.js';
import { announceMode, mentionMore, mentionNext, mentionReplay } from './remarks.js';
import { buildCall, printRequest, send, sendAll } from './request.js';
import { readSelection, type Selection, selected } from './select.js';
import type { OperationRow } from './table.js';
import { render } from './views/render.js';
import { type Awaited, type Goal, goalOf } from './waiting/goal.js';
import { waitFor } from './waiting/wait.js';

function print(context: Context, selection: Selection, answer: unknown, row: OperationRow): void {
  const { output, host } = context;
  // What goes on has a line for each answer; in a pipe it is for programs.
  const isPiped = !output.terminal && selection.path === undefined;
  const text = row.streams
    ? selected(answer, { ...selection, json: selection.json || isPiped }, { ...output, indent: 0 })
    : selected(answer, selection, output);
  output.data(text ?? render(row, answer, output, host.now()));
}

/** Looks and asks before money moves, and writes the wish down. Until then nothing has moved. */
async function prepare(context: Context, client: Client, call: Call): Promise<Intention | undefined> {
  const move = context.values.dryRun ? undefined : moveOf(context.row);
  if (!move) return undefined;
  const known = `Nothing was ${move.done}.`;
  context.flight.known = known;
  try {
    return await prepareMove(context, client, move, call);
  } catch (error) {
    const isAway = error instanceof Stop && error.exitCode === exitCodes.unavailable;
    throw isAway ? new Stop(error.exitCode, error.problem, [known, ...error.advice]) : error;
  } finally {
    context.flight.known = undefined;
  }
}

/** What the answer is followed by before it is printed: the page in the browser, and the wait. */
async function accompany(context: Context, client: Client, body: unknown, goal?: Goal): Promise<unknown> {
  const { values, output } = context;
  const { checkout_url: url, reference } = body as Awaited;
  const isOpened = goal !== undefined && goal.look.operationId !== context.row.operationId;
  const isWhole = Array.isArray((body as Partial<Awaited>).payouts);
  if (isOpened && !isWhole) output.hint(`${printable(reference)} is open: ${printable(url)}`);
  if (values.open) await openInBrowser(context, url);
  if (!goal) return body;
  return waitFor({ ...context, client, goal, reference }, isWhole ? (body as Awaited) : null);
}

/** Whether the service has looked at the wish and said no; anything else leaves open what came of it. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Stop) || error.problem.retryable) return false;
  return error.exitCode === exitCodes.rejected || error.exitCode === exitCodes.conflict;
}

/** Sends one request and prints its answer, with all that is asked before and said after it. */
async function carryOut(context: Context, client: Client, call: Call, printing: Printing): Promise<void> {
  const { selection, goal } = printing;
  const intention = await prepare(context, client, call);
  const named = intention ? { ...call, idempotencyKey: intention.idempotencyKey } : call;
  const result = await send(context, client, named).catch((error: unknown) => {
    if (isRefusal(error)) intention?.settle();
    throw error;
  });
  mentionReplay(context, result);
  const answer = await accompany(context, client, result.body, goal);
  print(context, selection, answer, goal?.look ?? context.row);
  intention?.settle();
  mentionNext(context, call, answer, goal);
  mentionMore(context, answer);
}

interface Printing {
  selection: Selection;
  goal: Goal | undefined;
}

/** What is printed in the end; what `--wait` waits for has the fields of the answer that tells it. */
function readPrinting({ row, values }: Context): Printing {
  for (const flag of ['wait', 'open'] as const) {
    if (values.dryRun && values[flag] !== undefined)
      throw usage(`--dry-run and --${flag} exclude each other.`);
  }
  const goal = values.wait === undefined ? undefined : goalOf(row, String(values.wait));
  const { json, query } = values as { json?: string; query?: string };
  return { selection: readSelection(goal?.look ?? row, json, query), goal };
}

/** Runs one operation: reads the flags, sends the request, prints the answer. */
export async function perform(context: Context): Promise<void> {
  const { row, values } = context;
  const printing = readPrinting(context);
  const { selection } = printing;
  const call = await buildCall(context);
  if (values.dryRun && row.previews === 'nowhere') return printRequest(context, call);
  announceMode(context);
  const client = await connect(context);
  if (row.streams) {
    const signal = new AbortController().signal;
    const show = (event: unknown) => print(context, selection, event, row);
    return followEvents({ ...context, client, call, signal }, show);
  }
  if (values.all) return print(context, selection, await sendAll(context, client, call), row);
  return carryOut(context, client, call, printing);
}
