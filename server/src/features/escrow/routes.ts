import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import { nowFor } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { readLedger } from '../checkouts/ledger.js';
import { loadEscrow } from '../checkouts/load.js';
import { readTimeline } from '../checkouts/timeline.js';
import { escrowActions } from './actions.js';
import { findEscrow } from './find.js';
import { initiate } from './initiate.js';
import { listEscrows } from './list.js';
import { presentEscrow } from './present.js';

export function escrowRoutes(services: Services): Handlers['escrow'] {
  const { store, config } = services;
  return {
    ...escrowActions(services),
    initiate: ({ body, res }) => initiate(services, res, body),
    get: async ({ params, res }) => {
      const aggregate = orThrow(await findEscrow(services, callerOf(res), params.reference));
      return { status: 200, body: presentEscrow(aggregate, config.siteUrl, nowFor(services, callerOf(res))) };
    },
    list: async ({ query, res }) => {
      const rows = await store.list(listEscrows(callerOf(res), query, readCursor(query.cursor)));
      const page = pageOf(rows, query.limit, (row) => row.id);
      const found = await Promise.all(page.data.map((id) => loadEscrow(store, id)));
      const now = nowFor(services, callerOf(res));
      const data = found.flatMap((aggregate) =>
        aggregate ? [presentEscrow(aggregate, config.siteUrl, now)] : [],
      );
      return { status: 200, body: { ...page, data } };
    },
    timeline: async ({ params, res }) => {
      const aggregate = orThrow(await findEscrow(services, callerOf(res), params.reference));
      return { status: 200, body: await readTimeline(services, aggregate) };
    },
    ledger: async ({ params, res }) => {
      const aggregate = orThrow(await findEscrow(services, callerOf(res), params.reference));
      return { status: 200, body: await readLedger(services, aggregate) };
    },
  };
}
