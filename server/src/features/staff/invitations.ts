import type { AccountInvitation } from '../../adapters/store/invitation-rows.js';
import { anyRows, step, versioned } from '../../adapters/store/statement.js';
import { invitationsPerAccountMax, periodOf } from '../../domain/sign-in/limits.js';
import type { Role } from '../../domain/staff/rights.js';
import { staffLimits } from '../../domain/staff/session.js';
import { emailKey } from '../../domain/text.js';
import { settingContext } from '../../pipeline/context.js';
import { bothModes, commitSetting } from '../../pipeline/settings.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { mailToPerson } from '../mail/write.js';
import { incrementCounter } from '../sign-in/queries.js';
import { newToken } from '../sign-in/request-code.js';
import {
  endInvitation,
  endInvitationsOf,
  findInvitation,
  insertInvitation,
  type ShownInvitation,
} from './invitation-queries.js';
import { listMembers, raiseToOwner } from './members.js';
import { staffPurposes } from './purposes.js';
import { insertMember, recordRecovery } from './queries.js';

interface Inviting {
  account: { id: string; name: string };
  by: { id: string; email: string };
  email: string;
  role: Role;
  mailMode: 'test' | 'live' | null;
}

export type InvitationRefusal = 'cannot_send' | 'too_many' | 'member' | 'conflict';

/** Invites an address. The words of the mail are ours, so that nobody sends their own through us. */
export async function invite(services: Services, inviting: Inviting): Promise<InvitationRefusal | null> {
  const { store, clock } = services;
  const { account, by, mailMode } = inviting;
  if (mailMode === null) return 'cannot_send';
  const [now, address] = [clock.now(), emailKey(inviting.email)];
  const members = await store.all(listMembers, { accountId: account.id });
  if (members.some((member) => member.emailKey === address)) return 'member';
  const counter = {
    scope: 'invitations',
    subject: account.id,
    period: periodOf('invitations', now),
  } as const;
  const counted = await store.transact([
    versioned(incrementCounter, { ...counter, max: invitationsPerAccountMax }),
  ]);
  if (counted.outcome !== 'committed') return 'too_many';
  const written = await writeInvitation(services, {
    ...inviting,
    mailMode,
    invitedBy: by.id,
    inviter: by.email,
  });
  return written === null ? 'conflict' : null;
}

interface Writing extends Omit<Inviting, 'by' | 'mailMode'> {
  mailMode: 'test' | 'live';
  invitedBy: string;
  /** Who invites, as the mail says it. */
  inviter: string;
  /** Written in the same commit, before the invitation. */
  also?: Step[];
}

/** Writes an invitation and its mail, and returns its address; null after a lost race. */
export async function writeInvitation(
  services: Services,
  { account, invitedBy, inviter, email, role, mailMode, also = [] }: Writing,
): Promise<string | null> {
  const { clock, newId, keyedHash, config } = services;
  const [now, token] = [clock.now(), newToken(services)];
  const url = `${config.siteUrl}/dashboard/invitation?token=${token}`;
  const row: AccountInvitation = {
    id: newId(),
    tokenHash: keyedHash(staffPurposes.invitation, token),
    accountId: account.id,
    email: email.trim(),
    emailKey: emailKey(email),
    role,
    invitedBy,
    createdAt: now,
    expiresAt: now + staffLimits.invitationMs,
    endedAt: null,
  };
  const isCommitted = await commitSetting(services, settingContext(services), {
    accountId: account.id,
    mode: bothModes,
    steps: [
      ...also,
      step(insertInvitation, row),
      ...mailToPerson(services, row.email, {
        accountId: account.id,
        mode: mailMode,
        template: 'staff.invitation',
        cause: row.id,
        data: {
          account: account.name,
          role,
          inviter,
          url,
          expiresAt: row.expiresAt,
        },
      }),
    ],
    note: { action: 'member.invited', subject: row.id, before: null, after: { email: row.email, role } },
  });
  if (!isCommitted) return null;
  services.wakeWorker();
  return url;
}

/** Withdraws an invitation; false if it has ended, or is none of the account's. */
export function withdraw(services: Services, accountId: string, id: string): Promise<boolean> {
  return commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [step(endInvitation, { id, accountId, now: services.clock.now() })],
    note: { action: 'member.invitation_withdrawn', subject: id, before: null, after: null },
  });
}

/** Returns the invitation of a link, if it can still be accepted by this address; null for any other. */
export async function openInvitation(
  { store, clock, keyedHash }: Services,
  token: string,
  address: string,
): Promise<ShownInvitation | null> {
  const found = await store.one(findInvitation, { tokenHash: keyedHash(staffPurposes.invitation, token) });
  const isOpen = found !== undefined && found.endedAt === null && found.expiresAt > clock.now();
  return isOpen && found.emailKey === address ? found : null;
}

/**
 * Makes the invited person a member, once. An owner whom the operator names for an account with members has
 * come in around its owners, like somebody who used a recovery code. False: it has ended, or they are one
 * already.
 */
export async function accept(
  services: Services,
  invitation: AccountInvitation,
  personId: string,
): Promise<boolean> {
  const { id, accountId, role, emailKey: address, invitedBy } = invitation;
  const now = services.clock.now();
  const members = await services.store.all(listMembers, { accountId });
  const isRecovery = invitedBy === personId && members.length > 0;
  const current = members.find((member) => member.personId === personId);
  const joining =
    isRecovery && current
      ? versioned(raiseToOwner, { accountId, personId, known: current.role })
      : versioned(insertMember, { accountId, personId, role, createdAt: now });
  return commitSetting(services, settingContext(services), {
    accountId,
    mode: bothModes,
    steps: [
      step(endInvitation, { id, accountId, now }),
      joining,
      ...(isRecovery ? [anyRows(recordRecovery, { personId, now })] : []),
      anyRows(endInvitationsOf, { emailKey: address, accountId, now }),
    ],
    note: { action: 'member.joined', subject: personId, before: null, after: { role, invitation: id } },
  });
}
