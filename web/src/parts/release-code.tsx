import type { ReleaseCodeState } from '../view.js';
import { useWords } from './words.js';

/** The way to a side's page about the release code, or why there is none any more. */
export function ReleaseCodeLink({
  state,
  side,
  href,
}: {
  state: ReleaseCodeState | null;
  side: 'buyer' | 'seller';
  href: string;
}) {
  const { link, off } = useWords().releaseCode[side];
  if (state === null) return null;
  if (state === 'off') return <p class="notice">{off}</p>;
  return (
    <p class="way">
      <a href={href}>{link}</a>
    </p>
  );
}
