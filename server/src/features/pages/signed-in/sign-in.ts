import { Email } from '@escrow-checkout/contract';
import { renderCode, renderSignIn } from '@escrow-checkout/web';
import { surplusOf } from '../../../domain/sign-in/known-browser.js';
import { signInLimits } from '../../../domain/sign-in/limits.js';
import { clientNetworks } from '../../../http/client-networks.js';
import { contextOf } from '../../../http/context.js';
import { checkoutKeyLength } from '../../checkouts/path.js';
import type { Asked } from '../../sign-in/checkouts.js';
import { enterCode } from '../../sign-in/enter-code.js';
import { isForLongCode, type Origin, requestCode } from '../../sign-in/request-code.js';
import { signOut } from '../../sign-in/session.js';
import { knownCookies, readCookie, setCookie } from '../cookies.js';
import { isOfThisMachine } from '../own-machine.js';
import { askedLocale } from '../reader.js';
import { goTo, sendPage } from '../responses.js';
import { fieldOf } from './form.js';
import { maskedForCookie, maskedIn } from './masked-address.js';
import type { PageRequest } from './request.js';

/** The longest life of a code, so that the cookie does not tell a long code from a short one. */
const browserCookieMs = signInLimits.longCodePeriodMs + signInLimits.codeLifetimeMs;

/** Shows the page that asks for the address; the same whether or not the checkout exists. */
export function showSignIn(page: PageRequest, signedInAs?: string): void {
  sendPage(page.response, renderSignIn, { ...propsOf(page), signedInAs });
}

/** Takes an address and redirects to the code page, whether or not a code is sent. */
export async function askForCode(page: PageRequest): Promise<void> {
  const { services, request, response, asked, links } = page;
  const typed = fieldOf(request, 'email').trim();
  const email = Email.safeParse(typed);
  if (!email.success) return refuseAddress(page, 422, 'invalid', typed);
  const locale = askedLocale(response);
  const codeRequest = { asked, email: email.data, origin: originOf(page), locale };
  const requested = await requestCode(services, codeRequest);
  if ('refused' in requested) return refuseAddress(page, 429, requested.refused, typed);
  contextOf(response).signIn = 'code_requested';
  setCookie(services, response, 'browser', requested.token, browserCookieMs);
  setCookie(services, response, 'typed', maskedForCookie(email.data), browserCookieMs);
  goTo(response, links.code);
}

function refuseAddress(
  page: PageRequest,
  status: number,
  problem: 'invalid' | 'network',
  email: string,
): void {
  contextOf(page.response).signIn = problem;
  sendPage(page.response, renderSignIn, { ...propsOf(page), problem, email }, status);
}

export function showCode(page: PageRequest): void {
  sendPage(page.response, renderCode, codePropsOf(page));
}

/** Takes a code; a right one signs in and redirects to the page that was asked for. */
export async function takeCode(page: PageRequest): Promise<void> {
  const { services, request, response, links } = page;
  const outcome = await enterCode(services, {
    browserToken: readCookie(services, request, 'browser'),
    sessionToken: readCookie(services, request, 'session'),
    code: fieldOf(request, 'code'),
    origin: originOf(page),
  });
  contextOf(response).signIn = 'refused' in outcome ? outcome.refused : 'signed_in';
  if ('refused' in outcome) {
    services.refusals.increment('codes');
    const props = { ...codePropsOf(page), refused: outcome.refused };
    return sendPage(response, renderCode, props, outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'browser', null);
  setCookie(services, response, 'typed', null);
  setCookie(services, response, 'session', outcome.token, signInLimits.sessionLifetimeMs);
  rememberBrowser(page, outcome.known);
  goTo(response, links.page);
}

function originOf({ services, request }: PageRequest): Origin {
  return {
    networks: clientNetworks(request, services.config.PROXY_HOPS),
    knownCookie: (name) => readCookie(services, request, `known_${name}`),
  };
}

/** Makes the browser known to the address, which outlasts the session; the eldest of many is forgotten. */
function rememberBrowser(
  { services, request, response }: PageRequest,
  { name, value }: { name: string; value: string },
): void {
  const others = knownCookies(services, request);
  others.delete(`known_${name}`);
  for (const surplus of surplusOf(others)) setCookie(services, response, surplus, null);
  setCookie(services, response, `known_${name}`, value, signInLimits.knownLifetimeMs);
}

export async function leave({ services, request, response, links }: PageRequest): Promise<void> {
  await signOut(services, readCookie(services, request, 'session'));
  setCookie(services, response, 'session', null);
  goTo(response, links.page);
}

function propsOf(page: PageRequest) {
  const { links, asked } = page;
  return { links, side: asked.side, isDamaged: isDamaged(asked), inbox: inboxOf(page) };
}

function codePropsOf(page: PageRequest) {
  const { services, request, links, asked } = page;
  return {
    links,
    side: asked.side,
    inbox: inboxOf(page),
    writtenTo: maskedIn(readCookie(services, request, 'typed')),
    isLong: isForLongCode(readCookie(services, request, 'browser')),
  };
}

/** Whether a link was cut: its key is shorter than any, which says nothing about the order. */
function isDamaged(asked: Asked): boolean {
  return asked.side === 'buyer' && asked.key !== null && asked.key.length !== checkoutKeyLength;
}

/** In a local trial the page links to the inbox that holds the mails. */
function inboxOf({ services, request }: PageRequest): string | undefined {
  return isOfThisMachine(services, request) ? '/sandbox/inbox' : undefined;
}
