import type { Checkout } from '../../../domain/records.js';

/**
 * The outcome of the payment for the shop; null while it is open, also because a bank reversed it. Only a
 * hint: a shop must not deliver on it.
 */
export function outcomeOf(
  checkout: Pick<Checkout, 'status' | 'amountReceivable'>,
): 'success' | 'failed' | null {
  const { status, amountReceivable } = checkout;
  if (amountReceivable > 0) return null;
  switch (status) {
    case 'awaiting_payment':
    case 'pending':
      return null;
    case 'funded':
    case 'disputed':
    case 'released':
    case 'succeeded':
      return 'success';
    default:
      return 'failed';
  }
}

/**
 * Adds the outcome to the shop's address: after its own query, which stays byte for byte, and before its
 * fragment.
 *
 * @example withOutcome('https://shop.example/thanks?order=1#top', 'success')
 * // 'https://shop.example/thanks?order=1&status=success#top'
 */
export function withOutcome(url: string, outcome: 'success' | 'failed' | null): string {
  if (outcome === null) return url;
  const hash = url.indexOf('#');
  const [address, fragment] = hash < 0 ? [url, ''] : [url.slice(0, hash), url.slice(hash)];
  const join = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${join}status=${outcome}${fragment}`;
}
