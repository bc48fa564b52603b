import { expect, it } from 'vitest';
import type { Images } from '../../ports/images.js';
import { PngCache } from './png-cache.js';

const picture = new Uint8Array(1);

/** Makes PNGs of one size, once it is told to, and counts them. */
class SlowImages implements Images {
  made = 0;
  readonly #size: number;
  #finish: () => void = () => {};

  constructor(size: number) {
    this.#size = size;
  }

  async reencode() {
    this.made += 1;
    await new Promise<void>((resolve) => {
      this.#finish = resolve;
    });
    return this.#size === 0 ? 'damaged' : new Uint8Array(this.#size);
  }

  /** Makes one PNG, or none if it is held. */
  async of(cache: PngCache, id: string) {
    const png = cache.of(id, picture);
    this.#finish();
    return png;
  }

  finish() {
    this.#finish();
  }
}

it('makes one PNG at a time, once for all who ask for it, and refuses others meanwhile', async () => {
  const images = new SlowImages(10);
  const cache = new PngCache(images);
  const asked = [cache.of('a', picture), cache.of('a', picture)];
  expect(await cache.of('b', picture)).toBe('busy');
  images.finish();
  for (const png of await Promise.all(asked)) expect(png).toHaveLength(10);
  expect(await images.of(cache, 'b')).toHaveLength(10);
  expect(images.made).toBe(2);
});

it('holds 16 MB of those asked for last', async () => {
  const images = new SlowImages(6_000_000);
  const cache = new PngCache(images);
  for (const id of ['a', 'b', 'a', 'c']) await images.of(cache, id);
  expect(images.made).toBe(3);
  await images.of(cache, 'a');
  expect(images.made).toBe(3);
  await images.of(cache, 'b');
  expect(images.made).toBe(4);
});

it('tries again what could not be made', async () => {
  const images = new SlowImages(0);
  const cache = new PngCache(images);
  expect(await images.of(cache, 'a')).toBe('damaged');
  expect(await images.of(cache, 'a')).toBe('damaged');
  expect(images.made).toBe(2);
});
