import type { Request, Response } from 'express';
import type { Services } from '../../services.js';

/** `session` says who is signed in, `browser` which browser asked for a code. */
export type CookieName = 'session' | 'browser';

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
