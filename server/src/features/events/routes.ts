import type { Request } from 'express';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { respondWithPage } from '../../http/page.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { presentEvent } from './present.js';
import { findEvent, readEvents } from './queries.js';
import { EventStreams } from './stream.js';

export function eventRoutes(services: Services, isStopping: () => boolean): Handlers['events'] {
  const { store } = services;
  const streams = new EventStreams(services, isStopping);
  return {
    list: ({ query, res }) =>
      respondWithPage(res, query, {
        read: (after, count) => readEvents(store, callerOf(res), query, after, count),
        present: (row) => presentEvent(row),
      }),
    stream: async ({ query, req, res }) => {
      const body = await streams.open(req as Request, res, query.events);
      // The contract declares text; this stream of text has no end and is sent in pieces.
      return { status: 200, body: body as unknown as string };
    },
    get: async ({ params, res }) => {
      const { accountId, mode } = callerOf(res);
      const event = await store.one(findEvent, { accountId, mode, id: params.id });
      if (!event) throw new ProblemError('not_found', { detail: 'There is no event with this id.' });
      return { status: 200, body: presentEvent(event) };
    },
  };
}
