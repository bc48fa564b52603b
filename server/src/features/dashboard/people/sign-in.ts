import { Email } from '@escrow-checkout/contract';
import { renderStaffCode, renderStaffSignIn } from '@escrow-checkout/web';
import { surplusOf } from '../../../domain/sign-in/known-browser.js';
import { signInLimits } from '../../../domain/sign-in/limits.js';
import { staffLimits } from '../../../domain/staff/session.js';
import { contextOf } from '../../../http/context.js';
import { knownCookies, readCookie, setCookie } from '../../pages/cookies.js';
import { isOfThisMachine } from '../../pages/own-machine.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { isForLongCode } from '../../sign-in/request-code.js';
import { type SignedIn, signInByCode } from '../../staff/enter-code.js';
import { requestStaffCode } from '../../staff/request-code.js';
import { signStaffOut } from '../../staff/session.js';
import { signInByLink } from '../../staff/sign-in-link.js';
import { isSignUpOpen } from '../../staff/sign-up.js';
import { sendUnknown } from '../refusal.js';
import { browserOf, inboxOf, mailModeOf, nextPage, originOf, type StaffRequest } from './request.js';

/** The longest life of a code, so that the cookie does not tell a long code from a short one. */
export const browserCookieMs = signInLimits.longCodePeriodMs + signInLimits.codeLifetimeMs;

export function signInPath(next: string): string {
  return next === '/dashboard' ? '/dashboard/sign-in' : `/dashboard/sign-in?next=${encodeURIComponent(next)}`;
}

const codePath = '/dashboard/sign-in/code';

/** Shows the form for an address; the same for everybody. */
export function showSignIn(page: StaffRequest): void {
  sendHtml(page.response, renderStaffSignIn(propsOf(page, nextPage(page.request.query.next))));
}

function propsOf(page: StaffRequest, next: string) {
  const { services } = page;
  const canSend = mailModeOf(page) !== null;
  return { next, canSend, isSignUpOpen: isSignUpOpen(services), inbox: inboxOf(page) };
}

/** Takes an address and redirects to the code page, whether or not a code is sent. */
export async function askForCode(page: StaffRequest): Promise<void> {
  const { services, request, response } = page;
  const typed = fieldOf(request, 'email').trim();
  const next = nextPage(fieldOf(request, 'next'));
  const email = Email.safeParse(typed);
  const refuse = (status: number, problem: 'invalid' | 'network') => {
    contextOf(response).signIn = problem;
    const html = renderStaffSignIn({ ...propsOf(page, next), problem, email: typed });
    sendHtml(response, html, status);
  };
  if (!email.success) return refuse(422, 'invalid');
  const requested = await requestStaffCode(services, {
    purpose: 'sign_in',
    email: email.data,
    personId: null,
    mailMode: mailModeOf(page),
    origin: originOf(page),
  });
  if ('refused' in requested) return refuse(429, requested.refused);
  contextOf(response).signIn = 'code_requested';
  setCookie(services, response, 'staff_browser', requested.token, browserCookieMs);
  goTo(response, next === '/dashboard' ? codePath : `${codePath}?next=${encodeURIComponent(next)}`);
}

export function showCode(page: StaffRequest): void {
  sendHtml(page.response, renderStaffCode(codePropsOf(page, nextPage(page.request.query.next))));
}

function codePropsOf(page: StaffRequest, next: string) {
  const isLong = isForLongCode(readCookie(page.services, page.request, 'staff_browser'));
  return { action: codePath, again: signInPath(next), next, isLong, inbox: inboxOf(page) };
}

/** Takes a code; a right one opens a new session and ends the one before. */
export async function takeCode(page: StaffRequest): Promise<void> {
  const { services, request, response } = page;
  const next = nextPage(fieldOf(request, 'next'));
  const outcome = await signInByCode(services, {
    browserToken: readCookie(services, request, 'staff_browser'),
    sessionToken: readCookie(services, request, 'staff'),
    code: fieldOf(request, 'code'),
    origin: originOf(page),
    network: contextOf(response).network,
    browser: browserOf(request),
  });
  contextOf(response).signIn = 'refused' in outcome ? outcome.refused : 'signed_in';
  if ('refused' in outcome) {
    services.refusals.increment('codes');
    const html = renderStaffCode({ ...codePropsOf(page, next), refused: outcome.refused });
    return sendHtml(response, html, outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'staff_browser', null);
  setCookie(services, response, 'staff', outcome.token, staffLimits.sessionLifetimeMs);
  rememberBrowser(page, outcome.known);
  goTo(response, next);
}

/** Makes the browser known to the address, which outlasts the session; the eldest of many is forgotten. */
function rememberBrowser({ services, request, response }: StaffRequest, { name, value }: SignedIn['known']) {
  const others = knownCookies(services, request);
  others.delete(`known_${name}`);
  for (const surplus of surplusOf(others)) setCookie(services, response, surplus, null);
  setCookie(services, response, `known_${name}`, value, signInLimits.knownLifetimeMs);
}

/** Signs in whoever has the link that the demo prints, once, in a local trial only. */
export async function openLink({ services, request, response }: StaffRequest): Promise<void> {
  const linkToken = typeof request.query.token === 'string' ? request.query.token : '';
  // A HEAD request, as previews make, must not use the link up.
  if (request.method !== 'GET' || !isOfThisMachine(services, request)) return sendUnknown(response);
  const token = await signInByLink(services, {
    linkToken,
    sessionToken: readCookie(services, request, 'staff'),
    network: contextOf(response).network,
    browser: browserOf(request),
  });
  contextOf(response).signIn = token === null ? 'expired' : 'signed_in';
  if (token === null) return sendUnknown(response);
  setCookie(services, response, 'staff', token, staffLimits.sessionLifetimeMs);
  goTo(response, '/dashboard');
}

/** Signs this browser out; without a session it does nothing. */
export async function leave({ services, request, response }: StaffRequest): Promise<void> {
  await signStaffOut(services, readCookie(services, request, 'staff'));
  setCookie(services, response, 'staff', null);
  goTo(response, '/dashboard/sign-in');
}
