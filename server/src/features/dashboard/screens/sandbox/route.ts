import { renderSandbox } from '@escrow-checkout/web';
import { accountTime } from '../../../../pipeline/context.js';
import type { Services } from '../../../../services.js';
import { sendHtml } from '../../../pages/responses.js';
import type { DashboardRoute } from '../../route.js';
import { frameOf, shortTime } from '../format.js';
import { sendNotFound } from '../not-found.js';

/** The clock of the test account, and how to move test money. */
export function sandboxScreenRoutes(services: Services): DashboardRoute[] {
  return [
    {
      method: 'get',
      path: '/sandbox',
      right: 'use_sandbox',
      handle: async (visit, _request, response) => {
        if (visit.mode !== 'test') return sendNotFound(visit, response);
        const { now, clockOffsetMs } = await accountTime(services, visit.account.id, visit.mode);
        const hoursAhead = Math.floor(clockOffsetMs / 3_600_000);
        sendHtml(response, renderSandbox({ frame: frameOf(visit), now: shortTime(now), hoursAhead }));
      },
    },
  ];
}
