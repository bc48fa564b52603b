import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SharpImages } from './index.js';
import { claimingPng } from './testing/samples.js';

const images = new SharpImages();
const bounds = { sideMax: 512 };
const secret = 'taken at 6.5244 N, 3.3792 E';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b43' } }).withExif({
    IFD0: { ImageDescription: secret },
  });

async function sizeOf(bytes: unknown) {
  const { width, height, format } = await sharp(bytes as Buffer).metadata();
  return { width, height, format };
}

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('in %s becomes a new one', async (format) => {
    const made = await images.reencode(await picture(2000, 500).toFormat(format).toBuffer(), bounds);
    expect(await sizeOf(made)).toEqual({ width: 512, height: 128, format: 'webp' });
  });

  it('that is small keeps its size', async () => {
    const made = await images.reencode(await picture(40, 20).png().toBuffer(), bounds);
    expect(await sizeOf(made)).toMatchObject({ width: 40, height: 20 });
  });

  it('loses what it says of itself, and what hides behind it', async () => {
    const upload = await picture(60, 60).jpeg().toBuffer();
    expect(upload.includes(secret)).toBe(true);
    const polyglot = Buffer.concat([upload, Buffer.from('<script>alert(1)</script>')]);
    const made = Buffer.from((await images.reencode(polyglot, bounds)) as Uint8Array);
    expect([made.includes(secret), made.includes('script')]).toEqual([false, false]);
  });

  it('is turned as its camera was held', async () => {
    const lying = await picture(60, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf(await images.reencode(lying, bounds))).toMatchObject({ width: 20, height: 60 });
  });
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script>' +
  '<rect width="9" height="9"/></svg>';

describe('an upload that is no such picture', () => {
  it.each([
    ['nothing', async () => Buffer.alloc(0), 'type'],
    ['text', async () => Buffer.from('not a picture'), 'type'],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['an SVG with a script', async () => Buffer.from(svg), 'type'],
    ['a GIF', () => picture(9, 9).gif().toBuffer(), 'type'],
    ['a TIFF', () => picture(9, 9).tiff().toBuffer(), 'type'],
    ['an AVIF', () => picture(9, 9).avif().toBuffer(), 'type'],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'), 'type'],
    [
      'a PNG that is cut off',
      async () => (await picture(900, 900).png().toBuffer()).subarray(0, -400),
      'damaged',
    ],
    ['half a JPEG', async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 3000), 'damaged'],
    [
      'a progressive JPEG whose colours are as many as its pixels, 26 million',
      () => picture(5200, 5000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
      'dimensions',
    ],
    ['a PNG of 10,000 megapixels', () => claimingPng(100_000, 100_000), 'dimensions'],
  ])('is refused: %s', async (_, upload, problem) => {
    expect(await images.reencode(await upload(), bounds)).toBe(problem);
  });
});
