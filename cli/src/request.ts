import { readRequest } from './body.js';
import type { Client, Result } from './client.js';
import { type Call, connect } from './client.js';
import { type Context, referenceOf } from './context.js';
import { exitCodes, Stop, usage } from './exit.js';
import { line, maskedSecret, quoted } from './printable.js';
import { parseUrl } from './url.js';

/** One page of a list. */
export interface Page {
  data: unknown[];
  has_more: boolean;
  next_cursor: string | null;
}

/** Advice for a write without an answer: check its outcome, or repeat it under the same key. */
function openAdvice(context: Context, call: Call): string[] {
  const reference = referenceOf(context.params, call.body);
  const advice =
    reference === undefined ? [] : [`The outcome is unknown. Check it: ${line('get', reference)}`];
  if (call.repeat === 'reference')
    return [...advice, 'Running the same command again returns the same checkout.'];
  if (call.repeat === undefined) return [...advice, 'Running the same command again is safe.'];
  return [
    ...advice,
    `Running the same command again is safe with --idempotency-key=${quoted(call.idempotencyKey ?? '')}.`,
  ];
}

function queryOf(query: Record<string, unknown>, values: Context['values'], previews: boolean): object {
  const biggestPages = values.all === true && query.limit === undefined;
  return { ...query, ...(biggestPages ? { limit: 100 } : {}), ...(previews ? { dry_run: 'true' } : {}) };
}

export async function buildCall(context: Context): Promise<Call> {
  const { row, values, host, params } = context;
  const { query, body } = await readRequest(row, values, host);
  if (row.operationId === 'deliverEscrow') checkProof(body?.proof_photo_url);
  const previews = values.dryRun === true && row.previews !== 'nowhere';
  // A preview must not use up the caller's key.
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
  if (typeof url === 'string' && /^https?:\/\/[^\s/?#@]+/i.test(url) && parseUrl(url) !== null) return;
  throw usage('--proof-photo-url must be an http:// or https:// address.');
}

/** Sends the call. During a write, Ctrl-C prints advice. */
export async function send(context: Context, client: Client, call: Call): Promise<Result<unknown>> {
  const isWrite = call.method !== 'GET' && context.values.dryRun !== true;
  context.flight.advice = isWrite ? openAdvice(context, call) : undefined;
  try {
    return await client.send<unknown>(call);
  } finally {
    context.flight.advice = undefined;
  }
}

/** The entries of a page have this name, or another one in the timeline and the ledger of a sale. */
const entryNames = ['data', 'entries', 'movements'];

const notAList = new Stop(exitCodes.unavailable, {
  title: 'Not a response of the API',
  code: 'unexpected_response',
  detail: 'The response is not a page of a list.',
});

/** Fetches all pages of a list as one. */
export async function sendAll(context: Context, client: Client, call: Call): Promise<unknown> {
  const all: unknown[] = [];
  let query = call.query;
  for (;;) {
    const { body } = await send(context, client, { ...call, query });
    const page = body as Omit<Page, 'data'> & Record<string, unknown>;
    const name = entryNames.find((each) => Array.isArray(page[each]));
    if (name === undefined) throw notAList;
    all.push(...(page[name] as unknown[]));
    const { next_cursor: cursor } = page;
    if (!page.has_more || cursor === null) return { ...page, [name]: all };
    query = { ...call.query, cursor };
  }
}

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

function describeSent(sent: Sent): string {
  const headers = Object.entries(sent.headers).map(([name, value]) => `${name}: ${value}`);
  const body = sent.body === undefined ? [] : ['', JSON.stringify(sent.body, null, 2)];
  return [`${sent.method} ${sent.url}`, ...headers, ...body].join('\n');
}

/** Prints the request as the SDK would send it, with the key masked. Nothing is sent. */
export async function printRequest(context: Context, call: Call): Promise<void> {
  const caught: Sent[] = [];
  const client = await connect(context, async (url, init = {}) => {
    const headers = Object.entries(init.headers as Record<string, string>).map(([name, value]) => [
      name,
      name === 'authorization' ? `Bearer ${maskedSecret(context.settings.apiKey)}` : value,
    ]);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    caught.push({
      method: init.method ?? 'GET',
      url: String(url),
      headers: Object.fromEntries(headers),
      body,
    });
    return new Response('{}');
  });
  await client.send(call);
  const [sent] = caught;
  if (!sent) return;
  context.output.data(context.values.json === undefined ? describeSent(sent) : JSON.stringify(sent, null, 2));
  context.output.hint('Dry run: nothing was sent.');
}
