import { renderBalance, renderDisputes, renderPayouts, renderSellers } from '@escrow-checkout/web';
import type { Services } from '../../../../services.js';
import { sendHtml } from '../../../pages/responses.js';
import type { DashboardRoute } from '../../route.js';
import { queryValue, readAfter } from '../checkouts/filter.js';
import { readDisputes, readPayouts, readSellers } from './lists.js';
import { exportStatement, readBalance } from './statement.js';

/** Disputes, payouts and refunds, the balance, and sellers. */
export function moneyRoutes(services: Services): DashboardRoute[] {
  const transfers = (['payout', 'refund'] as const).map(
    (kind): DashboardRoute => ({
      method: 'get',
      path: `/${kind}s`,
      right: 'read',
      handle: async (visit, request, response) => {
        const page = {
          kind,
          status: queryValue(request, 'status'),
          after: readAfter(queryValue(request, 'after')),
        };
        sendHtml(response, renderPayouts(await readPayouts(services, visit, page)));
      },
    }),
  );
  return [
    ...transfers,
    {
      method: 'get',
      path: '/disputes',
      right: 'read',
      handle: async (visit, request, response) => {
        const which = queryValue(request, 'which') === 'resolved' ? 'resolved' : 'open';
        const after = readAfter(queryValue(request, 'after'));
        sendHtml(response, renderDisputes(await readDisputes(services, visit, which, after)));
      },
    },
    {
      method: 'get',
      path: '/balance',
      right: 'read_statements',
      handle: async (visit, request, response) =>
        sendHtml(response, renderBalance(await readBalance(services, visit, queryValue(request, 'month')))),
    },
    {
      method: 'get',
      path: '/balance.csv',
      right: 'read_statements',
      handle: (visit, request, response) =>
        exportStatement(services, visit, queryValue(request, 'month'), response),
    },
    {
      method: 'get',
      path: '/sellers',
      right: 'read',
      handle: async (visit, request, response) =>
        sendHtml(
          response,
          renderSellers(await readSellers(services, visit, readAfter(queryValue(request, 'after')))),
        ),
    },
  ];
}
