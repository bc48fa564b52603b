import { readRequest } from './body.js';
import { type Call, type Client, connect, type Result } from './client.js';
import { type Context, referenceOf } from './context.js';
import { printRequest } from './dry-run.js';
import { usage } from './exit.js';
import { followEvents } from './following.js';
import { nextCommand } from './hints.js';
import { line, quoted } from './printable.js';
import { prepareRelease } from './release.js';
import { readSelection, type Selection, selected } from './select.js';
import { render } from './views/render.js';

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
  output.hint(`${output.paintNote('banner', ' LIVE ')} Real money, key ${settings.apiKey}.`);
}

function print(context: Context, selection: Selection, answer: unknown): void {
  const { output, row, host } = context;
  // What goes on has a line for each answer; in a pipe it is for programs.
  const isPiped = !output.terminal && selection.path === undefined;
  const text = row.streams
    ? selected(answer, { ...selection, json: selection.json || isPiped }, { ...output, indent: 0 })
    : selected(answer, selection, output);
  output.data(text ?? render(row, answer, output, host.now()));
}

function comment(context: Context, call: Call, result: Result<unknown>): void {
  const { output, row, settings } = context;
  if (result.replayed) {
    output.note(
      row.operationId === 'initiateEscrow'
        ? 'existing: this reference has its checkout already; nothing was opened.'
        : 'already done: nothing was done again.',
    );
  }
  if (row.method === 'GET' || context.values.dryRun) return;
  const reference = referenceOf(context.params, call.body);
  const next = nextCommand({
    operationId: row.operationId,
    answer: result.body,
    reference,
    mode: settings.mode,
  });
  if (next) output.hint(output.paintNote('dim', `next: ${next}`));
}

function mentionMore({ output, row }: Context, answer: unknown): void {
  const { has_more: hasMore, next_cursor: cursor } = answer as Partial<Page>;
  if (!hasMore || !cursor) return;
  output.hint(
    output.paintNote('dim', `more: escrow-cli ${row.words.join(' ')} --cursor=${quoted(cursor)} (or --all)`),
  );
}

/** Runs one operation: reads the flags, sends the request, prints the answer. */
export async function perform(context: Context): Promise<void> {
  const { row, values } = context;
  const selection = readSelection(row, values.json as string | undefined, values.query as string | undefined);
  const call = await buildCall(context);
  if (values.dryRun && row.previews === 'nowhere') return printRequest(context, call);
  announceMode(context);
  const client = await connect(context);
  if (row.streams) {
    const signal = new AbortController().signal;
    const show = (event: unknown) => print(context, selection, event);
    return followEvents({ ...context, client, call, signal }, show);
  }
  if (values.all) return print(context, selection, await sendAll(context, client, call));
  if (row.operationId === 'releaseEscrow' && !values.dryRun) {
    await prepareRelease(context, client, (call.body as { amount?: number } | undefined)?.amount);
  }
  const result = await send(context, client, call);
  print(context, selection, result.body);
  comment(context, call, result);
  mentionMore(context, result.body);
}
