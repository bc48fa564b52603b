import { renderAlerts } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { type AlertKind, alertKinds } from '../../../domain/staff/alerts.js';
import { hasRight } from '../../../domain/staff/rights.js';
import type { Services } from '../../../services.js';
import { chooseAlerts, listTold, type ToldMember } from '../../alerts/choices.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf } from '../screens/format.js';
import { actingFor } from './acting.js';
import { fieldsOf } from './request.js';

const path = '/settings/alerts';

/**
 * The page where members choose their mails; an owner chooses for all. Its form is of test mode, where a code
 * from a mail will do: it concerns no money.
 */
export function alertRoutes(services: Services): DashboardRoute[] {
  const right = 'read';
  return [
    { method: 'get', path, right, handle: (visit, _request, response) => show(services, visit, response) },
    {
      method: 'post',
      path,
      right,
      needsProof: true,
      handle: (visit, request, response) => save(services, visit, request, response),
    },
  ];
}

async function listChoosable(services: Services, visit: Visit): Promise<ToldMember[]> {
  const members = await listTold(services, visit.account.id);
  const isForAll = hasRight(visit.role, 'manage_members', visit.mode);
  return isForAll ? members : members.filter(({ personId }) => personId === visit.person.id);
}

async function show(services: Services, visit: Visit, response: Response): Promise<void> {
  const members = await listChoosable(services, visit);
  const action = dashboardPath({ ...visit, mode: 'test' }, path);
  const rows = members.map(({ personId, email, alerts }) => ({ personId, email, alerts }));
  sendHtml(response, renderAlerts({ frame: frameOf(visit), action, kinds: alertKinds, rows }));
}

/** A member who joined since the page was shown is not in the form, and stays as they are. */
async function save(services: Services, visit: Visit, request: Request, response: Response): Promise<void> {
  const shown = new Set(fieldsOf(request, 'member'));
  const ticked = new Set(fieldsOf(request, 'on'));
  for (const member of await listChoosable(services, visit)) {
    if (!shown.has(member.personId)) continue;
    const wanted = alertKinds.filter((kind: AlertKind) => ticked.has(`${member.personId}:${kind}`));
    await chooseAlerts(actingFor(services, visit), visit.account.id, member, wanted);
  }
  goTo(response, dashboardPath(visit, path));
}
