import { type Request, type RequestHandler, type Response, Router } from 'express';
import { isId } from '../../domain/id.js';
import { isShownToKey, isShownToPerson } from '../../domain/photo.js';
import { hasRight } from '../../domain/staff/rights.js';
import { authenticationFor } from '../../http/authentication.js';
import { contextOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { TokenBuckets } from '../../http/token-buckets.js';
import type { Services } from '../../services.js';
import { readCookie } from '../pages/cookies.js';
import { readSession } from '../sign-in/session.js';
import { findMembership } from '../staff/queries.js';
import { readStaffSession } from '../staff/session.js';
import { type FoundPhoto, findParties, findPhoto } from './queries.js';

/** Photos that a key may read. */
const keyAllowance = { perSecond: 20, burst: 200 };

/**
 * Serves the photos of an escrow to its buyer and seller, to members of its account and to the account's
 * keys. To anybody else a photo does not exist.
 */
export function photoRoutes(services: Services): Router {
  const router = Router();
  const keys = new TokenBuckets(keyAllowance);
  const identify = authenticationFor(services, () => ({ scope: 'read' }));
  const withKey: RequestHandler = (request, response, next) => {
    if (request.headers.authorization === undefined) return next();
    identify(request, response, (error?: unknown) => next(error ?? refusalOf(response)));
  };
  const refusalOf = (response: Response) => {
    const key = keys.of(contextOf(response).keyId ?? '');
    const waitSeconds = key.secondsUntil(1);
    if (waitSeconds > 0)
      return new ProblemError('rate_limited', { headers: { 'Retry-After': `${waitSeconds}` } });
    key.tokens -= 1;
    return undefined;
  };
  const send: RequestHandler = async (request, response, next) => {
    const { id } = request.params;
    const photo = isId(id) ? await services.store.one(findPhoto, { id }) : undefined;
    if (!photo || !(await maySee(services, photo, request, response))) return next();
    const bytes = await services.files.get(photo.id);
    if (!bytes) return next();
    sendPhoto(response, photo, bytes);
  };
  router.get('/files/:id', withKey, send);
  return router;
}

function sendPhoto(response: Response, { id }: FoundPhoto, bytes: Uint8Array): void {
  response.setHeader('Content-Type', 'image/webp');
  response.setHeader('Content-Disposition', `inline; filename="photo-${id}.webp"`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  // A browser that somebody has signed out of asks again within minutes.
  response.setHeader('Cache-Control', 'private, max-age=300');
  response.setHeader('Vary', 'Cookie, Authorization');
  response.end(bytes);
}

/** A photo that no delivery or statement names is seen by who uploaded it alone. */
async function maySee(
  services: Services,
  photo: FoundPhoto,
  request: Request,
  response: Response,
): Promise<boolean> {
  const { caller } = contextOf(response);
  if (caller !== null) return isShownToKey(photo, caller);
  return (await isParty(services, photo, request)) || (await isMember(services, photo, request));
}

async function isParty(services: Services, photo: FoundPhoto, request: Request): Promise<boolean> {
  const session = await readSession(services, readCookie(services, request, 'session'));
  if (!session) return false;
  const parties = await services.store.one(findParties, { id: photo.checkoutId });
  return parties !== undefined && isShownToPerson(photo, parties, session);
}

async function isMember(services: Services, photo: FoundPhoto, request: Request): Promise<boolean> {
  const session = await readStaffSession(services, readCookie(services, request, 'staff'));
  if (!session || (photo.isBound === 0 && photo.personId !== session.personId)) return false;
  const { accountId, mode } = photo;
  const membership = await services.store.one(findMembership, { accountId, personId: session.personId });
  if (!membership || !hasRight(membership.role, 'read', mode)) return false;
  return membership.requiresFactor === 0 || session.factorProvedAt !== null;
}
