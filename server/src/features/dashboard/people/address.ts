import { Email } from '@escrow-checkout/contract';
import { renderNewAddress, renderNewAddressCode } from '@escrow-checkout/web';
import { contextOf } from '../../../http/context.js';
import { readCookie, setCookie } from '../../pages/cookies.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { isForLongCode } from '../../sign-in/request-code.js';
import { takeNewAddress } from '../../staff/change-address.js';
import { requestStaffCode } from '../../staff/request-code.js';
import { actingOf, noticeTo } from './notice.js';
import type { PersonalPage } from './personal.js';
import { inboxOf, mailModeOf, originOf } from './request.js';
import { browserCookieMs } from './sign-in.js';

export const addressPath = '/dashboard/me/address';

/** Asks for another address to sign in with. */
export function showAddress(page: PersonalPage): Promise<void> {
  return sendAddress(page, {}, 200);
}

async function sendAddress(
  page: PersonalPage,
  shown: { typed?: string; problem?: 'invalid' | 'network' },
  status: number,
): Promise<void> {
  const { response, session, formToken } = page;
  const canSend = mailModeOf(page) !== null;
  sendHtml(response, renderNewAddress({ email: session.email, formToken, canSend, ...shown }), status);
}

/** Sends a code to the new address, whosever it is, so that nobody learns who has an address here. */
export async function askAddress(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const typed = fieldOf(request, 'email').trim();
  const email = Email.safeParse(typed);
  if (!email.success) return sendAddress(page, { typed, problem: 'invalid' }, 422);
  const requested = await requestStaffCode(services, {
    purpose: 'new_address',
    email: email.data,
    personId: session.personId,
    mailMode: mailModeOf(page),
    origin: originOf(page),
  });
  if ('refused' in requested) return sendAddress(page, { typed, problem: 'network' }, 429);
  setCookie(services, response, 'staff_browser', requested.token, browserCookieMs);
  goTo(response, `${addressPath}/code`);
}

/** Asks for the code from the new mailbox. */
export async function showAddressCode(page: PersonalPage): Promise<void> {
  sendHtml(page.response, renderNewAddressCode(codeProps(page)));
}

function codeProps(page: PersonalPage) {
  const { services, request, session, formToken } = page;
  const isLong = isForLongCode(readCookie(services, request, 'staff_browser'));
  return { email: session.email, formToken, isLong, inbox: inboxOf(page) };
}

/** Changes the address, and tells the old one. */
export async function takeAddressCode(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const outcome = await takeNewAddress(actingOf(page), {
    session,
    entered: {
      browserToken: readCookie(services, request, 'staff_browser'),
      code: fieldOf(request, 'code'),
      origin: originOf(page),
    },
    notice: noticeTo(page, 'address_changed'),
  });
  if ('refused' in outcome) {
    contextOf(response).signIn = outcome.refused === 'taken' ? 'wrong' : outcome.refused;
    services.refusals.increment('codes');
    const html = renderNewAddressCode({ ...codeProps(page), refused: outcome.refused });
    return sendHtml(response, html, outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'staff_browser', null);
  goTo(response, '/dashboard/me');
}
