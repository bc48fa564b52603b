/** Addresses that other senders of webhooks refuse, each once; we refuse every one of them. */
export const refusedByOthers = [
  '10.0.0.5',
  '10.254.0.0',
  '172.16.0.1',
  '172.16.10.65',
  '192.168.1.10',
  '192.168.10.65',
  '127.0.0.1',
  '127.0.0.254',
  '127.254.254.254',
  '0.0.0.0',
  '0.1.2.3',
  '255.255.255.255',
  '169.254.0.1',
  '169.254.45.1',
  '169.254.169.254',
  '224.1.2.3',
  '233.252.0.16',
  '100.100.0.0',
  '192.0.0.0',
  '192.0.0.255',
  '192.0.2.255',
  '198.51.100.65',
  '203.0.113.6',
  '192.88.99.3',
  '198.18.0.0',
  '240.240.240.240',
  '::0',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:0.0.0.1',
  '::ffff:169.254.169.254',
  'fe80::1',
  'fe80::dead:beef',
  'febf:ffff::dead:beef',
  'ff02::1',
  'fd00::1',
  'fd00:ec2::254',
  'fdee:3A45:9057::0001',
  'fd7a:115c:a1e0::1',
  '2001:db8::1',
  '3fff::dead:beef',
  '5f00::dead:beef',
  '100::1:2:3:4',
  '2002:c000:0204::dead:beef',
  '2002:c0a8:0001::dead:beef',
  '2002:a9fe:a9fe::1',
  '64:ff9b::c0a8:0',
  '64:ff9b::c0a8:0000',
  '64:ff9b::808:808',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::dead:beef',
] as const;

/**
 * Addresses that some of them allow and we refuse. A translated address hides where a request ends, and a
 * receiver on the internet does not need one. `fd12:3456::1` is private: no merchant's endpoint is inside our
 * own network.
 */
export const allowedByOthersOnly = ['::ffff:8.8.8.8', '2002:0808:0808::1', 'fd12:3456::1'] as const;

/** Addresses that they and we allow. */
export const allowedByAll = ['1.1.1.1', '8.8.8.8', '2001:4860:4860::8888', '2606:4700:4700::1111'] as const;

/** Returns a URL with the address as its host. */
export function urlOf(address: string): string {
  return `https://${address.includes(':') ? `[${address}]` : address}/hooks`;
}
