import { renderMe } from '@escrow-checkout/web';
import { anyRows } from '../../../adapters/store/statement.js';
import { isStaffSessionAlive } from '../../../domain/staff/session.js';
import { contextOf } from '../../../http/context.js';
import { mailToPerson } from '../../mail/write.js';
import { setCookie } from '../../pages/cookies.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { endAllStaffSessions, listStaffSessions } from '../../staff/queries.js';
import { shortTime } from '../screens/format.js';
import type { PersonalPage } from './personal.js';
import { mailModeOf } from './request.js';

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
  sendHtml(response, renderMe({ email: session.email, formToken, sessions }));
}

/** Ends every session of the person, this one too, and tells them by mail. */
export async function signOutEverywhere(page: PersonalPage): Promise<void> {
  const { services, response, session } = page;
  const { store, clock, newId } = services;
  const { personId, email } = session;
  const [now, mode] = [clock.now(), mailModeOf(page)];
  const data = {
    what: 'signed_out_everywhere',
    email,
    network: contextOf(response).network,
    at: now,
  } as const;
  const notice = { accountId: null, template: 'staff.notice', cause: newId(), data } as const;
  await store.transact([
    anyRows(endAllStaffSessions, { personId, now }),
    ...(mode === null ? [] : mailToPerson(services, email, { ...notice, mode })),
  ]);
  setCookie(services, response, 'staff', null);
  goTo(response, '/dashboard/sign-in');
}
