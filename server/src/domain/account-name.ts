export type NameMatch = 'exact' | 'close' | 'none';

/**
 * Returns how well an expected name fits the name on a bank account. Banks write families first, in capitals,
 * and drop what they find too long, so case, accents, punctuation and order say nothing. `close` leaves out
 * names or shortens them to initials, and still has two of them in common, one of them in full: a family
 * name alone is shared by too many.
 *
 * @example compareNames('Okafor, Ada', 'ADA OKAFOR') // 'exact'
 */
export function compareNames(expected: string, onAccount: string): NameMatch {
  const [fewer = [], more = []] = [wordsOf(expected), wordsOf(onAccount)].sort(
    (left, right) => left.length - right.length,
  );
  if (fewer.length === 0) return 'none';
  const inFull = pairOff(fewer, more, (one, other) => one === other);
  if (inFull.left.length === 0 && inFull.right.length === 0) return 'exact';
  const shortened = pairOff(inFull.left, inFull.right, isInitialOf);
  if (shortened.left.length > 0) return 'none';
  const hasName = inFull.paired.some((word) => word.length > 1);
  return hasName && fewer.length > 1 ? 'close' : 'none';
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/[\p{M}'’`]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isInitialOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

/** Takes each word of the left for the first of the right that fits and is not taken yet. */
function pairOff(
  left: readonly string[],
  right: readonly string[],
  fits: (one: string, other: string) => boolean,
): { paired: string[]; left: string[]; right: string[] } {
  const free = [...right];
  const paired: string[] = [];
  const rest = left.filter((word) => {
    const place = free.findIndex((other) => fits(word, other));
    if (place === -1) return true;
    free.splice(place, 1);
    paired.push(word);
    return false;
  });
  return { paired, left: rest, right: free };
}
