import type { Request, Response } from 'express';
import type { Mode } from '../../domain/records.js';
import { hasRight, isOfWholeAccount } from '../../domain/staff/rights.js';
import { isProofFresh, type ProofNeed, restsUntil } from '../../domain/staff/session.js';
import { goTo, sendFailure } from '../pages/responses.js';
import { boundaryOf } from '../photos/multipart.js';
import type { Uploads } from '../photos/upload-room.js';
import type { OpenMembership, OpenStaffSession } from '../staff/queries.js';
import { carriedOf } from './people/carried.js';
import { factorPath } from './people/factor.js';
import { newPasskeyPath } from './people/passkey.js';
import { askForProofOf, proofPath } from './people/proof.js';
import { hasFormToken, type StaffRequest } from './people/request.js';
import { readTextAlone } from './photo-form.js';
import { sendRefusal } from './refusal.js';
import { type DashboardRoute, dashboardPath, type Visit } from './route.js';
import { shortTime } from './screens/format.js';

/** A member at the door of a route. */
export interface Entering {
  visit: Visit;
  membership: OpenMembership;
  session: OpenStaffSession;
  need: ProofNeed;
  shownPath: string;
  uploads: Uploads;
}

/** Whether a member may go on; if not, the response is sent already. */
export async function isLetIn(
  page: StaffRequest,
  route: DashboardRoute,
  entering: Entering,
): Promise<boolean> {
  const { services, request, response } = page;
  const { visit, membership, session, need, shownPath } = entering;
  const { mode, role, formToken } = visit;
  const { right, needsProof } = route;
  const [isForm, back, now] = [route.method === 'post', dashboardPath(visit), services.clock.now()];
  // An account that asks for it shows nothing before a second factor has been used in this session.
  if (membership.requiresFactor === 1 && session.factorProvedAt === null) {
    if (need === 'factor') goTo(response, proofPath(shownPath));
    else sendNeedsFactor(response, mode, '/dashboard?all');
    return false;
  }
  if (!hasRight(role, right, mode)) {
    sendRefusal(response, 403, { reason: 'right', role, right, mode, back });
    return false;
  }
  // Of a form with photos, the token is read when the rest is.
  if (isForm && !bringsPhotos(route, request) && !hasFormToken(request, formToken)) {
    sendFailure(response, 403, 'origin');
    return false;
  }
  const until = restOf(route, mode, session, now);
  if ((isForm && membership.closedAt !== null) || until !== null) {
    const waits =
      until === null ? null : { reason: 'recovered' as const, mode, back, until: shortTime(until) };
    sendRefusal(response, 403, waits ?? { reason: 'closed', mode, back });
    return false;
  }
  if (needsProof && need === 'enrolment') {
    sendNeedsFactor(response, mode, back);
    return false;
  }
  if (needsProof && !isProofFresh(visit.provedAt, now)) {
    await askForProofFirst(page, route, entering);
    return false;
  }
  return true;
}

/** Whether a form comes in parts, which its handler reads. */
function bringsPhotos({ takesPhotos }: DashboardRoute, { headers }: Request): boolean {
  return takesPhotos === true && boundaryOf(headers['content-type']) !== null;
}

/** Asks for a proof before a route goes on, and carries the text of its form along. */
async function askForProofFirst(
  page: StaffRequest,
  route: DashboardRoute,
  { visit, session, shownPath, uploads }: Entering,
): Promise<void> {
  const { services, request, response } = page;
  // The text waits for the proof, and photos are chosen again.
  const isRead =
    !bringsPhotos(route, request) || (await readTextAlone({ services, uploads }, [visit, request, response]));
  if (!isRead) return;
  const carried = route.method === 'post' ? carriedOf(request) : '';
  await askForProofOf({ ...page, session, formToken: visit.formToken }, { next: shownPath, carried });
}

function sendNeedsFactor(response: Response, mode: Mode, back: string): void {
  const enrolling = { enrol: factorPath, enrolPasskey: newPasskeyPath };
  sendRefusal(response, 403, { reason: 'factor', mode, back, ...enrolling });
}

/** Returns until when somebody has to wait with a route. Test mode has no money to redirect. */
function restOf(
  { rests, right }: DashboardRoute,
  mode: Mode,
  { recoveredAt }: OpenStaffSession,
  now: number,
): number | null {
  const matters = mode === 'live' || isOfWholeAccount(right);
  return rests && matters ? restsUntil(recoveredAt, now) : null;
}
