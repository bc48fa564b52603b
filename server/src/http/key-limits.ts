import { BlockList, isIP } from 'node:net';
import type { KeyScope } from '@escrow-checkout/contract';

/** What a key may do, from where, and until when; null: no limit. */
export interface KeyLimits {
  scopes: readonly KeyScope[] | null;
  /** Addresses, or networks such as `203.0.113.0/24`. */
  networks: readonly string[] | null;
  /** Real time. */
  expiresAt: number | null;
}

/** The limits as they are stored. */
export interface StoredKeyLimits {
  scopesJson: string | null;
  networksJson: string | null;
  expiresAt: number | null;
}

export function keyLimitsOf({ scopesJson, networksJson, expiresAt }: StoredKeyLimits): KeyLimits {
  const listOf = (json: string | null) => (json === null ? null : JSON.parse(json));
  return { scopes: listOf(scopesJson), networks: listOf(networksJson), expiresAt };
}

/** Whether a text names an address or a network: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  // A mapped address or one with a zone is never that of a caller.
  if (version === 0 || rest.length > 0 || /^::ffff:.*\.|%/i.test(address)) return false;
  if (bits === undefined) return true;
  return /^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Whether an address lies in one of the networks. An unknown address lies in none. */
export function isIn(networks: readonly string[], address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const family = isIP(base) === 4 ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  return list.check(address, version === 4 ? 'ipv4' : 'ipv6');
}
