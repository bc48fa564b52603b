import type { Request } from 'express';
import type { Services } from '../../services.js';

/**
 * Whether a request comes from the machine itself, where somebody tries things out. One that others use has a
 * mail server or a public address; behind a proxy of its own everybody comes from here, so the sender's
 * address alone says nothing. The host keeps out pages of other sites whose names were made to lead here.
 */
export function isOfThisMachine({ config }: Services, request: Request): boolean {
  return (
    config.MAIL_URL === undefined &&
    isLoopbackUrl(config.siteUrl) &&
    isLoopbackUrl(`http://${request.headers.host ?? ''}`) &&
    !comesThroughProxy(request) &&
    isLoopbackAddress(request.socket.remoteAddress ?? '')
  );
}

/** Heads that only proxies add. */
const proxyHeads = /^(via|forwarded|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** A proxy that is not told to add such a head may still ask in the old version, which no browser does. */
function comesThroughProxy({ headers, httpVersion }: Request): boolean {
  return httpVersion !== '1.1' || Object.keys(headers).some((name) => proxyHeads.test(name));
}

function isLoopbackUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
