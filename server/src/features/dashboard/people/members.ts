import { Email } from '@escrow-checkout/contract';
import { renderMembers } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { type Role, roles } from '../../../domain/staff/rights.js';
import type { Services } from '../../../services.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { listMembersWithFactor } from '../../staff/factor-queries.js';
import { listInvitations } from '../../staff/invitation-queries.js';
import { type InvitationRefusal, invite, withdraw } from '../../staff/invitations.js';
import { type LostFactorRefusal, removeFactorsOfMember } from '../../staff/lost-factor.js';
import { changeRole, listMembers, type MemberRefusal, removeMember } from '../../staff/members.js';
import { sendUnknown } from '../refusal.js';
import { type DashboardRoute, dashboardPath, type Visit } from '../route.js';
import { frameOf, shortTime } from '../screens/format.js';
import { actingFor } from './acting.js';
import { mailModeOf } from './request.js';

const path = '/settings/members';

/** The page of an account's members. */
export function memberRoutes(services: Services): DashboardRoute[] {
  const right = 'manage_members';
  const form = (name: string, act: Act): DashboardRoute => ({
    method: 'post',
    path: `${path}/${name}`,
    right,
    needsProof: true,
    rests: true,
    handle: (visit, request, response) => act(services, visit, request, response),
  });
  return [
    { method: 'get', path, right, handle: (visit, _, response) => show(services, visit, response) },
    form('invite', inviteMember),
    form('invitations/:id/withdraw', withdrawInvitation),
    form(':id/role', saveMemberRole),
    form(':id/remove', remove),
    form(':id/remove-factor', removeFactor),
  ];
}

type Act = (services: Services, visit: Visit, request: Request, response: Response) => Promise<void>;
type Problem = InvitationRefusal | MemberRefusal | LostFactorRefusal | 'invalid';

async function show(services: Services, visit: Visit, response: Response, problem?: Problem): Promise<void> {
  const { store, clock } = services;
  const accountId = visit.account.id;
  const [members, invitations, enrolled] = await Promise.all([
    store.all(listMembers, { accountId }),
    store.all(listInvitations, { accountId, now: clock.now() }),
    store.all(listMembersWithFactor, { accountId }),
  ]);
  const withFactor = new Set(enrolled.map(({ personId }) => personId));
  const at = dashboardPath(visit, path);
  const html = renderMembers({
    frame: frameOf(visit),
    roles,
    invite: `${at}/invite`,
    problem,
    members: members.map(({ personId, email, role, createdAt }) => ({
      email,
      role,
      since: shortTime(createdAt),
      isSelf: personId === visit.person.id,
      save: `${at}/${personId}/role`,
      remove: `${at}/${personId}/remove`,
      removeFactor: withFactor.has(personId) ? `${at}/${personId}/remove-factor` : null,
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      email,
      role,
      until: shortTime(expiresAt),
      withdraw: `${at}/invitations/${id}/withdraw`,
    })),
  });
  sendHtml(response, html, problem === undefined ? 200 : 422);
}

function readRole(request: Request): Role | undefined {
  const typed = fieldOf(request, 'role');
  return roles.find((role) => role === typed);
}

const inviteMember: Act = async (services, visit, request, response) => {
  const email = Email.safeParse(fieldOf(request, 'email').trim());
  const role = readRole(request);
  if (!email.success || !role) return show(services, visit, response, 'invalid');
  const mailMode = mailModeOf({ services, request, response });
  const { account, person: by } = visit;
  const inviting = { account, by, email: email.data, role, mailMode };
  const problem = await invite(actingFor(services, visit), inviting);
  if (problem !== null) return show(services, visit, response, problem);
  goTo(response, dashboardPath(visit, path));
};

const withdrawInvitation: Act = async (services, visit, request, response) => {
  const isDone = await withdraw(actingFor(services, visit), visit.account.id, idOf(request));
  if (!isDone) return sendUnknown(response);
  goTo(response, dashboardPath(visit, path));
};

const saveMemberRole: Act = async (services, visit, request, response) => {
  const role = readRole(request);
  if (!role) return show(services, visit, response, 'invalid');
  const who = { accountId: visit.account.id, personId: idOf(request), role };
  return after(services, visit, response, await changeRole(actingFor(services, visit), who));
};

const remove: Act = async (services, visit, request, response) => {
  const who = { accountId: visit.account.id, personId: idOf(request) };
  return after(services, visit, response, await removeMember(actingFor(services, visit), who));
};

/** For a member who has lost their second factor, and has said so. */
const removeFactor: Act = async (services, visit, request, response) => {
  const removing = { account: visit.account, by: visit.person, personId: idOf(request) };
  const problem = await removeFactorsOfMember(actingFor(services, visit), removing);
  if (problem === 'unknown') return sendUnknown(response);
  if (problem !== null) return show(services, visit, response, problem);
  goTo(response, dashboardPath(visit, path));
};

function idOf(request: Request): string {
  return String(request.params.id).replaceAll('\0', '');
}

/** Whoever has left the account, or is its owner no longer, goes to the list of their accounts. */
async function after(services: Services, visit: Visit, response: Response, problem: MemberRefusal | null) {
  if (problem === 'unknown') return sendUnknown(response);
  if (problem !== null) return show(services, visit, response, problem);
  const members = await services.store.all(listMembers, { accountId: visit.account.id });
  const self = members.find(({ personId }) => personId === visit.person.id);
  goTo(response, self?.role === 'owner' ? dashboardPath(visit, path) : '/dashboard?all');
}
