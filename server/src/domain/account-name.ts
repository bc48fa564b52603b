export type NameMatch = 'exact' | 'close' | 'none';

/**
 * Returns how well an expected name fits the name on a bank account. Banks write families first, in capitals,
 * and shorten long names, so case, accents, punctuation and order are ignored. A `close` name leaves out
 * names or shortens them to initials, but shares at least two, one of them in full: too many people share a
 * family name alone.
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
  const plain = name.normalize('NFKD').replace(/[\p{M}'\u2019`]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isInitialOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

/** Pairs each word on the left with the first unpaired word on the right that fits. */
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
