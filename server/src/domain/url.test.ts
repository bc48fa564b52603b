import { expect, it } from 'vitest';
import { parseUrl } from './url.js';

it('an address with Latin-1 characters is one, however often it is asked', () => {
  for (let asked = 0; asked < 50_000; asked++) {
    expect(parseUrl('https://café.test/')?.host).toBe('xn--caf-dma.test');
  }
});

it.each(['', 'café.test', 'https://', 'https://a.test:65536/', 'http://[::1'])('%j is no address', (text) => {
  expect(parseUrl(text)).toBeNull();
});
