import { findOnly, type PageRequest } from './request.js';
import { markOf } from './story-view.js';
import type { CheckoutWatch } from './watch.js';

/** All pages of this process that listen at once; further ones ask again and again instead. */
const streamsMax = 2_000;
/** After this long a stream ends and is asked for anew, so that a session that has ended is noticed. */
const lifetimeMs = 10 * 60_000;
const heartbeatMs = 15_000;

async function findMark(page: PageRequest) {
  const found = await findOnly(page);
  return found && { id: found.checkout.id, mark: markOf(found.checkout) };
}

/** The mark of an order, for pages that ask again and again. */
export async function showStatus(page: PageRequest): Promise<void> {
  const { response } = page;
  const found = await findMark(page);
  response.status(found ? 200 : 401);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(found ? { mark: found.mark } : {}));
}

/** The mark of an order whenever it has changed, as server-sent events. */
export async function streamStatus(page: PageRequest, watch: CheckoutWatch): Promise<void> {
  const { response } = page;
  const found = await findMark(page);
  if (!found || watch.count >= streamsMax || response.closed) {
    response.status(found ? 503 : 401).end();
    return;
  }
  response.setHeader('Content-Type', 'text/event-stream');
  response.setHeader('X-Accel-Buffering', 'no');
  // A connection that is kept for more would hold up a service that stops.
  response.setHeader('Connection', 'close');
  if (page.request.method === 'HEAD') return void response.end();
  let told = '';
  let toldAt = performance.now();
  const endsAt = toldAt + lifetimeMs;
  const say = (text: string) => {
    response.write(text);
    toldAt = performance.now();
  };
  const listener = (mark: string | null) => {
    if (mark === null || performance.now() >= endsAt) return void response.end();
    if (mark !== told) say(`event: mark\ndata: ${mark}\n\n`);
    else if (performance.now() - toldAt >= heartbeatMs) say(': still here\n\n');
    told = mark;
  };
  response.once('close', watch.watch(found.id, listener));
  say('retry: 2000\n\n');
  listener(found.mark);
}
