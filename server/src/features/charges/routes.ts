import { isOlder } from '../../adapters/store/shapes.js';
import { adHoc } from '../../adapters/store/statement.js';
import type { Owner } from '../../domain/records.js';
import { callerOf } from '../../http/context.js';
import { readHistoryPage, respondWithHistory } from '../../http/history.js';
import type { Handlers } from '../../http/mount.js';
import { type Position, respondWithPage } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import { nowFor } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { readLedger } from '../checkouts/ledger.js';
import { loadShown } from '../checkouts/load-shown.js';
import { readTimeline } from '../checkouts/timeline.js';
import { createOrRepeat } from './create.js';
import { findChargeRow, showCharge } from './find.js';
import { presentCharge } from './present.js';

export function chargeRoutes(services: Services): Handlers['charge'] {
  const { config, reports } = services;
  return {
    create: (call) => createOrRepeat(services, call),
    get: async ({ params, res }) => {
      const aggregate = orThrow(await showCharge(services, callerOf(res), params.reference));
      return { status: 200, body: presentCharge(aggregate, config.siteUrl, nowFor(services, callerOf(res))) };
    },
    list: async ({ query, res }) => {
      const caller = callerOf(res);
      const now = nowFor(services, caller);
      return respondWithPage(res, query, {
        read: (after, count) =>
          reports.read(async (reader) => {
            const rows = await reader.list(listCharges(caller, after, count));
            return Promise.all(
              rows.map(async (row) => ({ ...row, charge: await loadShown(reader, row.id) })),
            );
          }),
        present: ({ charge }) => charge && presentCharge(charge, config.siteUrl, now),
      });
    },
    timeline: async ({ params, query, res }) => {
      const page = readHistoryPage(query);
      const charge = orThrow(await findChargeRow(services, callerOf(res), params.reference));
      return respondWithHistory(res, 'entries', await readTimeline(services, charge, page));
    },
    ledger: async ({ params, query, res }) => {
      const page = readHistoryPage(query);
      const charge = orThrow(await findChargeRow(services, callerOf(res), params.reference));
      return respondWithHistory(res, 'movements', await readLedger(services, charge, page));
    },
  };
}

/** The ids of charges, newest first. */
function listCharges(owner: Owner, after: Position | null, count: number) {
  return adHoc<{ id: string; createdAt: number }>((db) => {
    const rows = db
      .selectFrom('checkout')
      .select(['id', 'created_at as createdAt'])
      .where('account_id', '=', owner.accountId)
      .where('mode', '=', owner.mode)
      .where('charge_id', 'is not', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
    if (!after) return rows;
    return rows.where(isOlder('created_at', 'id', { time: after.createdAt, id: after.id }));
  });
}
