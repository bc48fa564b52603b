import { isStaffSessionAlive } from '../../../domain/staff/session.js';
import { iso, isoOrNull } from '../../checkouts/present.js';
import { factorsOf } from '../../staff/factor.js';
import { listPasskeys } from '../../staff/passkey-queries.js';
import { listMemberships, listStaffSessions } from '../../staff/queries.js';
import type { PersonalPage } from './personal.js';

/** Sends what is stored about a person, as JSON; secrets stay here. */
export async function sendOwnData({ services, response, session }: PersonalPage): Promise<void> {
  const { store, clock } = services;
  const { personId, email } = session;
  const [memberships, sessions, passkeys, { hasApp }] = await Promise.all([
    store.all(listMemberships, { personId }),
    store.all(listStaffSessions, { personId }),
    store.all(listPasskeys, { personId }),
    factorsOf(services, personId),
  ]);
  const data = {
    id: personId,
    email,
    accounts: memberships.map(({ accountId, name, role }) => ({ id: accountId, name, role })),
    sessions: sessions
      .filter((each) => isStaffSessionAlive(each, clock.now()))
      .map(({ network, browser, createdAt, seenAt }) => {
        return { network, browser, since: iso(createdAt), seen_at: iso(seenAt) };
      }),
    authenticator_app: hasApp,
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => {
      return { name, since: iso(createdAt), used_at: isoOrNull(usedAt) };
    }),
  };
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Disposition', 'attachment; filename="me.json"');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${JSON.stringify(data, null, 2)}\n`);
}
