import { distance } from 'fastest-levenshtein';

/** More edits than this are no typo. */
const slipsMax = 3;

/** Returns the names that contain the word, else those a few edits away. */
function nearest(given: string, names: readonly string[]): string[] {
  const holding =
    given.length < 3
      ? []
      : names.filter((name) => name.includes(given) || (name.length > 3 && given.includes(name)));
  if (holding.length > 0) return holding;
  const slips = names.map((name) => distance(given.toLowerCase(), name));
  const fewest = Math.min(...slips);
  const isSlip = fewest <= slipsMax && fewest <= given.length / 2;
  return isSlip ? names.filter((_, at) => slips[at] === fewest) : [];
}

/** Returns `Did you mean paid?`, or an empty text if no name is near. */
export function suggestion(given: string, names: readonly string[]): string {
  const near = nearest(given, names);
  return near.length > 0 ? `Did you mean ${near.join(', ')}?` : '';
}

/** Returns advice for unknown names: the nearest ones, then all. */
export function hints(given: readonly string[], known: readonly string[]): string[] {
  const meant = [...new Set(given.map((name) => suggestion(name, known)))].filter(Boolean);
  return [...meant, `Fields: ${known.join(', ')}`];
}
