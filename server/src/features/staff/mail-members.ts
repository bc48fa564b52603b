import type { AccountNotice } from '../../domain/mail/staff-data.js';
import type { Role } from '../../domain/staff/rights.js';
import type { Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { mailToPerson } from '../mail/write.js';
import { isLoopbackUrl } from '../pages/own-machine.js';
import { listMembers } from './members.js';

/**
 * Returns where mails to people go that no request of theirs causes: out through the mail server; without
 * one, into the inbox of one's own machine, or nowhere.
 */
export function staffMailMode({ config }: Pick<Services, 'config'>): 'test' | 'live' | null {
  if (config.MAIL_URL !== undefined) return 'live';
  return isLoopbackUrl(config.siteUrl) ? 'test' : null;
}

interface Telling {
  account: { id: string; name: string };
  what: AccountNotice;
  /** Whose address it is about, if it is about one. */
  about: string | null;
  /** Who did it, as members read it; null if the audit log says it. */
  by: string | null;
  /** The page below the account's, in test mode, where members can do something about it. */
  path?: string;
  /** Who is told; everybody, if not given. */
  only?: Role;
  /** Who is not told. */
  exceptId?: string;
  /** A second mail to a member with the same cause is not written. */
  cause?: string;
}

/** Returns the steps that tell the members of an account by mail what was done. */
export async function mailMembers(services: Services, telling: Telling): Promise<Step[]> {
  const { store, clock, config, newId } = services;
  const mode = staffMailMode(services);
  if (mode === null) return [];
  const { account, what, about, by, path, only, exceptId, cause = newId() } = telling;
  const members = await store.all(listMembers, { accountId: account.id });
  const told = members.filter(({ personId, role }) => {
    return personId !== exceptId && (only === undefined || role === only);
  });
  const url = path === undefined ? null : `${config.siteUrl}/dashboard/${account.id}/test${path}`;
  return told.flatMap(({ personId, email }) =>
    mailToPerson(services, email, {
      accountId: account.id,
      mode,
      template: 'staff.account_notice',
      cause: `${cause}:${personId}`,
      data: { what, account: account.name, about, by, at: clock.now(), url },
    }),
  );
}
