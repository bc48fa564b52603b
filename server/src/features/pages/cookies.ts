import type { Request, Response } from 'express';
import type { Services } from '../../services.js';

/** Who is signed in, and which browser asked for a code. */
export type CookieName = 'session' | 'browser';

/** On https no other host and no plain-text page can have set it: the prefix makes browsers see to that. */
function nameOf({ config }: Services, name: CookieName): string {
  return isSecure(config.siteUrl) ? `__Host-${name}` : name;
}

function isSecure(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}

/** A cookie of ours; undefined where there is none, or two, of which one must be somebody else's. */
export function readCookie(services: Services, request: Request, name: CookieName): string | undefined {
  const wanted = `${nameOf(services, name)}=`;
  const found = (request.headers.cookie ?? '')
    .split(/; */)
    .filter((part) => part.startsWith(wanted))
    .map((part) => part.slice(wanted.length));
  return found.length === 1 && /^\w{1,64}$/.test(found[0] ?? '') ? found[0] : undefined;
}

/** Sets a cookie that no script reads and no other site's form sends; without a value it is taken away. */
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
