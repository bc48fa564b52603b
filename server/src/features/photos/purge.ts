import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { anyRows } from '../../adapters/store/statement.js';
import { photoLimits } from '../../domain/photo.js';
import type { Services } from '../../services.js';
import { bindPhoto, deletePhoto, listExpired, listTestPhotos, listUnbound } from './queries.js';

type Tools = Pick<Services, 'store' | 'files'>;

/**
 * Removes photos that nothing names a day after they came, and all of an escrow a year after its end. A leap
 * of the clock removes none.
 */
export async function purgePhotos(services: Tools & Pick<Services, 'clock'>): Promise<void> {
  const { store, clock } = services;
  const now = await timeBeforeLeap(store, clock.now());
  const orphans: { id: string }[] = [];
  for (const { id, isBound } of await store.all(listUnbound, { before: now - photoLimits.orphanKeptMs })) {
    // Whoever named it may have ended before they noted so.
    if (isBound === 1) await store.transact([anyRows(bindPhoto, { id, now })]);
    else orphans.push({ id });
  }
  await removeEach(services, orphans);
  const expired = await store.all(listExpired, { before: now - photoLimits.keptMs });
  await removeEach(services, expired);
}

/** Removes some photos of an account's test data; false: there are none left. */
export async function removeTestPhotos(services: Tools, accountId: string): Promise<boolean> {
  const photos = await services.store.all(listTestPhotos, { accountId });
  await removeEach(services, photos);
  return photos.length > 0;
}

/** Removes photos; one that its store does not give up keeps none of the others. */
async function removeEach(services: Tools, photos: readonly { id: string }[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of photos) {
    await removePhoto(services, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} photos could not be removed`);
}

/** The row goes last, so that no bytes are ever without one. */
async function removePhoto({ store, files }: Tools, id: string): Promise<void> {
  await files.delete(id);
  await store.transact([anyRows(deletePhoto, { id })]);
}
