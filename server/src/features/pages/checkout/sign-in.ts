import { Email } from '@escrow-checkout/contract';
import { renderCode, renderSignIn } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { signInLimits } from '../../../domain/sign-in/limits.js';
import type { Services } from '../../../services.js';
import { enterCode } from '../../sign-in/enter-code.js';
import type { AskedOrder } from '../../sign-in/orders.js';
import { requestCode } from '../../sign-in/request-code.js';
import { signOut } from '../../sign-in/session.js';
import { readCookie, setCookie } from '../cookies.js';
import { isOfThisMachine } from '../own-machine.js';
import { goTo, sendHtml } from '../send.js';
import { linksOf } from './address.js';
import { fieldOf } from './form.js';

/** One request for a page of an order. */
export interface PageRequest {
  services: Services;
  request: Request;
  response: Response;
  order: AskedOrder;
}

/** The page that asks for the address: the same for every order, and for those there are not. */
export function showSignIn(page: PageRequest, signedInAs?: string): void {
  const { response, order } = page;
  const html = renderSignIn({ links: linksOf(order), signedInAs, inbox: inboxOf(page) });
  sendHtml(response, html);
}

/** Takes an address and goes on to the code, whether or not one is sent. */
export async function askForCode(page: PageRequest): Promise<void> {
  const { services, request, response, order } = page;
  const typed = fieldOf(request, 'email').trim();
  const email = Email.safeParse(typed);
  if (!email.success) return refuseAddress(page, 422, 'invalid', typed);
  const remoteAddress = request.ip ?? '';
  const asked = await requestCode(services, { order, email: email.data, remoteAddress });
  if ('refused' in asked) return refuseAddress(page, 429, asked.refused, typed);
  setCookie(services, response, 'browser', asked.token, signInLimits.codeLifetimeMs);
  goTo(response, linksOf(order).code);
}

function refuseAddress(
  page: PageRequest,
  status: number,
  problem: 'invalid' | 'network' | 'address',
  email: string,
): void {
  const props = { links: linksOf(page.order), problem, email, inbox: inboxOf(page) };
  sendHtml(page.response, renderSignIn(props), status);
}

export function showCode(page: PageRequest): void {
  const html = renderCode({ links: linksOf(page.order), inbox: inboxOf(page) });
  sendHtml(page.response, html);
}

/** Takes a code; a right one signs in and goes on to the order. */
export async function takeCode(page: PageRequest): Promise<void> {
  const { services, request, response, order } = page;
  const outcome = await enterCode(services, {
    browserToken: readCookie(services, request, 'browser'),
    sessionToken: readCookie(services, request, 'session'),
    code: fieldOf(request, 'code'),
    remoteAddress: request.ip ?? '',
  });
  if ('refused' in outcome) {
    const props = { links: linksOf(order), refused: outcome.refused, inbox: inboxOf(page) };
    return sendHtml(response, renderCode(props), outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'browser', null);
  setCookie(services, response, 'session', outcome.token, signInLimits.sessionLifetimeMs);
  goTo(response, linksOf(order).page);
}

export async function leave({ services, request, response, order }: PageRequest): Promise<void> {
  await signOut(services, readCookie(services, request, 'session'));
  setCookie(services, response, 'session', null);
  goTo(response, linksOf(order).page);
}

/** Whoever tries things out on his own machine is told where the mails are. */
function inboxOf({ services, request }: PageRequest): string | undefined {
  return isOfThisMachine(services, request) ? '/sandbox/inbox' : undefined;
}
