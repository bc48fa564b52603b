import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { ProblemError } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { presentEvent } from './present.js';
import { findEvent, listEvents } from './queries.js';

export function eventRoutes({ store }: Services): Handlers['events'] {
  return {
    list: async ({ query, res }) => {
      const { limit, cursor, ...filter } = query;
      const rows = await store.list(listEvents(callerOf(res), filter, limit, readCursor(cursor)));
      const placed = rows.map((row) => ({ ...row, createdAt: row.position }));
      return { status: 200, body: pageOf(placed, limit, presentEvent) };
    },
    get: async ({ params, res }) => {
      const { accountId, mode } = callerOf(res);
      const event = await store.one(findEvent, { accountId, mode, id: params.id });
      if (!event) throw new ProblemError('not_found', { detail: 'There is no event with this id.' });
      return { status: 200, body: presentEvent(event) };
    },
  };
}
