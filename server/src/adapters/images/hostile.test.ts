import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SharpImages } from './index.js';
import { harmless, marker, refused, twoColours } from './testing/samples.js';

const images = new SharpImages();
const bounds = { sideMax: 1600 };

describe('an uploaded photo', () => {
  it.each(Object.entries(harmless))(
    'becomes a new picture without what it carried: %s',
    async (_, sample) => {
      const made = Buffer.from((await images.reencode(await sample(), bounds)) as Uint8Array);
      const { format, exif, icc, xmp, iptc, pages, width, height } = await sharp(made).metadata();
      expect({ format, exif, icc, xmp, iptc, pages: pages ?? 1 }).toEqual({ format: 'webp', pages: 1 });
      expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
      expect(made.includes(marker)).toBe(false);
    },
  );

  it.each(Object.entries(refused))('is refused: %s', async (_, [sample, problem]) => {
    expect(await images.reencode(await sample(), bounds)).toBe(problem);
  });

  it('stands upright', async () => {
    const lying = await twoColours(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const made = Buffer.from((await images.reencode(lying, bounds)) as Uint8Array);
    const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
    const [red, , blue] = [data[0], data[1], data[2]] as [number, number, number];
    // What was the left side is the top after a turn to the right.
    expect([info.width, info.height, red > blue]).toEqual([20, 60, true]);
  });

  it('waits for others, but not in a line without an end', async () => {
    const photo = await twoColours(60, 20).jpeg().toBuffer();
    const line = new SharpImages();
    const made = await Promise.all(Array.from({ length: 30 }, () => line.reencode(photo, bounds)));
    expect(made.filter((each) => each === 'busy')).toHaveLength(6);
    expect(await line.reencode(photo, bounds)).toBeInstanceOf(Uint8Array);
  });
});
