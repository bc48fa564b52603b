import type { Request, Response } from 'express';
import type { Services } from '../../services.js';

/**
 * `session` says who is signed in, `browser` which browser asked for a code; a cookie of the third kind, one
 * for each address, says that the browser has signed in to it before; `typed` is the address that a code was
 * asked for, masked; `lang` is the language that the visitor chose. The dashboard has a session and a browser
 * of its own (`staff`), so that the session of a buyer or a seller never opens it.
 */
export type CookieName =
  | 'session'
  | 'browser'
  | 'typed'
  | 'lang'
  | 'staff'
  | 'staff_browser'
  | KnownCookieName;

type KnownCookieName = `known_${string}`;

/** The `__Host-` prefix makes browsers refuse this cookie from other hosts and from plain-text pages. */
function nameOf({ config }: Services, name: CookieName): string {
  return isSecure(config.siteUrl) ? `__Host-${name}` : name;
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}

/** Reads one of our cookies; undefined if there is none, or several, since one must then be foreign. */
export function readCookie(services: Services, request: Request, name: CookieName): string | undefined {
  const wanted = `${nameOf(services, name)}=`;
  const found = (request.headers.cookie ?? '')
    .split(/; */)
    .filter((part) => part.startsWith(wanted))
    .map((part) => part.slice(wanted.length));
  return found.length === 1 && /^\w{1,64}$/.test(found[0] ?? '') ? found[0] : undefined;
}

/** Reads the cookies of the addresses that a browser is known to; unchecked. */
export function knownCookies(services: Services, { headers }: Request): Map<KnownCookieName, string> {
  const prefix = nameOf(services, 'known_');
  const cookies = new Map<KnownCookieName, string>();
  for (const part of (headers.cookie ?? '').split(/; */)) {
    const [name = '', value = ''] = part.split('=');
    const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (/^\w{1,64}$/.test(rest)) cookies.set(`known_${rest}`, value);
  }
  return cookies;
}

/** Sets a cookie that no script reads and no other site's form sends; null deletes it. */
export function setCookie(
  services: Services,
  response: Response,
  name: CookieName,
  value: string | null,
  lifetimeMs = 0,
): void {
  const parts = [
    `${nameOf(services, name)}=${value ?? ''}`,
    'Path=/',
    `Max-Age=${value === null ? 0 : Math.floor(lifetimeMs / 1000)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure(services.config.siteUrl) ? ['Secure'] : []),
  ];
  response.appendHeader('Set-Cookie', parts.join('; '));
}
