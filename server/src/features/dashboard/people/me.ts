import { renderMe } from '@escrow-checkout/web';
import { anyRows } from '../../../adapters/store/statement.js';
import { isStaffSessionAlive } from '../../../domain/staff/session.js';
import type { Services } from '../../../services.js';
import { setCookie } from '../../pages/cookies.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { factorsOf } from '../../staff/factor.js';
import { countRecoveryCodes } from '../../staff/factor-queries.js';
import { listPasskeys } from '../../staff/passkey-queries.js';
import { endAllStaffSessions, listStaffSessions } from '../../staff/queries.js';
import { shortTime, shortTimeOrNull } from '../screens/format.js';
import { noticeTo } from './notice.js';
import type { PersonalPage } from './personal.js';

/** Lists where the person is signed in. */
export async function showMe({ services, response, session, formToken }: PersonalPage): Promise<void> {
  const now = services.clock.now();
  const all = await services.store.all(listStaffSessions, { personId: session.personId });
  const sessions = all
    .filter((each) => isStaffSessionAlive(each, now))
    .map(({ id, network, browser, createdAt, seenAt }) => ({
      network,
      browser,
      since: shortTime(createdAt),
      seen: shortTime(seenAt),
      isThis: id === session.id,
    }));
  const factors = await shownFactors(services, session.personId);
  sendHtml(response, renderMe({ email: session.email, formToken, sessions, ...factors }));
}

/** What the page says of the person's second factors. */
async function shownFactors({ store }: Services, personId: string) {
  const [{ hasApp }, all, left] = await Promise.all([
    factorsOf({ store }, personId),
    store.all(listPasskeys, { personId }),
    store.one(countRecoveryCodes, { personId }),
  ]);
  const passkeys = all.map(({ id, name, createdAt, usedAt }) => ({
    name,
    since: shortTime(createdAt),
    used: shortTimeOrNull(usedAt),
    remove: `/dashboard/me/passkeys/${id}/remove`,
  }));
  const hasAny = hasApp || passkeys.length > 0;
  return { hasApp, passkeys, recoveryCodesLeft: hasAny ? (left?.count ?? 0) : null };
}

/** Ends every session of the person, this one too, and tells them by mail. */
export async function signOutEverywhere(page: PersonalPage): Promise<void> {
  const { services, response, session } = page;
  const { store, clock } = services;
  const ended = { personId: session.personId, now: clock.now() };
  await store.transact([anyRows(endAllStaffSessions, ended), ...noticeTo(page, 'signed_out_everywhere')]);
  setCookie(services, response, 'staff', null);
  goTo(response, '/dashboard/sign-in');
}
