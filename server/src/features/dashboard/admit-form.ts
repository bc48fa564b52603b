import type { Request, Response } from 'express';
import { isOfWholeAccount } from '../../domain/staff/rights.js';
import { refusalOfForm } from '../../http/form-quota.js';
import type { Services } from '../../services.js';
import { sendFailure } from '../pages/responses.js';
import type { FormLimit } from '../pages/signed-in/form-limit.js';
import { sendRefusal } from './refusal.js';
import { type DashboardRoute, dashboardPath, type Visit } from './route.js';

interface Guard {
  services: Services;
  formLimit: FormLimit;
}

/**
 * Whether a form may go on: inside the limit of its person, and in test mode inside the quota of the account.
 * Answers one that may not.
 */
export async function admitsForm(
  { services, formLimit }: Guard,
  { right, storing }: DashboardRoute,
  [visit, request, response]: [Visit, Request, Response],
): Promise<boolean> {
  if (!formLimit.admits(visit.person.id, response)) return false;
  // What concerns the whole account is stored with live mode, which has no quota.
  if (isOfWholeAccount(right)) return true;
  const owner = { accountId: visit.account.id, mode: visit.mode };
  const refusal = await refusalOfForm(services, owner, storing?.(request) ?? 'changes');
  if (refusal === 'quota') sendRefusal(response, 409, { reason: 'quota', back: dashboardPath(visit) });
  if (refusal === 'expiring') sendFailure(response, 503, 'busy');
  return refusal === null;
}
