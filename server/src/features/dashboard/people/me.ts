import { renderMe } from '@escrow-checkout/web';
import { anyRows } from '../../../adapters/store/statement.js';
import { isStaffSessionAlive } from '../../../domain/staff/session.js';
import type { Services } from '../../../services.js';
import { setCookie } from '../../pages/cookies.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { hasFactor } from '../../staff/factor.js';
import { countRecoveryCodes } from '../../staff/factor-queries.js';
import { endAllStaffSessions, listStaffSessions } from '../../staff/queries.js';
import { shortTime } from '../screens/format.js';
import { noticeTo } from './factor.js';
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
  const recoveryCodesLeft = await codesLeft(services, session.personId);
  sendHtml(response, renderMe({ email: session.email, formToken, recoveryCodesLeft, sessions }));
}

async function codesLeft(services: Services, personId: string): Promise<number | null> {
  if (!(await hasFactor(services, personId))) return null;
  const left = await services.store.one(countRecoveryCodes, { personId });
  return left?.count ?? 0;
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
