import { isIP } from 'node:net';
import { parseUrl } from '../../domain/url.js';
import { forbiddenKind } from './addresses.js';
import { OutgoingError } from './failure.js';

/** Returns every address of a name; throws if there is none. */
export type ResolveName = (name: string) => Promise<string[]>;

/** Decides which addresses may be called, for IP literals and names. */
export class Guard {
  constructor(
    private readonly resolveName: ResolveName,
    private readonly allowLoopback: boolean,
  ) {}

  /**
   * Returns why a URL must not be called, in words. Null: it may be called, or its name does not resolve now.
   */
  async refusalOf(url: string): Promise<string | null> {
    const malformed = malformationOf(url);
    if (malformed !== null) return malformed;
    const host = hostOf(new URL(url));
    const addresses = await this.#addressesOf(host).catch(() => []);
    const kind = this.#kindOf(addresses);
    if (kind === null) return null;
    return isIP(host) === 0 ? `names a host that resolves to ${kind}` : `names ${kind}`;
  }

  /** Returns why the address that a URL itself names must not be called; null for every other name. */
  literalRefusalOf(url: string): string | null {
    const malformed = malformationOf(url);
    if (malformed !== null) return malformed;
    const kind = this.#kindOf(addressesNamed(hostOf(new URL(url))) ?? []);
    return kind === null ? null : `names ${kind}`;
  }

  /** Returns the addresses of a host that may be called; at least one. */
  async allowedAddresses(host: string): Promise<string[]> {
    let addresses: string[];
    try {
      addresses = await this.#addressesOf(host);
    } catch (error) {
      throw new OutgoingError('dns', `${host} does not resolve: ${codeOf(error)}`);
    }
    const allowed = addresses.filter((address) => this.forbidden(address) === null);
    if (allowed.length > 0) return allowed;
    const [first] = addresses;
    if (first === undefined) throw new OutgoingError('dns', `${host} has no address`);
    const relation = isIP(host) === 0 ? 'resolves to' : 'is';
    throw new OutgoingError('blocked', `${host} ${relation} ${this.forbidden(first)}`);
  }

  /** Returns the kind of an address that must not be called, or null. */
  forbidden(address: string): string | null {
    return forbiddenKind(address, this.allowLoopback);
  }

  #kindOf(addresses: readonly string[]): string | null {
    return addresses.map((address) => this.forbidden(address)).find((kind) => kind !== null) ?? null;
  }

  async #addressesOf(host: string): Promise<string[]> {
    return addressesNamed(host) ?? this.resolveName(host);
  }
}

/**
 * Returns why a URL cannot be called wherever its host is, in words; null if it can. A port above 65535 makes
 * no valid URL. Parsing replaces compatibility characters in a host, so that a full-width `localhost` would
 * become this machine.
 */
export function malformationOf(url: string): string | null {
  const parsed = parseUrl(url);
  if (parsed === null) return 'is not a valid URL';
  if (parsed.port === '0') return 'names port 0';
  const [, authority = ''] = /^[a-z]+:[\\/]*([^/\\?#]*)/i.exec(url.trim()) ?? [];
  // The ideographic full stop is its own normal form, but a dot to every resolver.
  if (authority === authority.normalize('NFKC') && !authority.includes('\u3002')) return null;
  return 'names a host with characters that Unicode normalization (NFKC) replaces';
}

/** Returns the addresses that a host names without a name server; null if only one can tell. */
function addressesNamed(host: string): string[] | null {
  if (isIP(host) !== 0) return [host];
  // These names always mean this machine, whatever a name server returns.
  return /(^|\.)localhost$/i.test(host) ? ['127.0.0.1', '::1'] : null;
}

/** Returns the host without brackets and without a final dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$|\.$/g, '');
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'no answer';
}
