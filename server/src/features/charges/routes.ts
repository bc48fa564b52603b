import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { pageOf, readCursor } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import type { Services } from '../../services.js';
import { readLedger } from '../checkouts/ledger.js';
import { loadCheckout } from '../checkouts/load.js';
import { readTimeline } from '../checkouts/timeline.js';
import { createOrRepeat } from './create.js';
import { findCharge } from './find.js';
import { listCharges } from './list.js';
import { presentCharge } from './present.js';

export function chargeRoutes(services: Services): Handlers['charge'] {
  const { store, config } = services;
  return {
    create: (call) => createOrRepeat(services, call),
    get: async ({ params, res }) => {
      const aggregate = orThrow(await findCharge(services, callerOf(res), params.reference));
      return { status: 200, body: presentCharge(aggregate, config.siteUrl) };
    },
    list: async ({ query, res }) => {
      const rows = await store.list(listCharges(callerOf(res), query.limit, readCursor(query.cursor)));
      const page = pageOf(rows, query.limit, (row) => row.id);
      const found = await Promise.all(page.data.map((id) => loadCheckout(store, id)));
      const data = found.flatMap((aggregate) =>
        aggregate ? [presentCharge(aggregate, config.siteUrl)] : [],
      );
      return { status: 200, body: { ...page, data } };
    },
    timeline: async ({ params, res }) => {
      const aggregate = orThrow(await findCharge(services, callerOf(res), params.reference));
      return { status: 200, body: await readTimeline(services, aggregate) };
    },
    ledger: async ({ params, res }) => {
      const aggregate = orThrow(await findCharge(services, callerOf(res), params.reference));
      return { status: 200, body: await readLedger(services, aggregate) };
    },
  };
}
