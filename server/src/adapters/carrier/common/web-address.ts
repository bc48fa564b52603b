import { parseUrl } from '../../../domain/url.js';

/** Returns an address that a page may link to; null for anything else. */
export function webAddress(text: string | null): string | null {
  const protocol = parseUrl(text ?? '')?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? text : null;
}
