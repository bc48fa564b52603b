import type { Request } from 'express';
import { parseUrl } from '../../domain/url.js';
import type { Services } from '../../services.js';

/**
 * Whether a request comes from the machine that the server runs on, in a local trial. A server for others has
 * a mail server or a public address. Behind a local proxy every request has a loopback address, so that alone
 * proves nothing. Checking the host keeps out other sites whose names resolve to this machine.
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

/** Headers that only proxies add. */
const proxyHeaders = /^(via|forwarded|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** A proxy that adds no such header may still speak HTTP/1.0, which no browser does. */
function comesThroughProxy({ headers, httpVersion }: Request): boolean {
  return httpVersion !== '1.1' || Object.keys(headers).some((name) => proxyHeaders.test(name));
}

export function isLoopbackUrl(url: string): boolean {
  const hostname = parseUrl(url)?.hostname;
  if (hostname === undefined) return false;
  return hostname === 'localhost' || isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''));
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
