import { renderRequest, renderRequests } from '@escrow-checkout/web';
import { isId } from '../../../../domain/id.js';
import type { Services } from '../../../../services.js';
import { sendHtml } from '../../../pages/responses.js';
import type { DashboardRoute } from '../../route.js';
import { queryValue, readAfter } from '../checkouts/filter.js';
import { sendNotFound } from '../not-found.js';
import { readRequest, readRequests, requestFilterOf } from './view.js';

/** The log of requests to the API. */
export function requestLogRoutes(services: Services): DashboardRoute[] {
  return [
    {
      method: 'get',
      path: '/developers/requests',
      right: 'read_logs',
      handle: async (visit, request, response) => {
        const page = { filter: requestFilterOf(request), after: readAfter(queryValue(request, 'after')) };
        sendHtml(response, renderRequests(await readRequests(services, visit, page)));
      },
    },
    {
      method: 'get',
      path: '/developers/requests/:id',
      right: 'read_logs',
      handle: async (visit, request, response) => {
        const { id } = request.params;
        const props = isId(id) ? await readRequest(services, visit, id) : undefined;
        if (!props) return sendNotFound(visit, response);
        sendHtml(response, renderRequest(props));
      },
    },
  ];
}
