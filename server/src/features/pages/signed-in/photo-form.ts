import type { PhotoFieldProps } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { CheckoutAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isId } from '../../../domain/id.js';
import type { PhotoPlace } from '../../../domain/photo.js';
import { allowUpload } from '../../../http/body-deadline.js';
import type { Services } from '../../../services.js';
import { filePath } from '../../files/path.js';
import { boundaryOf, FormTooLarge, MalformedForm } from '../../photos/multipart.js';
import { bindPhotos, isResendable, photoUrl } from '../../photos/store-photo.js';
import { UploadPace } from '../../photos/upload-pace.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { sendFailure } from '../responses.js';
import { formBody } from './form.js';
import {
  type AskedPhotos,
  ForeignForm,
  type FormPhotos,
  keptField,
  placeIn,
  readFormWithPhotos,
} from './photo-parts.js';
import type { PageRequest } from './request.js';

/** What a form weighs at most that is read beside all others. */
const shortMax = 100_000;
const noRoom = { leave: () => {} };
/** What reading a form needs of the request for a page. */
type FormRequest = Pick<PageRequest, 'services' | 'request' | 'response' | 'uploads'>;

/** What a photo of a page's form is about. */
export function placeOf(
  { aggregate, session }: { aggregate: CheckoutAggregate; session: OpenSession },
  side: PhotoPlace['side'],
  kind: PhotoPlace['kind'],
): PhotoPlace {
  const { id: checkoutId, accountId, mode } = checkoutOf(aggregate);
  return { checkoutId, accountId, mode, side, kind, personId: session.personId };
}

/**
 * Reads a form that may carry photos into the request's body, and stores the photos one by one as they
 * arrive. Whoever calls this has counted the form against the limit of its person. Null: it is answered.
 *
 * @param isOwn whether the fields that have been read show that the form is our own; it is asked before the
 * first photo is kept
 */
export async function readPhotoForm(
  page: FormRequest,
  asked: AskedPhotos,
  isOwn: () => boolean = () => true,
): Promise<FormPhotos | null> {
  const { request, response, uploads } = page;
  const boundary = boundaryOf(request.headers['content-type']);
  if (boundary === null) {
    await readPlainForm(request, response);
    if (isOwn()) return withKept(page, asked, { ids: [], problems: [] });
    sendFailure(response, 403, 'origin');
    return null;
  }
  const { mode, personId } = placeIn(asked);
  const room = isShort(request) ? noRoom : uploads[mode].enter(personId);
  if ('waitSeconds' in room) {
    response.setHeader('Retry-After', String(room.waitSeconds));
    sendFailure(response, 429, 'busy');
    return null;
  }
  allowUpload(request);
  const pace = new UploadPace(request);
  try {
    const taken = await readFormWithPhotos(page, boundary, asked, isOwn, pace);
    return await withKept(page, asked, taken);
  } catch (error) {
    answerFailure(page, error);
    return null;
  } finally {
    pace.end();
    room.leave();
  }
}

/** Answers a form that could not be read. */
function answerFailure({ request, response }: FormRequest, error: unknown): void {
  // Nobody is left to answer.
  if (request.destroyed && !request.complete) return;
  if (!(error instanceof MalformedForm || error instanceof ForeignForm)) throw error;
  response.setHeader('Connection', 'close');
  if (error instanceof ForeignForm) sendFailure(response, 403, 'origin');
  else if (error instanceof FormTooLarge) sendFailure(response, 413, 'tooLarge');
  else sendFailure(response, 400, 'again');
}

/**
 * A form without photos, or nearly. It waits for no room, so that whoever fills the room keeps nobody from
 * reporting a problem.
 */
function isShort({ headers }: Request): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= shortMax;
}

function readPlainForm(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    formBody(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** Adds the photos that came with an earlier try of the form, as far as there is room for them. */
async function withKept(
  { services, request }: FormRequest,
  asked: AskedPhotos,
  { ids, problems }: FormPhotos,
): Promise<FormPhotos> {
  const { max } = asked;
  const place = placeIn(asked);
  const kept: string[] = [];
  for (const id of keptIn(request)) {
    if (ids.includes(id)) continue;
    if (kept.length + ids.length >= max) {
      // Where there is one photo, a new one takes its place.
      if (max > 1) problems.push({ n: null, problem: 'too_many' });
      break;
    }
    if (await isResendable(services, place, id)) kept.push(id);
    else problems.push({ n: null, problem: 'gone' });
  }
  return { ids: [...kept, ...ids], problems };
}

function keptIn({ body }: Request): string[] {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[keptField];
  return [...new Set([value].flat())].filter(isId);
}

/** Shows the photos of a form that has to be sent again. */
export function photoFieldOf({ ids, problems }: FormPhotos): PhotoFieldProps {
  return { kept: ids.map((id) => ({ id, path: filePath(id) })), problems };
}

/** The form's photos before it is sent. */
export const noPhotos: FormPhotos = { ids: [], problems: [] };

/** The addresses of a form's photos. */
export function urlsOf(services: Pick<Services, 'config'>, { ids }: FormPhotos): string[] {
  return ids.map((id) => photoUrl(services, id));
}

/** Notes that what a form said is done, so that its photos are kept. */
export async function bindPhotosOf(
  { services }: Pick<PageRequest, 'services'>,
  { ids }: FormPhotos,
): Promise<void> {
  await bindPhotos(services, ids);
}
