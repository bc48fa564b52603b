import type { Delivery, DisputeView, PhotoView } from '@escrow-checkout/web';
import { isId } from '../../../domain/id.js';
import type { Services } from '../../../services.js';
import { filePath } from '../../files/path.js';
import { listPhotosOf } from '../../photos/queries.js';
import { photoUrl } from '../../photos/store-photo.js';

interface Story {
  delivery: Delivery | null;
  dispute: DisputeView | null;
}

type Tools = Pick<Services, 'config' | 'store'>;

/** Shows the photos of an escrow as such where its story has their addresses among the links. */
export async function withPhotos<View extends Story>(
  services: Tools,
  checkoutId: string,
  view: View,
): Promise<View> {
  const { delivery, dispute } = view;
  const links = [delivery?.photoUrl, ...(dispute?.statements ?? []).flatMap((each) => each.links)];
  const named = links.filter((link) => typeof link === 'string' && idIn(services, link) !== null);
  if (named.length === 0) return view;
  const photos = await services.store.all(listPhotosOf, { checkoutId });
  const known = new Set(photos.map(({ id }) => id));
  const photoAt = (link: string | null | undefined): PhotoView | null => {
    const id = link ? idIn(services, link) : null;
    if (id === null) return null;
    return { path: known.has(id) ? filePath(id) : null };
  };
  const photo = photoAt(delivery?.photoUrl);
  return {
    ...view,
    delivery: delivery && (photo === null ? delivery : { ...delivery, photo, photoUrl: null }),
    dispute: dispute && {
      ...dispute,
      statements: dispute.statements.map((statement) => ({
        ...statement,
        photos: statement.links.flatMap((link) => photoAt(link) ?? []),
        links: statement.links.filter((link) => photoAt(link) === null),
      })),
    },
  };
}

/** Returns the id in the address of a photo of ours; null for any other address. */
function idIn(services: Tools, link: string): string | null {
  const id = link.slice(-36);
  return isId(id) && link === photoUrl(services, id) ? id : null;
}
