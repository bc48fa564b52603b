import { renderEnrolFactor, renderRecoveryCodes, renderRemoveFactor } from '@escrow-checkout/web';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { type EnrolmentRefusal, enrolFactor, pendingSecret, removeFactor } from '../../staff/enrol-factor.js';
import { otpauthLink } from '../../staff/totp.js';
import { actingOf, noticeTo } from './notice.js';
import type { PersonalPage } from './personal.js';

export const factorPath = '/dashboard/me/factor';

/** Shows the secret of an app that is to be added; or, once one is, how to remove it. */
export async function showFactor(page: PersonalPage, problem?: EnrolmentRefusal): Promise<void> {
  const { services, response, session, formToken } = page;
  const { email } = session;
  const secret = await pendingSecret(services, session);
  if (secret === null) return sendHtml(response, renderRemoveFactor({ email, formToken }));
  const link = otpauthLink(secret, email);
  sendHtml(response, renderEnrolFactor({ email, formToken, secret, link, problem }), problem ? 422 : 200);
}

/** Adds the app whose code is right, and shows the recovery codes in the answer, the only time. */
export async function addFactor(page: PersonalPage): Promise<void> {
  const { services, request, response, session, formToken } = page;
  const codes = await enrolFactor(actingOf(page), {
    session,
    code: fieldOf(request, 'code'),
    notice: noticeTo(page, 'factor_enrolled'),
  });
  if (typeof codes === 'string') return showFactor(page, codes);
  services.wakeWorker();
  if (codes.length === 0) return goTo(response, '/dashboard/me');
  sendHtml(response, renderRecoveryCodes({ email: session.email, formToken, codes, kind: 'app' }));
}

export async function dropFactor(page: PersonalPage): Promise<void> {
  const { services, response, session } = page;
  await removeFactor(actingOf(page), session.personId, noticeTo(page, 'factor_removed'));
  services.wakeWorker();
  goTo(response, '/dashboard/me');
}
