import { renderCarried, renderFactorProof, renderProof } from '@escrow-checkout/web';
import { step } from '../../../adapters/store/statement.js';
import { contextOf } from '../../../http/context.js';
import { readCookie, setCookie } from '../../pages/cookies.js';
import { goTo, sendHtml } from '../../pages/responses.js';
import { fieldOf } from '../../pages/signed-in/form.js';
import { isForLongCode } from '../../sign-in/request-code.js';
import { useEnteredCode } from '../../staff/enter-code.js';
import { enterFactor, type FactorRefusal, factorsOf, hasFactor } from '../../staff/factor.js';
import { passkeySite } from '../../staff/passkey-site.js';
import { enterPasskey } from '../../staff/passkeys.js';
import { proveByCode } from '../../staff/queries.js';
import { requestStaffCode } from '../../staff/request-code.js';
import { carriedIn } from './carried.js';
import { noticeTo } from './notice.js';
import { passkeyProofOffer } from './passkey.js';
import type { PersonalPage } from './personal.js';
import { inboxOf, mailModeOf, nextPage, originOf } from './request.js';
import { browserCookieMs } from './sign-in.js';

/** @param by 'code' asks for a code from a mail although a second factor is enrolled */
export function proofPath(next: string, by?: 'code'): string {
  return `/dashboard/proof?next=${encodeURIComponent(next)}${by === undefined ? '' : `&by=${by}`}`;
}

/** Asks for a fresh proof before something that matters. */
export async function showProof(page: PersonalPage): Promise<void> {
  const { request } = page;
  const waiting = { next: nextPage(request.query.next), carried: '' };
  await askForProof(page, waiting, { byCode: request.query.by === 'code' });
}

/** What goes on after a proof. */
interface Waiting {
  next: string;
  /** The form that waits, as JSON; '' for none. */
  carried: string;
}

/** Asks for the proof of a form that was sent without one, and keeps what was typed. */
export function askForProofOf(page: PersonalPage, waiting: Waiting, byCode = false): Promise<void> {
  const { response } = page;
  if (waiting.carried !== '') return askForProof(page, waiting, { byCode });
  goTo(response, proofPath(waiting.next, byCode ? 'code' : undefined));
  return Promise.resolve();
}

async function askForProof(
  page: PersonalPage,
  waiting: Waiting,
  { byCode, refused, status = 200 }: { byCode: boolean; refused?: FactorProblem; status?: number },
): Promise<void> {
  const { services, response, session, formToken } = page;
  const { hasApp, passkeys } = await factorsOf(services, session.personId);
  if (byCode || (!hasApp && passkeys === 0)) {
    return sendHtml(response, renderProof({ ...propsOf(page), ...waiting }));
  }
  const passkey = await passkeyProofOffer(page, passkeys);
  const props = { email: session.email, formToken, hasApp, passkey, refused };
  sendHtml(response, renderFactorProof({ ...props, ...waiting }), status);
}

type FactorProblem = FactorRefusal | 'passkey';

function propsOf(page: PersonalPage) {
  const { services, request, session, formToken } = page;
  const browserToken = readCookie(services, request, 'staff_browser');
  return {
    email: session.email,
    formToken,
    isAsked: browserToken !== undefined,
    isLong: isForLongCode(browserToken),
    canSend: mailModeOf(page) !== null,
    inbox: inboxOf(page),
  };
}

function waitingIn({ request }: PersonalPage): Waiting {
  const carried = carriedIn(request);
  return {
    next: nextPage(fieldOf(request, 'next')),
    carried: carried === null ? '' : fieldOf(request, 'carried'),
  };
}

/** Sends a code to the address that is signed in. */
export async function sendProof(page: PersonalPage): Promise<void> {
  const { services, response, session } = page;
  const waiting = waitingIn(page);
  const requested = await requestStaffCode(services, {
    purpose: 'proof',
    email: session.email,
    personId: session.personId,
    mailMode: mailModeOf(page),
    origin: originOf(page),
  });
  if ('refused' in requested) {
    return sendHtml(response, renderProof({ ...propsOf(page), ...waiting, refused: 'network' }), 429);
  }
  const { token } = requested;
  setCookie(services, response, 'staff_browser', token, browserCookieMs);
  if (waiting.carried === '') return goTo(response, proofPath(waiting.next, 'code'));
  const asked = { ...propsOf(page), isAsked: true, isLong: isForLongCode(token) };
  sendHtml(response, renderProof({ ...asked, ...waiting }));
}

/** Takes the proof; a right one counts for ten minutes, in this session only. */
export async function takeProof(page: PersonalPage): Promise<void> {
  const { services, request, session } = page;
  const by = fieldOf(request, 'by');
  if (by === 'passkey') return takePasskey(page);
  if (by !== 'code' && (await hasFactor(services, session.personId))) return takeFactor(page);
  return takeCode(page);
}

async function takeCode(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
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
    const html = renderProof({ ...propsOf(page), ...waitingIn(page), refused: outcome.refused });
    return sendHtml(response, html, outcome.refused === 'network' ? 429 : 403);
  }
  setCookie(services, response, 'staff_browser', null);
  goOn(page);
}

async function takeFactor(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const refused = await enterFactor(services, {
    session,
    code: fieldOf(request, 'code'),
    noticeOfRecovery: () => noticeTo(page, 'recovery_code_used'),
  });
  contextOf(response).signIn = refused ?? 'proved';
  if (refused === null) return goOn(page);
  services.refusals.increment('codes');
  await askForProof(page, waitingIn(page), { byCode: false, refused, status: 403 });
}

async function takePasskey(page: PersonalPage): Promise<void> {
  const { services, request, response, session } = page;
  const site = passkeySite(services);
  const answer = fieldOf(request, 'answer');
  const isProved = site !== null && (await enterPasskey(services, { site, session, answer }));
  contextOf(response).signIn = isProved ? 'proved' : 'wrong';
  if (isProved) return goOn(page);
  services.refusals.increment('codes');
  await askForProof(page, waitingIn(page), { byCode: false, refused: 'passkey', status: 403 });
}

/** Goes to the page that the proof was for. A form that waited is sent by its person, by one more click. */
function goOn(page: PersonalPage): void {
  const { request, response, session, formToken } = page;
  const carried = carriedIn(request);
  if (carried === null) goTo(response, nextPage(fieldOf(request, 'next')));
  else sendHtml(response, renderCarried({ email: session.email, formToken, carried }));
}
