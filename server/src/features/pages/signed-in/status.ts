import { findOnly, type PageRequest } from './request.js';
import { markOf } from './story-view.js';
import type { CheckoutWatch } from './watch.js';

/** Open streams of this process; further pages poll instead. */
const streamsMax = 2_000;
/** A stream ends after this long and the page opens a new one, so an ended session is noticed. */
const lifetimeMs = 10 * 60_000;
const heartbeatMs = 15_000;

async function findMark(page: PageRequest) {
  const found = await findOnly(page);
  return found && { id: found.checkout.id, mark: markOf(found.checkout) };
}

/** Sends the mark of a checkout to pages that poll. */
export async function showStatus(page: PageRequest): Promise<void> {
  const { response } = page;
  const found = await findMark(page);
  response.status(found ? 200 : 401);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(found ? { mark: found.mark } : {}));
}

/** Streams the mark of a checkout whenever it changes, as server-sent events. */
export async function streamStatus(page: PageRequest, watch: CheckoutWatch): Promise<void> {
  const { response } = page;
  const found = await findMark(page);
  if (!found || watch.count >= streamsMax || response.closed) {
    response.status(found ? 503 : 401).end();
    return;
  }
  response.setHeader('Content-Type', 'text/event-stream');
  response.setHeader('X-Accel-Buffering', 'no');
  // A kept-alive connection would delay the shutdown.
  response.setHeader('Connection', 'close');
  if (page.request.method === 'HEAD') return void response.end();
  let sent = '';
  let sentAt = performance.now();
  const endsAt = sentAt + lifetimeMs;
  const send = (text: string) => {
    response.write(text);
    sentAt = performance.now();
  };
  const listener = (mark: string | null) => {
    if (mark === null || performance.now() >= endsAt) return void response.end();
    if (mark !== sent) send(`event: mark\ndata: ${mark}\n\n`);
    else if (performance.now() - sentAt >= heartbeatMs) send(': still here\n\n');
    sent = mark;
  };
  response.once('close', watch.watch(found.id, listener));
  send('retry: 2000\n\n');
  listener(found.mark);
}
