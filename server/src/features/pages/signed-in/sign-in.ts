import { Email } from '@escrow-checkout/contract';
import { renderCode, renderSignIn } from '@escrow-checkout/web';
import { signInLimits } from '../../../domain/sign-in/limits.js';
import { enterCode } from '../../sign-in/enter-code.js';
import { requestCode } from '../../sign-in/request-code.js';
import { signOut } from '../../sign-in/session.js';
import { readCookie, setCookie } from '../cookies.js';
import { isOfThisMachine } from '../own-machine.js';
import { goTo, sendHtml } from '../responses.js';
import { fieldOf } from './form.js';
import type { PageRequest } from './request.js';

/** Shows the page that asks for the address; the same whether or not the checkout exists. */
export function showSignIn(page: PageRequest, signedInAs?: string): void {
  sendHtml(page.response, renderSignIn({ ...propsOf(page), signedInAs }));
}

/** Takes an address and redirects to the code page, whether or not a code is sent. */
export async function askForCode(page: PageRequest): Promise<void> {
  const { services, request, response, asked, links } = page;
  const typed = fieldOf(request, 'email').trim();
  const email = Email.safeParse(typed);
  if (!email.success) return refuseAddress(page, 422, 'invalid', typed);
  const remoteAddress = request.ip ?? '';
  const codeRequest = { asked, email: email.data, remoteAddress };
  const requested = await requestCode(services, codeRequest);
  if ('refused' in requested) return refuseAddress(page, 429, requested.refused, typed);
  setCookie(services, response, 'browser', requested.token, signInLimits.codeLifetimeMs);
  goTo(response, links.code);
}

function refuseAddress(
  page: PageRequest,
  status: number,
  problem: 'invalid' | 'network' | 'address',
  email: string,
): void {
  sendHtml(page.response, renderSignIn({ ...propsOf(page), problem, email }), status);
}

export function showCode(page: PageRequest): void {
  sendHtml(page.response, renderCode(propsOf(page)));
}

/** Takes a code; a right one signs in and redirects to the page that was asked for. */
export async function takeCode(page: PageRequest): Promise<void> {
  const { services, request, response, links } = page;
  const outcome = await enterCode(services, {
    browserToken: readCookie(services, request, 'browser'),
    sessionToken: readCookie(services, request, 'session'),
    code: fieldOf(request, 'code'),
    remoteAddress: request.ip ?? '',
  });
  if ('refused' in outcome) {
    const html = renderCode({ ...propsOf(page), refused: outcome.refused });
    return sendHtml(response, html, outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'browser', null);
  setCookie(services, response, 'session', outcome.token, signInLimits.sessionLifetimeMs);
  goTo(response, links.page);
}

export async function leave({ services, request, response, links }: PageRequest): Promise<void> {
  await signOut(services, readCookie(services, request, 'session'));
  setCookie(services, response, 'session', null);
  goTo(response, links.page);
}

function propsOf(page: PageRequest) {
  return { links: page.links, side: page.asked.side, inbox: inboxOf(page) };
}

/** In a local trial the page links to the inbox that holds the mails. */
function inboxOf({ services, request }: PageRequest): string | undefined {
  return isOfThisMachine(services, request) ? '/sandbox/inbox' : undefined;
}
