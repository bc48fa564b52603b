import { renderHome } from '@escrow-checkout/web';
import type { Services } from '../../../../services.js';
import { sendHtml } from '../../../pages/responses.js';
import type { DashboardRoute } from '../../route.js';
import { readHome } from './view.js';

export function homeRoutes(services: Services): DashboardRoute[] {
  return [
    {
      method: 'get',
      path: '/',
      right: 'read',
      handle: async (visit, _request, response) =>
        sendHtml(response, renderHome(await readHome(services, visit))),
    },
  ];
}
