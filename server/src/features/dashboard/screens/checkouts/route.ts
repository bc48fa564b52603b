import { renderCheckouts } from '@escrow-checkout/web';
import type { Services } from '../../../../services.js';
import { sendHtml } from '../../../pages/responses.js';
import type { DashboardRoute } from '../../route.js';
import { exportCheckouts } from './export.js';
import { filterOf, queryValue, readAfter } from './filter.js';
import { readCheckouts } from './view.js';

export function checkoutListRoutes(services: Services): DashboardRoute[] {
  return (['escrows', 'charges'] as const).flatMap((kind): DashboardRoute[] => [
    {
      method: 'get',
      path: `/${kind}`,
      right: 'read',
      handle: async (visit, request, response) => {
        const page = { filter: filterOf(request), after: readAfter(queryValue(request, 'after')) };
        sendHtml(response, renderCheckouts(await readCheckouts(services, visit, kind, page)));
      },
    },
    {
      method: 'get',
      path: `/${kind}.csv`,
      right: 'read_statements',
      handle: (visit, request, response) =>
        exportCheckouts(services, visit, kind, filterOf(request), response),
    },
  ]);
}
