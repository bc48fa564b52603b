import { setTimeout as after } from 'node:timers';
import type { PhotoFieldProps } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { CheckoutAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isId } from '../../../domain/id.js';
import { type PhotoPlace, type PhotoProblem, photoLimits } from '../../../domain/photo.js';
import type { Services } from '../../../services.js';
import { filePath } from '../../files/path.js';
import { boundaryOf, FormTooLarge, MalformedForm, type Part, readParts } from '../../photos/multipart.js';
import { bindPhotos, isResendable, photoUrl, storePhoto } from '../../photos/store-photo.js';
import { isTooSlow } from '../../photos/upload-room.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { sendFailure } from '../responses.js';
import { formBody } from './form.js';
import type { PageRequest } from './request.js';

/** How long a form may take to arrive: five photos over a slow phone line. */
const uploadSeconds = 240;
/** What the fields beside the photos may weigh. */
const textMax = 65_536;
/** What a form weighs at most that is read beside all others. */
const shortMax = 100_000;
const noRoom = { leave: () => {} };
/** What a form may weigh in all; what is beyond the photos that are taken is read past. */
const formMax = 120_000_000;

/** The field of the photos, and that of those which came with an earlier try. */
const [photoField, keptField] = ['photos', 'kept'];

type Problems = PhotoFieldProps['problems'][number][];

/** The photos of a form: by their ids, those that are stored; and what is wrong with the others. */
export interface FormPhotos {
  ids: string[];
  problems: Problems;
}

interface Asked {
  place: PhotoPlace;
  /** How many photos the form takes. */
  max: number;
  /** Whether they may be stored; if not, only those that were stored before are found. */
  isOpen: boolean;
}

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
 */
export async function readPhotoForm(page: PageRequest, asked: Asked): Promise<FormPhotos | null> {
  const { request, response, uploads } = page;
  const boundary = boundaryOf(request.headers['content-type']);
  if (boundary === null) {
    await readPlainForm(request, response);
    return withKept(page, asked, { ids: [], problems: [] });
  }
  const room = isShort(request) ? noRoom : uploads[asked.place.mode].enter(asked.place.personId);
  if ('waitSeconds' in room) {
    response.setHeader('Retry-After', String(room.waitSeconds));
    sendFailure(response, 429, 'busy');
    return null;
  }
  const timer = after(() => request.destroy(), uploadSeconds * 1_000).unref();
  try {
    const taken = await readFormWithPhotos(page, boundary, asked);
    return await withKept(page, asked, taken);
  } catch (error) {
    // Nobody is left to answer.
    if (request.destroyed && !request.complete) return null;
    if (!(error instanceof MalformedForm)) throw error;
    response.setHeader('Connection', 'close');
    if (error instanceof FormTooLarge) sendFailure(response, 413, 'tooLarge');
    else sendFailure(response, 400, 'again');
    return null;
  } finally {
    clearTimeout(timer);
    room.leave();
  }
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

async function readFormWithPhotos(
  { services, request }: PageRequest,
  boundary: string,
  asked: Asked,
): Promise<FormPhotos> {
  const fields: Record<string, unknown> = {};
  const photos: FormPhotos = { ids: [], problems: [] };
  let textLength = 0;
  let n = 0;
  request.body = fields;
  for await (const part of readParts(bounded(request), boundary)) {
    if (part.filename === null) {
      const text = await collect(part, textMax - textLength);
      if (text === null) throw new MalformedForm('The fields of the form are too long');
      textLength += text.length;
      addField(fields, part.name, text.toString('utf8'));
      continue;
    }
    // A browser sends a field of files that was left empty as one without a name.
    if (part.filename !== '') n += 1;
    const problem = await takePhoto(services, asked, photos, part);
    if (problem !== null) photos.problems.push({ n, problem });
  }
  return photos;
}

/** A field that repeats is left out, but for those photos which are kept. */
function addField(fields: Record<string, unknown>, name: string, value: string): void {
  if (name === keptField) fields[name] = [fields[name] ?? [], value].flat();
  else fields[name] = name in fields ? undefined : value;
}

async function takePhoto(
  services: Services,
  { place, max, isOpen }: Asked,
  { ids }: FormPhotos,
  part: Part,
): Promise<PhotoProblem | null> {
  const isTaken = part.name === photoField && ids.length < max;
  const upload = await collect(part, isTaken ? photoLimits.bytesMax : 0);
  if (part.name !== photoField || part.filename === '') return null;
  if (!isTaken) return 'too_many';
  if (upload === null) return 'size';
  if (upload.length === 0) return 'empty';
  const stored = await storePhoto(services, place, upload, isOpen);
  if ('problem' in stored) return stored.problem;
  if (!ids.includes(stored.id)) ids.push(stored.id);
  return null;
}

/** Reads a part whole; null if it is longer than it may be, of which nothing is kept. */
async function collect({ body }: Part, max: number): Promise<Buffer | null> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length <= max) pieces.push(piece);
    else pieces = [];
  }
  return length > max ? null : Buffer.concat(pieces);
}

/** The bytes of a request, which stays open for its answer however they are read. */
async function* bounded(request: Request): AsyncGenerator<Buffer> {
  let length = 0;
  const startedAt = performance.now();
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    length += (piece as Buffer).length;
    if (length > formMax) throw new FormTooLarge('The form is too large');
    if (isTooSlow(length, performance.now() - startedAt)) throw new MalformedForm('The form is too slow');
    yield piece as Buffer;
  }
}

/** Adds the photos that came with an earlier try of the form, as far as there is room for them. */
async function withKept(
  { services, request }: PageRequest,
  { place, max }: Asked,
  { ids, problems }: FormPhotos,
): Promise<FormPhotos> {
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
export async function bindPhotosOf({ services }: PageRequest, { ids }: FormPhotos): Promise<void> {
  await bindPhotos(services, ids);
}
