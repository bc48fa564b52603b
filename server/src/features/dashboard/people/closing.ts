import { renderClosing } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { Services } from '../../../services.js';
import { type ClosingObstacle, closeAccount, closingObstacles } from '../../accounts/close.js';
import { sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { mailMembers } from '../../staff/mail-members.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf } from '../screens/format.js';
import { actingFor } from './acting.js';

const path = '/settings/close';

/** The page where an owner closes the account. */
export function closingRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_account';
  return [
    {
      method: 'get',
      path,
      right,
      handle: async (visit, _request, response) => {
        await show(visit, response, await closingObstacles(services, visit.account.id));
      },
    },
    {
      method: 'post',
      path,
      right,
      needsProof: true,
      rests: true,
      handle: (visit, request, response) => close(services, visit, request, response),
    },
  ];
}

async function show(
  visit: Visit,
  response: Response,
  obstacles: readonly ClosingObstacle[],
  { status = 200, isUnconfirmed = false } = {},
): Promise<void> {
  const frame = frameOf(visit);
  const action = dashboardPath(visit, path);
  const { name } = visit.account;
  sendHtml(response, renderClosing({ frame, action, name, obstacles, isUnconfirmed }), status);
}

/** Closes the account once its name is typed, so that no slip of the hand does it. */
async function close(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const { account, person } = visit;
  if (fieldOf(request, 'name').trim() !== account.name.trim()) {
    const obstacles = await closingObstacles(services, account.id);
    return show(visit, response, obstacles, { status: 422, isUnconfirmed: true });
  }
  const acting = actingFor(services, visit);
  const told = await mailMembers(services, { account, what: 'closed', about: null, by: person.email });
  const obstacles = await closeAccount(acting, account.id, told);
  if (obstacles.length > 0) return show(visit, response, obstacles, { status: 409 });
  await show(visit, response, ['closed']);
}
