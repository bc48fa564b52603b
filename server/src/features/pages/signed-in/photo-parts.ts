import type { PhotoFieldProps } from '@escrow-checkout/web';
import type { Request } from 'express';
import { type PhotoPlace, type PhotoProblem, photoLimits } from '../../../domain/photo.js';
import type { Services } from '../../../services.js';
import { FormTooLarge, MalformedForm, type Part, readParts } from '../../photos/multipart.js';
import { storePhoto } from '../../photos/store-photo.js';
import type { UploadPace } from '../../photos/upload-pace.js';

/** What the fields beside the photos may weigh. */
const textMax = 65_536;
/** What a form may weigh in all; what is beyond the photos that are taken is read past. */
const formMax = 120_000_000;

/** The field of the photos. */
const photoField = 'photos';
/** The field of photos that came with an earlier try. */
export const keptField = 'kept';

type Problems = PhotoFieldProps['problems'][number][];

/** The photos of a form: by their ids, those that are stored; and what is wrong with the others. */
export interface FormPhotos {
  ids: string[];
  problems: Problems;
}

export interface AskedPhotos {
  /** What they are about. A page whose form says so is asked when the fields before them have been read. */
  place: PhotoPlace | (() => PhotoPlace);
  /** How many photos the form takes. */
  max: number;
  /** Whether they may be stored; if not, only those that were stored before are found. */
  isOpen: boolean;
}

/** A form that another site may have made, of which nothing is kept. */
export class ForeignForm extends Error {
  override readonly name = 'ForeignForm';
}

/** Returns what the photos of a form are about. */
export function placeIn({ place }: AskedPhotos): PhotoPlace {
  return typeof place === 'function' ? place() : place;
}

/**
 * Reads the parts of a form into the request's body, and stores the photos one by one as they arrive.
 *
 * @param isOwn whether the fields that have been read show that the form is our own
 */
export async function readFormWithPhotos(
  { services, request }: { services: Services; request: Request },
  boundary: string,
  asked: AskedPhotos,
  isOwn: () => boolean,
  pace: UploadPace,
): Promise<FormPhotos> {
  const fields: Record<string, unknown> = {};
  const photos: FormPhotos = { ids: [], problems: [] };
  const sides = new Set<PhotoPlace['side']>();
  let textLength = 0;
  let n = 0;
  request.body = fields;
  for await (const part of readParts(bounded(request, pace), boundary)) {
    if (part.filename === null) {
      const text = await collect(part, textMax - textLength);
      if (text === null) throw new MalformedForm('The fields of the form are too long');
      textLength += text.length;
      addField(fields, part.name, text.toString('utf8'));
      continue;
    }
    if (!isOwn()) throw new ForeignForm('A photo came before the proof that the form is ours');
    // A browser sends a field of files that was left empty as one without a name.
    if (part.filename !== '') n += 1;
    sides.add(placeIn(asked).side);
    const problem = await takePhoto(services, asked, photos, part);
    if (problem !== null) photos.problems.push({ n, problem });
  }
  if (!isOwn()) throw new ForeignForm('The form does not prove that it is ours');
  // A field after the photos may not change what they are about.
  if (sides.size > 0 && !sides.has(placeIn(asked).side)) throw new MalformedForm('The side came too late');
  return photos;
}

/** A field that repeats is left out, but for those photos which are kept. */
function addField(fields: Record<string, unknown>, name: string, value: string): void {
  if (name === keptField) fields[name] = [fields[name] ?? [], value].flat();
  else fields[name] = name in fields ? undefined : value;
}

async function takePhoto(
  services: Services,
  asked: AskedPhotos,
  { ids }: FormPhotos,
  part: Part,
): Promise<PhotoProblem | null> {
  const { max, isOpen } = asked;
  const isTaken = part.name === photoField && ids.length < max;
  const upload = await collect(part, isTaken ? photoLimits.bytesMax : 0);
  if (part.name !== photoField || part.filename === '') return null;
  if (!isTaken) return 'too_many';
  if (upload === null) return 'size';
  if (upload.length === 0) return 'empty';
  const stored = await storePhoto(services, placeIn(asked), upload, isOpen);
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
async function* bounded(request: Request, pace: UploadPace): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    length += (piece as Buffer).length;
    if (length > formMax) throw new FormTooLarge('The form is too large');
    if (pace.isTooSlowWith((piece as Buffer).length)) throw new MalformedForm('The form is too slow');
    yield piece as Buffer;
  }
}
