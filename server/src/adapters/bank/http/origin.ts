import { parseUrl } from '../../../domain/url.js';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns in a sentence why a partner must not be called at an address, or null. Keys leave this machine for
 * the partner's own address only.
 *
 * @param official the partner's origins, such as `https://api.example.com`
 */
export function originProblem(address: string, official: readonly string[]): string | null {
  const url = parseUrl(address);
  if (url === null || !(official.includes(url.origin) || isLoopback(url))) {
    return `The address has to be ${official.join(' or ')}, or a fake partner's on this machine.`;
  }
  const { pathname, search, hash, username, password } = url;
  const isBare = pathname === '/' && search === '' && hash === '' && username === '' && password === '';
  return isBare ? null : 'The address must have no path, no query and no user.';
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return (protocol === 'http:' || protocol === 'https:') && loopback.includes(hostname);
}
