import { type RequestHandler, Router } from 'express';
import type { Mode } from '../../domain/records.js';
import { isOfWholeAccount, type Right } from '../../domain/staff/rights.js';
import { isProofFresh, proofNeeded, provedAt } from '../../domain/staff/session.js';
import { contextOf } from '../../http/context.js';
import type { Services } from '../../services.js';
import { approvalOf } from '../accounts/approval.js';
import { readCookie } from '../pages/cookies.js';
import { goTo, sendFailure } from '../pages/responses.js';
import { requireOwnOrigin } from '../pages/signed-in/form.js';
import { FormLimit } from '../pages/signed-in/form-limit.js';
import { pageErrors } from '../pages/signed-in/routes.js';
import type { Uploads } from '../photos/upload-room.js';
import { hasFactor } from '../staff/factor.js';
import { findMembership, type OpenStaffSession } from '../staff/queries.js';
import { formTokenOf, readStaffSession } from '../staff/session.js';
import { admitsForm } from './admit-form.js';
import { isLetIn } from './door.js';
import { carriedOf } from './people/carried.js';
import { fileForm } from './people/file-form.js';
import type { PersonalRoute } from './people/personal.js';
import { personalRoutes } from './people/personal-routes.js';
import { askForProofOf } from './people/proof.js';
import { dashboardForm, hasFormToken, type StaffRequest } from './people/request.js';
import { askForCode, leave, openLink, showCode, showSignIn, signInPath, takeCode } from './people/sign-in.js';
import { sendUnknown } from './refusal.js';
import { type DashboardRoute, dashboardPath, type Visit } from './route.js';

const base = '/dashboard/:account/:mode';

/** Routes of the dashboard: the sign-in, the pages of a person, and the pages of their accounts. */
export function dashboard(services: Services, uploads: Uploads, routes: readonly DashboardRoute[]): Router {
  const router = Router({ caseSensitive: true });
  const form = [requireOwnOrigin(services), dashboardForm];
  const formLimit = new FormLimit();
  const open = (show: (page: StaffRequest) => Promise<void> | void): RequestHandler => {
    return async (request, response) => show({ services, request, response });
  };
  router.get('/dashboard/sign-in', open(showSignIn));
  router.post('/dashboard/sign-in', form, open(askForCode));
  router.get('/dashboard/sign-in/code', open(showCode));
  router.post('/dashboard/sign-in/code', form, open(takeCode));
  router.get('/dashboard/link', open(openLink));
  router.post('/dashboard/sign-out', form, open(leave));
  for (const route of personalRoutes) {
    const guards = route.method === 'post' ? form : [];
    router[route.method](route.path, guards, ofPerson(services, formLimit, route));
  }
  // A file is read for somebody who is signed in alone.
  const formWithFile = [requireOwnOrigin(services), requireSession(services), fileForm];
  const guardsOf = ({ method, takesFile }: DashboardRoute) => {
    if (method === 'get') return [];
    // Photos are read part by part once somebody is let in; the form without any is as every other.
    return takesFile ? formWithFile : form;
  };
  for (const route of routes) {
    router[route.method](
      `${base}${route.path === '/' ? '' : route.path}`,
      guardsOf(route),
      ofAccount({ services, formLimit, uploads, routes }, route),
    );
  }
  // After a failed form, going back or a reload requests the form's own path with GET.
  for (const { method, path } of [...routes].filter(({ method }) => method === 'post')) {
    const isShown = routes.some((other) => other.method === 'get' && other.path === path);
    if (method === 'post' && !isShown) router.get(`${base}${path}`, toShown(routes));
  }
  router.use('/dashboard', (_request, response) => sendUnknown(response));
  router.use('/dashboard', pageErrors(services));
  return router;
}

