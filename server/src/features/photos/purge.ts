import { anyRows } from '../../adapters/store/statement.js';
import { photoLimits } from '../../domain/photo.js';
import type { Services } from '../../services.js';
import { bindPhoto, deletePhoto, listExpired, listTestPhotos, listUnbound } from './queries.js';

type Tools = Pick<Services, 'store' | 'files'>;

/** Removes photos that nothing names a day after they came, and all of an escrow a year after its end. */
export async function purgePhotos(services: Tools & Pick<Services, 'clock'>): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  for (const { id, isBound } of await store.all(listUnbound, { before: now - photoLimits.orphanKeptMs })) {
    // Whoever named it may have ended before they noted so.
    if (isBound === 1) await store.transact([anyRows(bindPhoto, { id, now })]);
    else await removePhoto(services, id);
  }
  for (const { id } of await store.all(listExpired, { before: now - photoLimits.keptMs })) {
    await removePhoto(services, id);
  }
}

/** Removes some photos of an account's test data; false: there are none left. */
export async function removeTestPhotos(services: Tools, accountId: string): Promise<boolean> {
  const photos = await services.store.all(listTestPhotos, { accountId });
  for (const { id } of photos) await removePhoto(services, id);
  return photos.length > 0;
}

/** The row goes last, so that no bytes are ever without one. */
async function removePhoto({ store, files }: Tools, id: string): Promise<void> {
  await files.delete(id);
  await store.transact([anyRows(deletePhoto, { id })]);
}
