import { describe, expect, it } from 'vitest';
import { OutgoingError } from './failure.js';
import { Guard, hostOf } from './guard.js';
import { allowedByAll, allowedByOthersOnly, refusedByOthers, urlOf } from './testing/known-addresses.js';

const publicAddress = '93.184.216.34';
const shop = 'https://shop.test/hooks';

/** Returns a guard that resolves every name to these addresses. */
const guardOver = (...addresses: string[]) => new Guard(async () => addresses, false);
/** Returns a guard that fails if it resolves a name. */
const guardOfLiterals = new Guard(() => Promise.reject(new Error('a literal was looked up')), false);

/** Returns why no address of a host may be called. */
async function failureOf(guard: Guard, host: string): Promise<OutgoingError> {
  const error = await guard.allowedAddresses(host).catch((reason: unknown) => reason);
  if (error instanceof OutgoingError) return error;
  throw new Error(`${host} may be called`);
}

describe('what other senders refuse', () => {
  const refused = [...refusedByOthers, ...allowedByOthersOnly];

  it.each(refused)('%s is refused where a URL names it, at registration and at sending', async (address) => {
    const url = urlOf(address);
    expect(await guardOfLiterals.refusalOf(url)).toMatch(/^names an? /);
    expect(guardOfLiterals.literalRefusalOf(url)).toMatch(/^names an? /);
    expect(await failureOf(guardOfLiterals, hostOf(new URL(url)))).toMatchObject({ failure: 'blocked' });
  });

  it.each([...refused, 'not-an-ip'])('%s is refused where a name resolves to it', async (address) => {
    const guard = guardOver(address);
    expect(await guard.refusalOf(shop)).toMatch(/^names a host that resolves to (an?|no) /);
    expect(await failureOf(guard, 'shop.test')).toMatchObject({ failure: 'blocked' });
  });

  it.each(refused)(
    '%s beside a public address: refused at registration, left out at sending',
    async (address) => {
      for (const addresses of [
        [address, publicAddress],
        [publicAddress, address],
      ]) {
        expect(await guardOver(...addresses).refusalOf(shop)).toMatch(/resolves to/);
        expect(await guardOver(...addresses).allowedAddresses('shop.test')).toEqual([publicAddress]);
      }
    },
  );
});

describe('what other senders allow', () => {
  it.each(allowedByAll)('%s may be called, named or resolved', async (address) => {
    expect(await guardOfLiterals.refusalOf(urlOf(address))).toBeNull();
    expect(guardOfLiterals.literalRefusalOf(urlOf(address))).toBeNull();
    expect(await guardOfLiterals.allowedAddresses(address)).toEqual([address]);
    expect(await guardOver(address).refusalOf(shop)).toBeNull();
    expect(await guardOver(address).allowedAddresses('shop.test')).toEqual([address]);
  });
});

describe('a name', () => {
  it('is looked up for every connection, and each answer is checked', async () => {
    const answers = [[publicAddress], ['10.0.0.5'], [publicAddress]];
    const guard = new Guard(async () => answers.shift() ?? [], false);
    expect(await guard.allowedAddresses('shop.test')).toEqual([publicAddress]);
    expect((await failureOf(guard, 'shop.test')).message).toBe('shop.test resolves to a private address');
    expect(await guard.allowedAddresses('shop.test')).toEqual([publicAddress]);
    expect(await failureOf(guard, 'shop.test')).toMatchObject({ failure: 'dns' });
  });

  it.each(['localhost', 'LOCALHOST', 'shop.localhost'])('%s is this machine, not looked up', async (name) => {
    expect((await failureOf(guardOfLiterals, name)).message).toBe(`${name} resolves to a loopback address`);
  });
});

describe('a URL', () => {
  const guard = guardOver(publicAddress);

  it.each([
    ['https://shop.test:0/hooks', 'names port 0'],
    ['https://shop.test:00000/hooks', 'names port 0'],
    ['https://93.184.216.34:0', 'names port 0'],
    ['https://shop.test:65536/hooks', 'is not a valid URL'],
    ['https://shop.test:99999/hooks', 'is not a valid URL'],
    ['https://shop.test:-1/', 'is not a valid URL'],
    ['https://\uff4cocalhost/', /^names a host with characters/],
    ['https://\u24c1ocalhost:443/', /^names a host with characters/],
    ['https://shop\u3002test/', /^names a host with characters/],
    ['https://\u212aitchen.test/', /^names a host with characters/],
    ['https://\uff11\uff12\uff17.0.0.1/', /^names a host with characters/],
    ['https://cafe\u0301.test/', /^names a host with characters/],
    ['HTTPS:\\\\\uff4cocalhost/', /^names a host with characters/],
  ])('%j is refused before any name is looked up', async (url, reason) => {
    expect(guardOfLiterals.literalRefusalOf(url)).toMatch(reason);
    expect(await guardOfLiterals.refusalOf(url)).toMatch(reason);
  });

  it.each([
    'https://shop.test:1/hooks',
    'https://shop.test:65535/hooks',
    'https://shop.test:443',
    'https://caf\u00e9.test/',
    'https://shop.test/\uff4cocalhost?x=\u212a#\u2460',
  ])('%j may be called', async (url) => {
    expect(guard.literalRefusalOf(url)).toBeNull();
    expect(await guard.refusalOf(url)).toBeNull();
  });
});