/** Lets in whoever is signed in, for a page of their own. */
function ofPerson(services: Services, formLimit: FormLimit, route: PersonalRoute): RequestHandler {
  return async (request, response) => {
    const session = await sessionOf({ services, request, response });
    if (!session)
      return goTo(response, signInPath(route.method === 'get' ? request.originalUrl : '/dashboard'));
    const formToken = formTokenOf(services, session);
    if (route.method === 'post' && !hasFormToken(request, formToken))
      return sendFailure(response, 403, 'origin');
    const page = { services, request, response, session, formToken };
    if (route.needsProof) {
      const now = services.clock.now();
      const carried = route.method === 'post' ? carriedOf(request) : '';
      const waiting = { next: route.shownAt ?? route.path, carried };
      if (!isProofFresh(session.codeProvedAt, now)) return askForProofOf(page, waiting, true);
      const need = proofNeeded('test', await hasFactor(services, session.personId));
      if (!isProofFresh(provedAt(session, need), now)) return askForProofOf(page, waiting);
    }
    if (route.method === 'post' && !formLimit.admits(session.personId, response)) return;
    await route.handle(page);
  };
}

/** What the routes of accounts share. */
interface Mounted {
  services: Services;
  formLimit: FormLimit;
  uploads: Uploads;
  routes: readonly DashboardRoute[];
}

/** Lets in members of the account who have the route's right, and have proved themselves if it needs that. */
function ofAccount({ services, formLimit, uploads, routes }: Mounted, route: DashboardRoute): RequestHandler {
  const isForm = route.method === 'post';
  return async (request, response, next) => {
    const account = String(request.params.account);
    const mode = modeOf(request.params.mode);
    if (mode === null || !/^[\w-]{1,64}$/.test(account)) return next();
    const shownPath = isForm ? shownBefore(routes, request.path) : request.originalUrl;
    const session = await sessionOf({ services, request, response });
    if (!session) return goTo(response, signInPath(shownPath));
    const { personId } = session;
    const membership = await services.store.one(findMembership, { accountId: account, personId });
    // Whose account it is, or whether there is one, is nobody else's business.
    if (!membership) return next();
    const proofMode = await proofModeOf(services, account, mode, route.right);
    const need = proofNeeded(proofMode, await hasFactor(services, personId));
    const visit: Visit = {
      person: { id: personId, email: session.email },
      account: { id: account, name: membership.name, plan: membership.plan },
      mode,
      role: membership.role,
      network: contextOf(response).network,
      sessionId: session.id,
      provedAt: provedAt(session, need),
      formToken: formTokenOf(services, session),
    };
    const entering = { visit, membership, session, need, shownPath, uploads };
    if (!(await isLetIn({ services, request, response }, route, entering))) return;
    if (!isForm || (await admitsForm({ services, formLimit }, route, [visit, request, response]))) {
      await route.handle(visit, request, response);
    }
  };
}

/**
 * Returns the mode whose proof a route asks for. What concerns the whole account would otherwise need less
 * at the address of test mode; once the account may have live keys, it needs the proof of live mode.
 */
async function proofModeOf(services: Services, accountId: string, mode: Mode, right: Right): Promise<Mode> {
  if (!isOfWholeAccount(right)) return mode;
  const { status } = await approvalOf(services, accountId);
  return status === 'approved' ? 'live' : 'test';
}

function requireSession(services: Services): RequestHandler {
  return async (request, response, next) => {
    if (await sessionOf({ services, request, response })) next();
    else goTo(response, signInPath('/dashboard'));
  };
}

function sessionOf({ services, request }: StaffRequest): Promise<OpenStaffSession | null> {
  return readStaffSession(services, readCookie(services, request, 'staff'));
}

function modeOf(text: unknown): Mode | null {
  return text === 'test' || text === 'live' ? text : null;
}

function toShown(routes: readonly DashboardRoute[]): RequestHandler {
  return (request, response) => goTo(response, shownBefore(routes, request.path));
}

/** Returns the page of a form: its own path if that can be shown, else the nearest above it that can. */
function shownBefore(routes: readonly DashboardRoute[], path: string): string {
  const [, , account, mode, ...rest] = path.split('/');
  const visit = { account: { id: account ?? '' }, mode: modeOf(mode) ?? 'test' };
  for (let count = rest.length; count > 0; count--) {
    const above = `/${rest.slice(0, count).join('/')}`;
    if (routes.some((route) => route.method === 'get' && isAt(route.path, above))) {
      return dashboardPath(visit, above);
    }
  }
  return dashboardPath(visit);
}

/** Whether a path is one of a route's pattern, such as `/escrows/:id`. */
function isAt(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')];
  const fits = (part: string, n: number) => (part.startsWith(':') ? given[n] !== '' : part === given[n]);
  return parts.length === given.length && parts.every(fits);
}
