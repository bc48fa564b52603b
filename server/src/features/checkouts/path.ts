/** Characters of the key in a checkout's link. */
export const checkoutKeyLength = 22;

/** References that browsers remove from a path, percent-encoded or not. */
const folded: readonly unknown[] = ['.', '..'];
/** The path segment used when the query carries the reference. */
const placeholder = '-';

/**
 * The path of a checkout page, safe in every browser.
 *
 * @param key picks the checkout if several merchants use the reference; null: the signed-in buyer chooses
 * @param page the page's name; empty for the checkout page itself
 * @example checkoutPath({ reference: 'ORD/1', key: 'k' }, 'receipt') // "/checkout/ORD%2F1/receipt?key=k"
 * @example checkoutPath({ reference: '..', key: 'k' }) // "/checkout/-?reference=..&key=k"
 */
export function checkoutPath(checkout: { reference: string; key: string | null }, page = ''): string {
  const { reference, key } = checkout;
  const isFolded = folded.includes(reference);
  const segment = isFolded ? placeholder : encodeURIComponent(reference);
  const carried = isFolded ? `?reference=${reference}` : '';
  const picked = key === null ? '' : `${isFolded ? '&' : '?'}key=${key}`;
  return `/checkout/${segment}${page === '' ? '' : `/${page}`}${carried}${picked}`;
}

/**
 * The reference in such a path.
 *
 * @param segment the decoded path segment
 * @param carried the query's `reference`, unverified
 */
export function referenceAt(segment: unknown, carried: unknown): unknown {
  return segment === placeholder && folded.includes(carried) ? carried : segment;
}
