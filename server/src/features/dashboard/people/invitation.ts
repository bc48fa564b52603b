import { renderInvitation } from '@escrow-checkout/web';
import { contextOf } from '../../../http/context.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { accept, openInvitation } from '../../staff/invitations.js';
import { operatorAsInviter } from '../../staff/invite-owner.js';
import { dashboardPath } from '../route.js';
import { actingAs } from './acting.js';
import type { PersonalPage } from './personal.js';

/** Shows an invitation to the address that it is for; to anybody else it is none. */
export async function showInvitation(page: PersonalPage): Promise<void> {
  const { request } = page;
  const token = typeof request.query.token === 'string' ? request.query.token : '';
  await show(page, token);
}

async function show(page: PersonalPage, token: string, isTaken = false): Promise<void> {
  const { services, response, session, formToken } = page;
  const found = isTaken ? null : await openInvitation(services, token, session.emailKey);
  const inviter = found?.invitedBy === session.personId ? operatorAsInviter : found?.inviter;
  const invitation = found && { account: found.account, role: found.role, inviter: inviter ?? '', token };
  const html = renderInvitation({ email: session.email, formToken, invitation });
  sendHtml(response, html, invitation === null ? 404 : 200);
}

export async function acceptInvitation(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const token = fieldOf(request, 'token');
  const invitation = await openInvitation(services, token, session.emailKey);
  const person = { id: session.personId };
  const acting = actingAs(services, {
    person: { ...person, email: session.email },
    network: contextOf(response).network,
  });
  if (invitation === null || !(await accept(acting, invitation, person.id))) return show(page, token, true);
  goTo(response, dashboardPath({ account: { id: invitation.accountId }, mode: 'test' }));
}
