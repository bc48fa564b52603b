import { readRequest } from './body.js';
import { type Call, type Client, connect, type Result } from './client.js';
import { type Context, referenceOf } from './context.js';
import { printRequest } from './dry-run.js';
import { exitCodes, Stop, usage } from './exit.js';
import { followEvents } from './following.js';
import { nextCommand } from './hints.js';
import { declare, type Intention } from './moving/intention.js';
import { moveOf } from './moving/moves.js';
import { prepareMove } from './moving/prepare.js';
import { openInBrowser } from './opener.js';
import { line, printable, quoted } from './printable.js';
import { readSelection, type Selection, selected } from './select.js';
import type { OperationRow } from './table.js';
import { render } from './views/render.js';
import { type Awaited, type Goal, goalOf } from './waiting/goal.js';
import { waitFor } from './waiting/wait.js';

interface Page {
  data: unknown[];
  has_more: boolean;
  next_cursor: string | null;
}

/** What to do about a write without an answer: look, or repeat it under the same name. */
function openAdvice(context: Context, call: Call): string[] {
  const reference = referenceOf(context.params, call.body);
  const advice = reference === undefined ? [] : [`Outcome unknown: run \`${line('get', reference)}\`.`];
  if (call.repeat === 'reference') return [...advice, 'The same command again answers the same checkout.'];
  if (call.repeat === undefined) return [...advice, 'The same command again is safe.'];
  return [
    ...advice,
    `The same command again is safe with --idempotency-key=${quoted(call.idempotencyKey ?? '')}.`,
  ];
}

function queryOf(query: Record<string, unknown>, values: Context['values'], previews: boolean): object {
  const biggestPages = values.all === true && query.limit === undefined;
  return { ...query, ...(biggestPages ? { limit: 100 } : {}), ...(previews ? { dry_run: 'true' } : {}) };
}

async function buildCall(context: Context): Promise<Call> {
  const { row, values, host, params } = context;
  const { query, body } = await readRequest(row, values, host);
  if (row.operationId === 'deliverEscrow') checkProof(body?.proof_photo_url);
  const previews = values.dryRun === true && row.previews !== 'nowhere';
  // A preview under the caller's key would use the key up for the real thing.
  const key = previews ? undefined : (values.idempotencyKey as string | undefined);
  return {
    method: row.method,
    path: row.path,
    params: { ...params },
    query: queryOf(query, values, previews && row.previews === 'query'),
    body: previews && row.previews === 'body' ? { ...body, dry_run: true } : body,
    operation: row.words.join(' '),
    ...(row.repeat ? { repeat: row.repeat } : {}),
    ...(row.repeat?.startsWith('key') ? { idempotencyKey: key ?? host.newId() } : {}),
  };
}

function checkProof(url: unknown): void {
  if (url === undefined) return;
  if (typeof url === 'string' && /^https?:\/\/[^\s/?#@]+/i.test(url) && URL.canParse(url)) return;
  throw usage('--proof-photo-url takes an http:// or https:// address.');
}

/** Sends the call; while a write is under way, an interruption has advice to give. */
async function send(context: Context, client: Client, call: Call): Promise<Result<unknown>> {
  const isWrite = call.method !== 'GET' && context.values.dryRun !== true;
  context.flight.advice = isWrite ? openAdvice(context, call) : undefined;
  try {
    return await client.send<unknown>(call);
  } finally {
    context.flight.advice = undefined;
  }
}

/** Follows the pages of a list into one. */
async function sendAll(context: Context, client: Client, call: Call): Promise<unknown> {
  const data: unknown[] = [];
  let query = call.query;
  for (;;) {
    const { body } = await send(context, client, { ...call, query });
    const page = body as Page;
    data.push(...page.data);
    if (!page.has_more || page.next_cursor === null) return { data, has_more: false, next_cursor: null };
    query = { ...call.query, cursor: page.next_cursor };
  }
}

/** Says that real money is at stake. */
export function announceMode({ settings, output }: Pick<Context, 'settings' | 'output'>): void {
  if (settings.mode !== 'live') return;
  const profile = settings.profile === undefined ? '' : `profile ${settings.profile}, `;
  output.hint(`${output.paintNote('banner', ' LIVE ')} Real money, ${profile}key ${settings.apiKey}.`);
}

function print(context: Context, selection: Selection, answer: unknown, row: OperationRow): void {
  const { output, host } = context;
  // What goes on has a line for each answer; in a pipe it is for programs.
  const isPiped = !output.terminal && selection.path === undefined;
  const text = row.streams
    ? selected(answer, { ...selection, json: selection.json || isPiped }, { ...output, indent: 0 })
    : selected(answer, selection, output);
  output.data(text ?? render(row, answer, output, host.now()));
}

/** Says that nothing happened, where the request was a repeat. */
function mentionReplay({ output, row }: Context, { replayed }: Result<unknown>): void {
  if (!replayed) return;
  output.note(
    row.operationId === 'initiateEscrow'
      ? 'existing: this reference has its checkout already; nothing was opened.'
      : 'already done: nothing was done again.',
  );
}

/** Says what usually comes next. After a wait that is what comes after what was waited for. */
function mentionNext(context: Context, call: Call, answer: unknown, goal: Goal | undefined): void {
  const { output, row, settings } = context;
  if (row.method === 'GET' && !goal) return;
  if (context.values.dryRun || goal?.look.operationId === 'getCharge') return;
  const { operationId } = goal?.look ?? row;
  const reference = referenceOf(context.params, call.body);
  const next = nextCommand({ operationId, answer, reference, mode: settings.mode });
  if (next) output.hint(output.paintNote('dim', `next: ${next}`));
}

function mentionMore({ output, row }: Context, answer: unknown): void {
  const { has_more: hasMore, next_cursor: cursor } = answer as Partial<Page>;
  if (!hasMore || !cursor) return;
  output.hint(
    output.paintNote('dim', `more: escrow-cli ${row.words.join(' ')} --cursor=${quoted(cursor)} (or --all)`),
  );
}

/** Looks and asks before money moves, and writes the wish down. */
async function prepare(context: Context, client: Client, call: Call): Promise<Intention | undefined> {
  const { values, output } = context;
  const move = values.dryRun ? undefined : moveOf(context.row);
  if (!move) return undefined;
  const { amount } = (call.body ?? {}) as { amount?: number };
  context.flight.known = `Nothing was ${move.done}.`;
  await prepareMove(context, client, move, amount);
  context.flight.known = undefined;
  const intention = declare(context, call);
  if (intention.isRepeat && values.idempotencyKey === undefined) {
    output.note(
      'An earlier run of this command did not end; this one goes on with it. ' +
        'For another one give an --idempotency-key of its own.',
    );
  }
  return intention;
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
