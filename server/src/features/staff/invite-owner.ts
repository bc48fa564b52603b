import { Email } from '@escrow-checkout/contract';
import { anyRows } from '../../adapters/store/statement.js';
import { emailKey } from '../../domain/text.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { KeyRefused } from '../keys/manage.js';
import { writeInvitation } from './invitations.js';
import { staffMailMode } from './mail-members.js';
import { listMembers } from './members.js';
import { findStaffPerson, insertStaffPerson } from './queries.js';

/** Who invites, where the operator does it. */
export const operatorAsInviter = 'The operator of this service';

/**
 * Invites an address as the first owner of an account, for merchants that the operator created.
 *
 * @returns the address of the invitation, which is as good as the mail
 * @throws KeyRefused if there is no such account, it has an owner, or no mail can reach them
 */
export async function inviteOwner(services: Services, accountId: string, typed: string): Promise<string> {
  const { store } = services;
  const email = Email.safeParse(typed.trim());
  if (!email.success) throw new KeyRefused('The address is no e-mail address.');
  const account = await store.one(findAccount, { id: accountId });
  if (!account) throw new KeyRefused(`There is no account ${accountId}.`);
  if (staffMailMode(services) === null) {
    throw new KeyRefused('Without MAIL_URL no mail reaches them, nor the code that they would sign in with.');
  }
  const address = emailKey(email.data);
  const members = await store.all(listMembers, { accountId });
  if (members.some((member) => member.emailKey === address)) {
    throw new KeyRefused('They are a member already: an owner changes roles in the dashboard.');
  }
  if (members.some(({ role }) => role === 'owner')) {
    throw new KeyRefused('It has an owner, who invites others; `account recover-owner` replaces a lost one.');
  }
  const url = await inviteAsOwner(services, account, email.data, []);
  if (url === null) throw new KeyRefused('Others are changing this at the same moment; try again.');
  return url;
}

/**
 * Writes an invitation of the operator as an owner. It names the invited person as its inviter, which no
 * other does, since no owner can invite themselves.
 *
 * @param also written in the same commit, before the invitation
 * @returns the address of the invitation; null after a lost race, or if no mail can reach them
 */
export async function inviteAsOwner(
  services: Services,
  account: { id: string; name: string },
  email: string,
  also: Step[],
): Promise<string | null> {
  const { store, clock, newId } = services;
  const mailMode = staffMailMode(services);
  if (mailMode === null) return null;
  const address = emailKey(email);
  const known = await store.one(findStaffPerson, { emailKey: address });
  const person = { id: known?.id ?? newId(), email, emailKey: address, createdAt: clock.now() };
  return writeInvitation(services, {
    account,
    email,
    role: 'owner',
    mailMode,
    invitedBy: person.id,
    inviter: operatorAsInviter,
    also: [...also, ...(known ? [] : [anyRows(insertStaffPerson, person)])],
  });
}
