import { once } from 'node:events';
import { basePath } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import { type Caller, callerOf } from '../../http/context.js';
import type { Stream } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { presentEvent } from './present.js';
import { findEvent, findFollowing, findNewest, streamedMax } from './queries.js';

const lookEveryMs = 1_000;
const heartbeatEveryMs = 15_000;
/** Of one account and mode, in this process. */
const streamsMax = 10;

interface Place {
  position: number;
  id: string;
}

/**
 * `GET /events/stream`: events as they happen, as server-sent events. Each carries its `event_id`, and who
 * comes back with it as `Last-Event-ID` misses nothing.
 */
export function eventStream(services: Services, isStopping: () => boolean): Stream {
  const open = new Map<string, number>();
  const serve = async (request: Request, response: Response, isStillCaller: () => Promise<boolean>) => {
    const caller = callerOf(response);
    const owner = `${caller.accountId} ${caller.mode}`;
    const count = open.get(owner) ?? 0;
    if (count >= streamsMax) throw tooMany();
    open.set(owner, count + 1);
    try {
      const place = await beginning(services, caller, request);
      await tell(services, response, caller, place, isStopping, isStillCaller);
    } finally {
      open.set(owner, (open.get(owner) ?? 1) - 1);
    }
  };
  return { path: `${basePath}/events/stream`, serve };
}

function tooMany(): ProblemError {
  const detail = `At most ${streamsMax} streams of an account are open at a time; close one first.`;
  return new ProblemError('rate_limited', { detail, headers: { 'Retry-After': '60' } });
}

/** After the event the caller saw last; without one, after everything that has happened. */
async function beginning(services: Services, caller: Caller, request: Request): Promise<Place> {
  const [unknown] = Object.keys(request.query);
  if (unknown !== undefined) throw fieldProblem(`?${unknown}`, 'is not a field of this operation');
  const { accountId, mode } = caller;
  const last = request.headers['last-event-id'];
  if (last === undefined || last === '') {
    const newest = await services.store.one(findNewest, { accountId, mode });
    return newest ?? { position: 0, id: '' };
  }
  const event = await services.store.one(findEvent, { accountId, mode, id: String(last) });
  if (event) return event;
  throw fieldProblem('Last-Event-ID', 'is not the `event_id` of an event of yours');
}

async function tell(
  services: Services,
  response: Response,
  { accountId, mode }: Caller,
  begin: Place,
  isStopping: () => boolean,
  isStillCaller: () => Promise<boolean>,
): Promise<void> {
  let place = begin;
  let toldAt = performance.now();
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.write('retry: 2000\n\n');
  while (!response.destroyed && !isStopping()) {
    const { position, id } = place;
    const events = await services.store.all(findFollowing, { accountId, mode, position, id });
    for (const event of events) {
      const data = JSON.stringify(presentEvent(event));
      await write(response, `id: ${event.id}\nevent: ${event.type}\ndata: ${data}\n\n`);
      place = event;
      toldAt = performance.now();
    }
    if (performance.now() - toldAt >= heartbeatEveryMs) {
      if (!(await isStillCaller())) break;
      await write(response, ': heartbeat\n\n');
      toldAt = performance.now();
    }
    if (events.length < streamedMax) await pause(response);
  }
  response.end();
}

/** Waits for a reader who is slower than we are. */
async function write(response: Response, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  await Promise.race([once(response, 'drain'), once(response, 'close')]);
}

/** Until the next look, or until the reader has gone. */
function pause(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      response.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, lookEveryMs);
    response.once('close', end);
  });
}
