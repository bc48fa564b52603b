import type { Request, Response } from 'express';
import { isOfWholeAccount } from '../../domain/staff/rights.js';
import { refusalOfForm } from '../../http/form-quota.js';
import type { Services } from '../../services.js';
import { sendFailure } from '../pages/responses.js';
import { sendRefusal } from './refusal.js';
import { type DashboardRoute, dashboardPath, type Visit } from './route.js';

/** Whether the quota of the account's test data lets a form go on; answers one that it does not. */
export async function isInQuota(
  services: Services,
  visit: Visit,
  { right, storing }: DashboardRoute,
  request: Request,
  response: Response,
): Promise<boolean> {
  // What concerns the whole account is stored with live mode, which has no quota.
  if (isOfWholeAccount(right)) return true;
  const owner = { accountId: visit.account.id, mode: visit.mode };
  const refusal = await refusalOfForm(services, owner, storing?.(request) ?? 'changes');
  if (refusal === 'quota') sendRefusal(response, 409, { reason: 'quota', back: dashboardPath(visit) });
  if (refusal === 'expiring') sendFailure(response, 503, 'busy');
  return refusal === null;
}
