import { isIP } from 'node:net';
import type { Services } from '../../services.js';

/** The site that passkeys belong to. */
export interface PasskeySite {
  /** The domain. */
  id: string;
  origin: string;
}

/** Returns the site, if browsers offer passkeys there: over https, or on `localhost`; never at an address. */
export function passkeySite({ config }: Pick<Services, 'config'>): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(config.siteUrl);
  const isOffered =
    protocol === 'https:' ? isIP(hostname.replace(/^\[|\]$/g, '')) === 0 : hostname === 'localhost';
  return isOffered ? { id: hostname, origin } : null;
}
