import { renderEnrolFactor, renderRecoveryCodes, renderRemoveFactor } from '@escrow-checkout/web';
import type { StaffNotice } from '../../../domain/mail/staff-data.js';
import { contextOf } from '../../../http/context.js';
import type { Step } from '../../../ports/store.js';
import { mailToPerson } from '../../mail/write.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { enrolFactor, pendingSecret, removeFactor } from '../../staff/enrol-factor.js';
import { otpauthLink } from '../../staff/totp.js';
import { actingFor } from './acting.js';
import type { PersonalPage } from './personal.js';
import { mailModeOf } from './request.js';

export const factorPath = '/dashboard/me/factor';

/** Returns the steps that tell a person by mail what was done, since it may have been somebody else. */
export function noticeTo(page: PersonalPage, what: StaffNotice): Step[] {
  const { services, response, session } = page;
  const { email } = session;
  const mode = mailModeOf(page);
  if (mode === null) return [];
  return mailToPerson(services, email, {
    accountId: null,
    mode,
    template: 'staff.notice',
    cause: services.newId(),
    data: { what, email, network: contextOf(response).network, at: services.clock.now() },
  });
}

function actingOf({ services, response, session }: PersonalPage) {
  const person = { id: session.personId, email: session.email };
  return actingFor(services, { person, network: contextOf(response).network });
}

/** Shows the secret of an app that is to be added; or, once one is, how to remove it. */
export async function showFactor(page: PersonalPage, isWrong = false): Promise<void> {
  const { services, response, session, formToken } = page;
  const { email, personId } = session;
  const secret = await pendingSecret(services, personId);
  if (secret === null) return sendHtml(response, renderRemoveFactor({ email, formToken }));
  const link = otpauthLink(secret, email);
  sendHtml(response, renderEnrolFactor({ email, formToken, secret, link, isWrong }), isWrong ? 422 : 200);
}

/** Adds the app whose code is right, and shows the recovery codes in the answer, the only time. */
export async function addFactor(page: PersonalPage): Promise<void> {
  const { services, request, response, session, formToken } = page;
  const codes = await enrolFactor(actingOf(page), {
    session,
    code: fieldOf(request, 'code'),
    notice: noticeTo(page, 'factor_enrolled'),
  });
  if (codes === null) return showFactor(page, true);
  services.wakeWorker();
  sendHtml(response, renderRecoveryCodes({ email: session.email, formToken, codes }));
}

export async function dropFactor(page: PersonalPage): Promise<void> {
  const { services, response, session } = page;
  await removeFactor(actingOf(page), session.personId, noticeTo(page, 'factor_removed'));
  services.wakeWorker();
  goTo(response, '/dashboard/me');
}
