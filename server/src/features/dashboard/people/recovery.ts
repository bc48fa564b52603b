import { renderOwnerRecovery } from '@escrow-checkout/web';
import type { Response } from 'express';
import type { Services } from '../../../services.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { recoveryPath, stopRecovery } from '../../staff/owner-recovery.js';
import { findOpenRecovery } from '../../staff/owner-recovery-queries.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf, shortTime } from '../screens/format.js';
import { actingFor } from './acting.js';

/**
 * The page where any member stops the operator from naming another owner. Its form is of test mode, where a
 * code from a mail will do: whoever stands to lose an account must be able to say so.
 */
export function recoveryRoutes(services: Services): DashboardRoute[] {
  const right = 'read';
  return [
    {
      method: 'get',
      path: recoveryPath,
      right,
      handle: (visit, _request, response) => show(services, visit, response),
    },
    {
      method: 'post',
      path: `${recoveryPath}/stop`,
      right,
      needsProof: true,
      handle: async (visit, _request, response) => {
        await stopRecovery(actingFor(services, visit), visit.account.id, visit.person.email);
        goTo(response, dashboardPath(visit, recoveryPath));
      },
    },
  ];
}

async function show({ store }: Services, visit: Visit, response: Response): Promise<void> {
  const open = await store.one(findOpenRecovery, { accountId: visit.account.id });
  const recovery = open
    ? { email: open.email, since: shortTime(open.createdAt), until: shortTime(open.dueAt) }
    : null;
  const stop = dashboardPath({ ...visit, mode: 'test' }, `${recoveryPath}/stop`);
  sendHtml(response, renderOwnerRecovery({ frame: frameOf(visit), recovery, stop }));
}
