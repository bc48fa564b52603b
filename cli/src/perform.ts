import { type Call, type Client, connect, isAboutAddress } from './client.js';
import type { Context } from './context.js';
import { exitCodes, Stop, usage } from './exit.js';
import { followEvents } from './following.js';
import { moveOf } from './moving/moves.js';
import type { SavedRequest } from './moving/pending-request.js';
import { prepareMove } from './moving/prepare.js';
import { openInBrowser } from './opener.js';
import type { OperationRow } from './operation-rows.js';
import { printable } from './printable.js';
import { announceMode, mentionMore, mentionNext, mentionReplay } from './remarks.js';
import { buildCall, printRequest, send, sendAll } from './request.js';
import { readSelection, type Selection, selected } from './select.js';
import { render } from './views/render.js';
import { type Awaited, type Goal, goalOf } from './waiting/goal.js';
import { waitFor } from './waiting/wait.js';

function print(context: Context, selection: Selection, answer: unknown, row: OperationRow): void {
  const { output, host } = context;
  // A stream prints a line per event: JSON in a pipe.
  const isPiped = !output.terminal && selection.path === undefined;
  const text = row.streams
    ? selected(answer, { ...selection, json: selection.json || isPiped }, { ...output, indent: 0 })
    : selected(answer, selection, output);
  output.data(text ?? render(row, answer, output, host.now()));
}

/** Checks, asks and saves the request before money moves; nothing has moved until it returns. */
async function prepare(context: Context, client: Client, call: Call): Promise<SavedRequest | undefined> {
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

/** Opens the page and waits, as the flags ask, and returns the answer to print. */
async function accompany(context: Context, client: Client, body: unknown, goal?: Goal): Promise<unknown> {
  const { values, output } = context;
  const { checkout_url: url, reference } = body as Awaited;
  const isOpened = goal !== undefined && goal.readRow.operationId !== context.row.operationId;
  const isWhole = Array.isArray((body as Partial<Awaited>).payouts);
  if (isOpened && !isWhole) output.hint(`${printable(reference)} is open: ${printable(url)}`);
  if (values.open) await openInBrowser(context, url);
  if (!goal) return body;
  return waitFor({ ...context, client, goal, reference }, isWhole ? (body as Awaited) : null);
}

/** Whether the API itself refused for good; after any other error the outcome is unknown. */
function isRefusal(error: unknown, saved: SavedRequest): boolean {
  if (!(error instanceof Stop) || error.problem.retryable || isAboutAddress(error.problem)) return false;
  // An earlier run may have been carried out: only a refusal that the service keeps under the key denies it.
  if (saved.isRepeat)
    return error.exitCode === exitCodes.conflict && error.problem.code !== 'idempotency_mismatch';
  return error.exitCode === exitCodes.rejected || error.exitCode === exitCodes.conflict;
}

/** Printed if the result of a write cannot be: nobody should repeat it blindly. */
const carriedOut = 'The request itself was carried out.';

async function carryOut(context: Context, client: Client, call: Call, printing: Printing): Promise<void> {
  const { selection, goal } = printing;
  const saved = await prepare(context, client, call);
  const named = saved ? { ...call, idempotencyKey: saved.idempotencyKey } : call;
  const result = await send(context, client, named).catch((error: unknown) => {
    if (saved && isRefusal(error, saved)) saved.finish();
    throw error;
  });
  mentionReplay(context, result);
  const answer = await accompany(context, client, result.body, goal);
  if (call.method !== 'GET' && !context.values.dryRun) context.flight.known = carriedOut;
  print(context, selection, answer, goal?.readRow ?? context.row);
  if (saved) await context.output.written();
  saved?.finish();
  mentionNext(context, call, answer, goal);
  mentionMore(context, answer);
}

interface Printing {
  selection: Selection;
  goal: Goal | undefined;
}

/** Reads what to print; with `--wait`, the fields are those of the awaited answer. */
function readPrinting({ row, values }: Context): Printing {
  for (const flag of ['wait', 'open'] as const) {
    if (values.dryRun && values[flag] !== undefined)
      throw usage(`Give either --dry-run or --${flag}, not both.`);
  }
  const goal = values.wait === undefined ? undefined : goalOf(row, String(values.wait));
  const { json, query } = values as { json?: string; query?: string };
  return { selection: readSelection(goal?.readRow ?? row, json, query), goal };
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
