import { renderCharts } from '@escrow-checkout/web';
import type { Services } from '../../../../services.js';
import { sendHtml } from '../../../pages/responses.js';
import type { DashboardRoute } from '../../route.js';
import { queryValue } from '../checkouts/filter.js';
import { readCharts } from './view.js';

/** Charts of the last weeks. */
export function chartRoutes(services: Services): DashboardRoute[] {
  return [
    {
      method: 'get',
      path: '/charts',
      right: 'read_statements',
      handle: async (visit, request, response) =>
        sendHtml(response, renderCharts(await readCharts(services, visit, queryValue(request, 'weeks')))),
    },
  ];
}
