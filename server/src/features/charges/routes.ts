import { adHoc } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { callerOf } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { type Position, pageOf, readCursor } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import { nowFor } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { readLedger } from '../checkouts/ledger.js';
import { loadCheckout } from '../checkouts/load.js';
import { readTimeline } from '../checkouts/timeline.js';
import { createOrRepeat } from './create.js';
import { findCharge } from './find.js';
import { presentCharge } from './present.js';

export function chargeRoutes(services: Services): Handlers['charge'] {
  const { store, config } = services;
  return {
    create: (call) => createOrRepeat(services, call),
    get: async ({ params, res }) => {
      const aggregate = orThrow(await findCharge(services, callerOf(res), params.reference));
      return { status: 200, body: presentCharge(aggregate, config.siteUrl, nowFor(services, callerOf(res))) };
    },
    list: async ({ query, res }) => {
      const rows = await store.list(listCharges(callerOf(res), query.limit, readCursor(query.cursor)));
      const page = pageOf(rows, query.limit, (row) => row.id);
      const found = await Promise.all(page.data.map((id) => loadCheckout(store, id)));
      const now = nowFor(services, callerOf(res));
      const data = found.flatMap((aggregate) =>
        aggregate ? [presentCharge(aggregate, config.siteUrl, now)] : [],
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

/** The ids of a page of charges, newest first, up to `limit + 1`. */
function listCharges(owner: { accountId: string; mode: Mode }, limit: number, after: Position | null) {
  return adHoc<{ id: string; createdAt: number }>((db) => {
    const rows = db
      .selectFrom('checkout')
      .select(['id', 'created_at as createdAt'])
      .where('account_id', '=', owner.accountId)
      .where('mode', '=', owner.mode)
      .where('charge_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (!after) return rows;
    return rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(after.createdAt, after.id)),
    );
  });
}
