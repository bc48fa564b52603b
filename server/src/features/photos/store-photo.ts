import { createHash } from 'node:crypto';
import { anyRows } from '../../adapters/store/statement.js';
import {
  mayResend,
  type Photo,
  type PhotoPlace,
  type PhotoProblem,
  photoLimits,
  refusalOfPhoto,
} from '../../domain/photo.js';
import type { Services } from '../../services.js';
import { filePath } from '../files/path.js';
import { bindPhoto, countPhotos, findPhoto, insertPhoto } from './queries.js';

type Tools = Pick<Services, 'store' | 'clock' | 'files' | 'images' | 'keyedHash'>;

/** The address of a photo, as a delivery or a statement holds it. */
export function photoUrl({ config }: Pick<Services, 'config'>, id: string): string {
  return config.siteUrl + filePath(id);
}

/**
 * Makes a new picture of an upload and keeps it. Returns its id, or why it is not kept. The same photo in the
 * same place has the same id, so that a form that is sent twice says the same twice.
 *
 * @param isOpen whether it may be kept; if not, only a photo that was kept before is found
 */
export async function storePhoto(
  tools: Tools,
  place: PhotoPlace,
  upload: Uint8Array,
  isOpen: boolean,
): Promise<{ id: string } | { problem: PhotoProblem }> {
  const { store, clock, files, images, keyedHash } = tools;
  const refusal = isOpen ? await refusalOf(tools, place) : null;
  if (refusal !== null) return { problem: refusal };
  const made = await images.reencode(upload, { sideMax: photoLimits.sideMax });
  if (typeof made === 'string') return { problem: made };
  const { checkoutId, side, personId, kind } = place;
  const digest = createHash('sha256').update(made).digest('hex');
  const id = uuidOf(keyedHash('photo', JSON.stringify([checkoutId, side, personId, kind, digest])));
  if (!isOpen) return (await store.one(findPhoto, { id })) ? { id } : { problem: 'gone' };
  const row: Photo = { ...place, id, size: made.length, createdAt: clock.now(), boundAt: null };
  // The row comes first, so that no bytes are ever without one.
  await store.transact([anyRows(insertPhoto, row)]);
  await files.put(id, made);
  return { id };
}

async function refusalOf({ store }: Pick<Services, 'store'>, place: PhotoPlace) {
  const counted = await store.one(countPhotos, place);
  const [ofPerson, testBytes] = [Number(counted?.ofPerson ?? 0), Number(counted?.testBytes ?? 0)];
  return refusalOfPhoto(place, { ofPerson, testBytes });
}

/** Writes a hash as a UUID of version 8, whose bits are its maker's own. */
function uuidOf(hash: string): string {
  const bytes = Buffer.from(hash, 'base64url').subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a photo may come with a form that is sent again. */
export async function isResendable(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  place: PhotoPlace,
  id: string,
): Promise<boolean> {
  const found = await store.one(findPhoto, { id });
  return found !== undefined && mayResend(found, place, clock.now());
}

/** Notes that photos are part of a delivery or a statement now. */
export async function bindPhotos(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await store.transact(ids.map((id) => anyRows(bindPhoto, { id, now: clock.now() })));
}
