import type { PhotoFieldProps, PhotoView } from '../photo-props.js';
import type { Words } from '../words/language.js';
import { describedBy, Problem } from './fields.js';
import { useWords } from './words.js';

interface FieldProps extends PhotoFieldProps {
  kind: 'delivery' | 'dispute';
  /** Whether a photo is needed and there is none. */
  isMissing?: boolean;
}

/** What a form that carries photos has, and what its button says while they are sent. */
export function photoForm({ photos }: Words) {
  return { encType: 'multipart/form-data', 'data-busy': photos.busy };
}

/** What phones offer their camera for, and convert their own formats to. */
const accepted = 'image/jpeg,image/png,image/webp';

/** A field that takes photos from a camera or a gallery, with those of an earlier try. */
export function PhotoField({ kind, kept, problems, isMissing = false }: FieldProps) {
  const { photos: words } = useWords();
  const { label, hint } = words[kind];
  const isWrong = isMissing || problems.length > 0;
  const isForgotten = isMissing && problems.length === 0;
  return (
    <>
      <label for="photos">{label}</label>
      <span id="photos-hint" class="soft">
        {hint} {words.privacy}
      </span>
      {isWrong && (
        <div id="photos-problem" role="alert">
          {isForgotten && <Problem>{words.delivery.missing}</Problem>}
          {problems.map(({ n, problem }) => (
            <p class="problem">{sentence(n, problem, words)}</p>
          ))}
        </div>
      )}
      {kept.length > 0 && <Kept kept={kept} />}
      <input
        type="file"
        id="photos"
        name="photos"
        accept={accepted}
        multiple={kind === 'dispute'}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={describedBy('photos-hint', isWrong && 'photos-problem')}
      />
    </>
  );
}

/** Says which photo of several a sentence is about. */
function sentence(
  n: number | null,
  problem: keyof Words['photos']['problems'],
  words: Words['photos'],
): string {
  const text = words.problems[problem];
  return n === null ? text.charAt(0).toUpperCase() + text.slice(1) : words.nth(n) + text;
}

function Kept({ kept }: Pick<PhotoFieldProps, 'kept'>) {
  const { photos: words } = useWords();
  return (
    <fieldset>
      <legend>{words.kept}</legend>
      {kept.map(({ id, path }, index) => (
        <label>
          <input type="checkbox" name="kept" value={id} checked />
          {words.keep(index + 1)} <img class="thumb" src={path} alt="" />
        </label>
      ))}
    </fieldset>
  );
}

interface ThumbnailsProps {
  photos: readonly PhotoView[];
  /** Says what a photo shows, to those who do not see it. */
  name?: (n: number) => string;
}

/** Small photos, each of which opens the whole one. */
export function Thumbnails({ photos, name }: ThumbnailsProps) {
  const { photos: words } = useWords();
  if (photos.length === 0) return null;
  return (
    <ul class="thumbs">
      {photos.map(({ path }, index) => (
        <li>
          {path === null ? (
            <span class="soft">{words.deleted}</span>
          ) : (
            <a href={path} target="_blank" rel="noopener">
              <img class="thumb" src={path} alt={(name ?? words.of.dispute)(index + 1)} loading="lazy" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The photo of a parcel. */
export function ParcelPhoto({ photo }: { photo: PhotoView | null }) {
  const { photos: words } = useWords();
  return photo && <Thumbnails photos={[photo]} name={() => words.of.delivery} />;
}
