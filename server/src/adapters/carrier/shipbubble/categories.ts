import { CarrierUnavailable } from '../../../ports/carrier.js';

export interface Category {
  id: number;
  name: string;
}

/** What carriers take without asking further, for a parcel that no category names. */
const neutral = ['light weight', 'general', 'accessories'];

/** Returns the id of the category that a parcel's description names, or of one that most carriers take. */
export function categoryOf(description: string, categories: readonly Category[]): number {
  const words = wordsIn(description);
  const named = categories.find(({ name }) => wordsIn(name).some((word) => words.includes(word)));
  const found = named ?? neutralIn(categories) ?? categories[0];
  if (!found) throw new CarrierUnavailable('Shipbubble has no category of parcels');
  return found.id;
}

function neutralIn(categories: readonly Category[]): Category | undefined {
  return neutral
    .map((part) => categories.find(({ name }) => name.toLowerCase().includes(part)))
    .find((category) => category !== undefined);
}

/** Words without their plural; short ones, such as "and", say nothing. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z]+/);
  return words.filter((word) => word.length > 3).map((word) => word.replace(/s$/, ''));
}
