/** Hosts inside: this machine, a private network, and the metadata of clouds. */
const inside = [
  '127.0.0.1',
  '10.0.0.5',
  '192.168.1.1',
  '169.254.169.254',
  '168.63.129.16',
  '100.100.100.200',
];

/** Spellings of an IPv4 address that some parser reads as that address. */
function spellingsOf(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number, digits = 2) => value.toString(16).padStart(digits, '0');
  const octal = (value: number) => `0${value.toString(8)}`;
  const groups = `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`;
  return [
    address,
    `${address}.`,
    `${whole}`,
    `0x${hex(whole, 8)}`,
    `0X${hex(whole, 8).toUpperCase()}`,
    `0${whole.toString(8)}`,
    `000${whole.toString(8)}`,
    `${whole + 2 ** 32}`,
    [a, b, c, d].map((part) => `0x${hex(part)}`).join('.'),
    [a, b, c, d].map((part) => `0x000000${hex(part)}`).join('.'),
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map((part) => `0000${part.toString(8)}`).join('.'),
    `0x${hex(a)}.${octal(b)}.${c}.${d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    `0x${hex(a)}.0x${hex((b * 256 + c) * 256 + d, 6)}`,
    `${a}.${b}.${c}.${d + 256}`,
    `[::ffff:${address}]`,
    `[::ffff:${groups}]`,
    `[0:0:0:0:0:ffff:${groups}]`,
    `[::${address}]`,
    `[::ffff:0:${address}]`,
    `[64:ff9b::${address}]`,
    `[64:ff9b:1::${groups}]`,
    `[2002:${groups}::]`,
    `[2002:${groups}::1]`,
    `[2001:0:${groups}::1]`,
    `[::ffff:${address}%25lo]`,
    address.replaceAll('.', '\u3002'),
    address.replaceAll('.', '\uff0e'),
    address.replaceAll('.', '%2e'),
    [...address].map((each) => `%${hex(each.charCodeAt(0))}`).join(''),
    [...address]
      .map((each) => (each === '.' ? each : String.fromCharCode(each.charCodeAt(0) + 0xfee0)))
      .join(''),
    [...address]
      .map((each) => (/[1-9]/.test(each) ? String.fromCharCode(0x2460 + Number(each) - 1) : each))
      .join(''),
    `shop.test@${address}`,
    `shop.test:x@${address}`,
    `shop.test%40x@${address}`,
    `shop.test\\@${address}`,
    `shop.test#@${address}`,
    `${address}#shop.test`,
    `${address}?shop.test`,
    `${address}\\.shop.test`,
    `${address}:443:shop.test`,
    ` ${address}`,
    `\t${address}`,
    `${address.slice(0, 3)}\n${address.slice(3)}`,
    `${address}\u0000.shop.test`,
  ];
}

/** Names that mean this machine, or that a name server of the attacker gives an address inside. */
const names = [
  'localhost',
  'LOCALHOST',
  'localhost.',
  'localhost..',
  'shop.localhost',
  'a.b.localhost.',
  'loc\u0430lhost',
  '\uff4c\uff4f\uff43\uff41\uff4c\uff48\uff4f\uff53\uff54',
  '\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3',
  'local\u00adhost',
  'local\u200bhost',
  'localhost.localdomain',
  'ip6-localhost',
  'ip6-loopback',
  'metadata',
  'metadata.google.internal',
  'instance-data',
  'instance-data.ec2.internal',
  'kubernetes.default.svc',
  'host.docker.internal',
  '127.0.0.1.nip.test',
  '7f000001.rebind.test',
  'shop.test.127.0.0.1.nip.test',
  '_.test',
  '-.test',
  `${'a'.repeat(63)}.test`,
  `${'a.'.repeat(120)}test`,
];

const ipv6 = [
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::1%25eth0]',
  '[fe80::1]',
  '[fe80::1%25eth0]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[2001:2::1]',
  '[2001:10::1]',
  '[2001:20::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[100::1]',
  '[::ffff:0:0]',
  '[::ffff:0.0.0.0]',
  '0.0.0.0',
  '0',
  '0x0',
  '00000000000',
  '255.255.255.255',
  '4294967295',
];

/** Whole addresses that are odd in another part than their host. */
const others = (port: number): string[] => [
  'https://shop.test:0/hooks',
  'https://shop.test:65536/hooks',
  'https://shop.test:-1/hooks',
  `https://shop.test:${port + 65_536}/hooks`,
  `http://127.0.0.1:${port}/hooks`,
  `HTTPS://127.0.0.1:${port}/hooks`,
  `https:127.0.0.1:${port}/hooks`,
  `https:/127.0.0.1:${port}/hooks`,
  `https:\\\\127.0.0.1:${port}/hooks`,
  `https:///127.0.0.1:${port}/hooks`,
  `//127.0.0.1:${port}/hooks`,
  `127.0.0.1:${port}/hooks`,
  `wss://127.0.0.1:${port}/hooks`,
  `ftp://127.0.0.1:${port}/hooks`,
  `gopher://127.0.0.1:${port}/_POST`,
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  'https://',
  'https://@/',
  'https://:@/',
  'https://%/',
  'https://%00/',
  'https://[/',
  'https://[]/',
  'https://[::1/',
  'https://[127.0.0.1]/',
];

/** A few hundred addresses of which none may be called. */
export function hostileUrls(port: number): string[] {
  const hosts = [...inside.flatMap(spellingsOf), ...names, ...ipv6];
  return [...hosts.map((host) => `https://${host}:${port}/hooks`), ...others(port)];
}
