import type { EscrowProps } from '@escrow-checkout/web';
import type { Services } from '../../../services.js';
import { filePath } from '../../files/path.js';
import { listPhotosOf } from '../../photos/queries.js';

/** The photos of an escrow that a delivery or a statement names, the oldest first. */
export async function sidePhotosOf(
  { store }: Pick<Services, 'store'>,
  checkoutId: string,
): Promise<EscrowProps['photos']> {
  const photos = await store.all(listPhotosOf, { checkoutId });
  return photos.filter(({ isBound }) => isBound === 1).map(({ id, side }) => ({ side, path: filePath(id) }));
}
