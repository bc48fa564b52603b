import { errors } from '@escrow-checkout/contract';
import { pathIn, renderEvidence } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import { type DisputeAggregate, decideDispute } from '../../../../domain/escrow/dispute-command.js';
import { isId } from '../../../../domain/id.js';
import { photoLimits } from '../../../../domain/photo.js';
import { subjectOf } from '../../../../pipeline/admit.js';
import { execute } from '../../../../pipeline/execute.js';
import { isRefusal } from '../../../../pipeline/retry.js';
import type { Services } from '../../../../services.js';
import { findDisputedEscrow } from '../../../disputes/find.js';
import { goTo, sendHtml } from '../../../pages/responses.js';
import { fieldOf, readStatement, statementFormOf } from '../../../pages/signed-in/form.js';
import { bindPhotosOf, noPhotos, photoFieldOf, urlsOf } from '../../../pages/signed-in/photo-form.js';
import type { AskedPhotos, FormPhotos } from '../../../pages/signed-in/photo-parts.js';
import { type PhotoReader, readStaffPhotos } from '../../photo-form.js';
import type { DashboardRoute, Visit } from '../../route.js';
import { frameOf, ownerOf } from '../format.js';
import { sendNotFound } from '../not-found.js';
import { sidePhotosOf } from '../side-photos.js';
import { visitContext } from '../staff-context.js';
import { intentionPattern, staffKey } from '../staff-key.js';

type Call = [visit: Visit, request: Request, response: Response];
type Side = 'buyer' | 'seller';

/** A statement in a dispute: for the merchant itself, or for a side that it speaks for. */
export function evidenceRoutes(reader: PhotoReader): DashboardRoute[] {
  const { services } = reader;
  const shared = { path: '/disputes/:id/evidence', right: 'answer_disputes', needsProof: true } as const;
  return [
    { ...shared, method: 'get', handle: (...call) => show(services, call) },
    { ...shared, method: 'post', takesPhotos: true, handle: (...call) => take(reader, call) },
  ];
}

async function findOwn(services: Services, [visit, request]: Call): Promise<DisputeAggregate | null> {
  const { id } = request.params;
  const found = isId(id) ? await findDisputedEscrow(services, ownerOf(visit), id) : null;
  return found === null || isRefusal(found) ? null : found;
}

/** A merchant who is the seller speaks for nobody else. */
function sideIn(request: Request, { escrow }: DisputeAggregate): Side {
  return escrow.sellerEmail !== null && fieldOf(request, 'side') === 'buyer' ? 'buyer' : 'seller';
}

interface Problems {
  wrong?: readonly ('text' | 'links' | 'nothing')[];
  refusal?: string;
  photos?: FormPhotos;
}

async function show(services: Services, call: Call, problems: Problems = {}): Promise<void> {
  const [visit, request, response] = call;
  const found = await findOwn(services, call);
  if (!found) return sendNotFound(visit, response);
  const { escrow, targetDispute } = found;
  const { wrong = [], refusal = null, photos = noPhotos } = problems;
  const props = {
    frame: frameOf(visit),
    reference: escrow.reference,
    links: {
      escrow: pathIn(visit, `/escrows/${escrow.id}`),
      action: pathIn(visit, `/disputes/${targetDispute.id}/evidence`),
    },
    hasSeller: escrow.sellerEmail !== null,
    photos: await sidePhotosOf(services, escrow.id),
    form: { ...statementFormOf(request), side: sideIn(request, found) },
    wrong,
    ownPhotos: photoFieldOf(photos),
    refusal,
    intention: services.newId(),
  };
  const status = wrong.length > 0 || photos.problems.length > 0 ? 400 : refusal === null ? 200 : 409;
  sendHtml(response, renderEvidence(props), status);
}

/** Photos for the side that the form speaks for; a repeat of one that came in time finds its own. */
function photosOf([visit, request]: Call, found: DisputeAggregate): AskedPhotos {
  const { escrow, targetDispute } = found;
  const owner = { accountId: visit.account.id, mode: visit.mode, checkoutId: escrow.id };
  return {
    place: () => ({ ...owner, personId: visit.person.id, side: sideIn(request, found), kind: 'dispute' }),
    max: photoLimits.perForm,
    isOpen: targetDispute.status !== 'resolved',
  };
}

async function take(reader: PhotoReader, call: Call): Promise<void> {
  const { services } = reader;
  const [visit, request, response] = call;
  const found = await findOwn(services, call);
  if (!found) return sendNotFound(visit, response);
  const photos = await readStaffPhotos(reader, call, photosOf(call, found));
  if (photos === null) return;
  const intention = fieldOf(request, 'intention');
  const read = readStatement(statementFormOf(request), urlsOf(services, photos));
  if ('wrong' in read || photos.problems.length > 0) {
    return show(services, call, { wrong: 'wrong' in read ? read.wrong : [], photos });
  }
  const { id } = found.targetDispute;
  const { statement } = read;
  const side = sideIn(request, found);
  const context = await visitContext(services, visit);
  if (!intentionPattern.test(intention)) return show(services, call, { photos });
  const reply = await execute(services, {
    subject: subjectOf(() => findDisputedEscrow(services, ownerOf(visit), id)),
    command: {
      decide: (aggregate, at) => decideDispute(aggregate, { command: 'evidence', side, ...statement }, at),
      present: ({ targetDispute }) => ({ status: targetDispute.status }),
    },
    context,
    key: staffKey(visit, intention, ['evidence', id, side, statement]),
  });
  if (!isRefusal(reply)) {
    await bindPhotosOf({ services }, photos);
    return goTo(response, pathIn(visit, `/escrows/${found.escrow.id}?done=evidence`));
  }
  const refusal = reply.detail ?? errors[reply.code as keyof typeof errors].title;
  await show(services, call, { refusal, photos });
}
