import { renderApproval } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { type ApprovalField, approvalFieldNames, readApproval } from '../../../domain/staff/approval.js';
import { isProofFresh } from '../../../domain/staff/session.js';
import type { Services } from '../../../services.js';
import { approvalOf, requestApproval } from '../../accounts/approval.js';
import { KeyRefused } from '../../keys/manage.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf } from '../screens/format.js';
import { actingFor } from './acting.js';
import { proofPath } from './proof.js';

const path = '/settings/approval';

/** The page where an owner asks for live mode. */
export function approvalRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_account';
  return [
    { method: 'get', path, right, handle: (visit, _, response) => open(services, visit, response) },
    { method: 'post', path, right, needsProof: true, handle: (...given) => take(services, ...given) },
  ];
}

interface Typed {
  wrong: readonly ApprovalField[];
  values: Partial<Record<ApprovalField, string>>;
}

/** Asks for the proof before the form is filled in, since the detour to it loses what was typed. */
async function open(services: Services, visit: Visit, response: Response): Promise<void> {
  const { status } = await approvalOf(services, visit.account.id);
  const canAsk = status === 'none' || status === 'declined';
  if (canAsk && !isProofFresh(visit.provedAt, services.clock.now())) {
    return goTo(response, proofPath(dashboardPath(visit, path)));
  }
  await show(services, visit, response);
}

async function show(
  services: Services,
  visit: Visit,
  response: Response,
  { wrong, values }: Typed = { wrong: [], values: {} },
): Promise<void> {
  const { status, reason } = await approvalOf(services, visit.account.id);
  const fields = approvalFieldNames.map((name) => {
    return { name, value: values[name] ?? '', isWrong: wrong.includes(name) };
  });
  const isBusiness = visit.account.plan === 'business';
  const action = dashboardPath(visit, path);
  const html = renderApproval({ frame: frameOf(visit), action, status, reason, isBusiness, fields });
  sendHtml(response, html, wrong.length > 0 ? 422 : 200);
}

async function take(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const read = readApproval((name) => fieldOf(request, name));
  if ('wrong' in read) return show(services, visit, response, { wrong: read.wrong, values: read.typed });
  try {
    await requestApproval(actingFor(services, visit), visit.account.id, read.details);
  } catch (error) {
    // It was approved meanwhile, or somebody else is asking; the page says which.
    if (!(error instanceof KeyRefused)) throw error;
  }
  goTo(response, dashboardPath(visit, path));
}
