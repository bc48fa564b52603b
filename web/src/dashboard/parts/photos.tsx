import { Section } from '../../parts/fields.js';
import { Thumbnails } from '../../parts/photos.js';
import { photos as words } from '../../words/english-photos.js';
import type { SidePhoto } from '../escrow-props.js';

/** The photos of both sides; nothing without any. */
export function SidePhotos({ photos }: { photos: readonly SidePhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <Section name="photos" title={words.heading}>
      {(['seller', 'buyer'] as const).map((side) => {
        const own = photos.filter((photo) => photo.side === side);
        return own.length === 0 ? null : (
          <>
            <h3>{words.from[side]}</h3>
            <Thumbnails photos={own} name={(n) => `${words.from[side]}: ${words.of.dispute(n)}`} />
          </>
        );
      })}
    </Section>
  );
}
