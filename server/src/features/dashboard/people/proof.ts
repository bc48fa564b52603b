import { renderFactorProof, renderProof } from '@escrow-checkout/web';
import { step } from '../../../adapters/store/statement.js';
import { contextOf } from '../../../http/context.js';
import { readCookie, setCookie } from '../../pages/cookies.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { isForLongCode } from '../../sign-in/request-code.js';
import { useEnteredCode } from '../../staff/enter-code.js';
import { enterFactor, hasFactor } from '../../staff/factor.js';
import { proveByCode } from '../../staff/queries.js';
import { requestStaffCode } from '../../staff/request-code.js';
import { noticeTo } from './factor.js';
import type { PersonalPage } from './personal.js';
import { inboxOf, mailModeOf, nextPage, originOf } from './request.js';
import { browserCookieMs } from './sign-in.js';

/** @param by 'code' asks for a code from a mail although a second factor is enrolled */
export function proofPath(next: string, by?: 'code'): string {
  return `/dashboard/proof?next=${encodeURIComponent(next)}${by === undefined ? '' : `&by=${by}`}`;
}

/** Whether the page asks for the second factor: if one is enrolled, unless a code from a mail is wanted. */
async function isByFactor({ services, session }: PersonalPage, by: unknown): Promise<boolean> {
  return by !== 'code' && (await hasFactor(services, session.personId));
}

/** Asks for a fresh proof before something that matters. */
export async function showProof(page: PersonalPage): Promise<void> {
  const { request, response, session, formToken } = page;
  const next = nextPage(request.query.next);
  if (await isByFactor(page, request.query.by)) {
    return sendHtml(response, renderFactorProof({ email: session.email, formToken, next }));
  }
  sendHtml(response, renderProof(propsOf(page, next)));
}

function propsOf(page: PersonalPage, next: string) {
  const { services, request, session, formToken } = page;
  const browserToken = readCookie(services, request, 'staff_browser');
  return {
    email: session.email,
    next,
    formToken,
    isAsked: browserToken !== undefined,
    isLong: isForLongCode(browserToken),
    canSend: mailModeOf(page) !== null,
    inbox: inboxOf(page),
  };
}

/** Sends a code to the address that is signed in. */
export async function sendProof(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const next = nextPage(fieldOf(request, 'next'));
  const requested = await requestStaffCode(services, {
    purpose: 'proof',
    email: session.email,
    personId: session.personId,
    mailMode: mailModeOf(page),
    origin: originOf(page),
  });
  if ('refused' in requested) {
    return sendHtml(response, renderProof({ ...propsOf(page, next), refused: 'network' }), 429);
  }
  setCookie(services, response, 'staff_browser', requested.token, browserCookieMs);
  goTo(response, proofPath(next, 'code'));
}

/** Takes the code; a right one counts for ten minutes, in this session only. */
export async function takeProof(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const next = nextPage(fieldOf(request, 'next'));
  if (await isByFactor(page, fieldOf(request, 'by'))) return takeFactor(page, next);
  const entered = {
    purpose: 'proof',
    personId: session.personId,
    browserToken: readCookie(services, request, 'staff_browser'),
    code: fieldOf(request, 'code'),
    origin: originOf(page),
  } as const;
  const outcome = await useEnteredCode(services, entered, (_asked, now) => [
    step(proveByCode, { id: session.id, now }),
  ]);
  contextOf(response).signIn = 'refused' in outcome ? outcome.refused : 'proved';
  if ('refused' in outcome) {
    services.refusals.increment('codes');
    const html = renderProof({ ...propsOf(page, next), refused: outcome.refused });
    return sendHtml(response, html, outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'staff_browser', null);
  goTo(response, next);
}

async function takeFactor(page: PersonalPage, next: string): Promise<void> {
  const { services, request, response, session, formToken } = page;
  const refused = await enterFactor(services, {
    session,
    code: fieldOf(request, 'code'),
    noticeOfRecovery: () => noticeTo(page, 'recovery_code_used'),
  });
  contextOf(response).signIn = refused ?? 'proved';
  if (refused === null) return goTo(response, next);
  services.refusals.increment('codes');
  sendHtml(response, renderFactorProof({ email: session.email, formToken, next, refused }), 403);
}
