import { renderSecurity } from '@escrow-checkout/web';
import type { Services } from '../../../services.js';
import { findAccountSetting, requireFactor } from '../../accounts/settings.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { hasFactor } from '../../staff/factor.js';
import { type DashboardRoute, dashboardPath } from '../route.js';
import { frameOf } from '../screens/format.js';
import { actingFor } from './acting.js';

const path = '/settings/security';

/** The page where an owner asks all members for a second factor. */
export function securityRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_account';
  return [
    {
      method: 'get',
      path,
      right,
      handle: async (visit, _request, response) => {
        const setting = await services.store.one(findAccountSetting, { accountId: visit.account.id });
        const props = {
          frame: frameOf(visit),
          action: dashboardPath(visit, path),
          isRequired: setting?.requiresFactor === 1,
          hasOwn: await hasFactor(services, visit.person.id),
        };
        sendHtml(response, renderSecurity(props));
      },
    },
    {
      method: 'post',
      path,
      right,
      needsProof: true,
      handle: async (visit, request, response) => {
        const isRequired = fieldOf(request, 'required') === 'yes';
        // Whoever has no factor of their own would lock themselves out.
        const isPossible = !isRequired || (await hasFactor(services, visit.person.id));
        if (isPossible) await requireFactor(actingFor(services, visit), visit.account.id, isRequired);
        goTo(response, dashboardPath(visit, path));
      },
    },
  ];
}
