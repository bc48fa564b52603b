import type { EscrowAggregate, EscrowCommand } from '../../../server/src/domain/aggregate.js';
import type { PhotoKind } from '../../../server/src/domain/photo.js';
import type { OpenCheckoutPage } from '../../../server/src/features/pages/checkout-page/open-page.js';
import type { OpenSellerPage } from '../../../server/src/features/pages/seller-page/open-page.js';
import { actOnPage } from '../../../server/src/features/pages/signed-in/act.js';
import { bindPhotosOf, placeOf, urlsOf } from '../../../server/src/features/pages/signed-in/photo-form.js';
import { storePhoto } from '../../../server/src/features/photos/store-photo.js';
import type { Intent } from '../intent.js';
import type { World } from '../world.js';

/** A form with one photo, as the page of a side takes it. */
export interface PhotoForm {
  side: 'buyer' | 'seller';
  kind: PhotoKind;
  isOpen: boolean;
  /** Whether the escrow is still as the form meant it. */
  isStillMeant?(aggregate: EscrowAggregate): boolean;
  commandWith(url: string): EscrowCommand;
}

/** Uploads a photo, and says something with it; one form of three fails after the upload. */
export async function actWithPhoto(
  { services }: Pick<World, 'services'>,
  open: OpenSellerPage | OpenCheckoutPage,
  { n }: Intent,
  { side, kind, isOpen, commandWith, isStillMeant }: PhotoForm,
): Promise<void> {
  const place = placeOf(open, side, kind);
  const stored = await storePhoto(services, place, Buffer.from(`photo ${n % 5}`), isOpen);
  if ('problem' in stored || n % 3 === 0) return;
  const photos = { ids: [stored.id], problems: [] };
  const [url = ''] = urlsOf(services, photos);
  if (await actOnPage({ services }, open, commandWith(url), isStillMeant))
    await bindPhotosOf({ services }, photos);
}
