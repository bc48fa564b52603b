import { callerOf } from '../../http/context.js';
import { readHistoryPage, respondWithHistory } from '../../http/history.js';
import type { Handlers } from '../../http/mount.js';
import { respondWithPage } from '../../http/page.js';
import { orThrow } from '../../http/problem.js';
import { nowFor } from '../../pipeline/context.js';
import type { Services } from '../../services.js';
import { readLedger } from '../checkouts/ledger.js';
import { loadShown } from '../checkouts/load-shown.js';
import { readTimeline } from '../checkouts/timeline.js';
import { escrowActions } from './actions.js';
import { findEscrowRow, showEscrow } from './find.js';
import { initiate } from './initiate.js';
import { listEscrows } from './list.js';
import { presentEscrow } from './present.js';

export function escrowRoutes(services: Services): Handlers['escrow'] {
  const { config, reports } = services;
  return {
    ...escrowActions(services),
    initiate: ({ body, res }) => initiate(services, res, body),
    get: async ({ params, res }) => {
      const aggregate = orThrow(await showEscrow(services, callerOf(res), params.reference));
      return { status: 200, body: presentEscrow(aggregate, config.siteUrl, nowFor(services, callerOf(res))) };
    },
    list: async ({ query, res }) => {
      const caller = callerOf(res);
      const now = nowFor(services, caller);
      return respondWithPage(res, query, {
        read: (after, count) =>
          reports.read(async (reader) => {
            const rows = await reader.list(listEscrows(caller, query.status, after, count));
            return Promise.all(rows.map(async (row) => ({ ...row, shown: await loadShown(reader, row.id) })));
          }),
        present: ({ shown }) =>
          shown && 'escrow' in shown ? presentEscrow(shown, config.siteUrl, now) : null,
      });
    },
    timeline: async ({ params, query, res }) => {
      const page = readHistoryPage(query);
      const escrow = orThrow(await findEscrowRow(services, callerOf(res), params.reference));
      return respondWithHistory(res, 'entries', await readTimeline(services, escrow, page));
    },
    ledger: async ({ params, query, res }) => {
      const page = readHistoryPage(query);
      const escrow = orThrow(await findEscrowRow(services, callerOf(res), params.reference));
      return respondWithHistory(res, 'movements', await readLedger(services, escrow, page));
    },
  };
}
