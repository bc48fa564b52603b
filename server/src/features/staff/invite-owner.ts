import { Email } from '@escrow-checkout/contract';
import { anyRows } from '../../adapters/store/statement.js';
import { emailKey } from '../../domain/text.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { KeyRefused } from '../keys/manage.js';
import { isLoopbackUrl } from '../pages/own-machine.js';
import { writeInvitation } from './invitations.js';
import { listMembers } from './members.js';
import { findStaffPerson, insertStaffPerson } from './queries.js';

/** Who invites, where the operator does it. */
export const operatorAsInviter = 'The operator of this service';

/**
 * Invites an address as an owner of an account, for merchants that the operator created. Such an invitation
 * names the invited person as its inviter, which no other does, since no member can be invited.
 *
 * @returns the address of the invitation, which is as good as the mail
 * @throws KeyRefused if there is no such account, they are a member, or no mail can reach them
 */
export async function inviteOwner(services: Services, accountId: string, typed: string): Promise<string> {
  const { store, config, clock, newId } = services;
  const email = Email.safeParse(typed.trim());
  if (!email.success) throw new KeyRefused('The address is no e-mail address.');
  const account = await store.one(findAccount, { id: accountId });
  if (!account) throw new KeyRefused(`There is no account ${accountId}.`);
  const mailMode = config.MAIL_URL !== undefined ? 'live' : isLoopbackUrl(config.siteUrl) ? 'test' : null;
  if (mailMode === null) {
    throw new KeyRefused('Without MAIL_URL no mail reaches them, nor the code that they would sign in with.');
  }
  const address = emailKey(email.data);
  const members = await store.all(listMembers, { accountId });
  if (members.some((member) => member.emailKey === address)) {
    throw new KeyRefused('They are a member already: an owner changes roles in the dashboard.');
  }
  const known = await store.one(findStaffPerson, { emailKey: address });
  const person = { id: known?.id ?? newId(), email: email.data, emailKey: address, createdAt: clock.now() };
  const url = await writeInvitation(services, {
    account,
    email: email.data,
    role: 'owner',
    mailMode,
    invitedBy: person.id,
    inviter: operatorAsInviter,
    also: known ? [] : [anyRows(insertStaffPerson, person)],
  });
  if (url === null) throw new KeyRefused('Others are changing this at the same moment; try again.');
  return url;
}
