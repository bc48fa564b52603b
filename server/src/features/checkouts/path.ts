/** What browsers take out of a path, percent-encoded or not; references may be so. */
const folded: readonly unknown[] = ['.', '..'];
/** Stands in the path for what the query carries. */
const standIn = '-';

/**
 * The path of one of an order's pages, as it survives in every browser.
 *
 * @param key picks the order among those of several shops; null: whoever is signed in chooses
 * @param page its name; the order itself without
 * @example checkoutPath({ reference: 'ORD/1', key: 'k' }, 'receipt') // "/checkout/ORD%2F1/receipt?key=k"
 * @example checkoutPath({ reference: '..', key: 'k' }) // "/checkout/-?reference=..&key=k"
 */
export function checkoutPath(checkout: { reference: string; key: string | null }, page = ''): string {
  const { reference, key } = checkout;
  const isFolded = folded.includes(reference);
  const segment = isFolded ? standIn : encodeURIComponent(reference);
  const carried = isFolded ? `?reference=${reference}` : '';
  const picked = key === null ? '' : `${isFolded ? '&' : '?'}key=${key}`;
  return `/checkout/${segment}${page === '' ? '' : `/${page}`}${carried}${picked}`;
}

/**
 * The reference that such a path means.
 *
 * @param segment what stands in the path, decoded
 * @param carried what the query says under `reference`; anybody may have written it
 */
export function referenceAt(segment: unknown, carried: unknown): unknown {
  return segment === standIn && folded.includes(carried) ? carried : segment;
}
