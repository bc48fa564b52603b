import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';

/** Stands in every harmless sample where no picture has it, and in no picture that is made of one. */
export const marker = 'alert(document.cookie)';

export type Sample = () => Promise<Buffer> | Buffer;

const solid = (width: number, height: number, background = '#0b6b43') =>
  sharp({ create: { width, height, channels: 3, background } });

/** The left half is red and the right half blue, so that it can be told how it was turned. */
export function twoColours(width: number, height: number) {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#0000ff' } };
  return solid(width, height, '#ff0000').composite([{ input: half, left: width / 2, top: 0 }]);
}

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const script = `<script>${marker}</script>`;
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}` +
  '<rect width="9" height="9"/></svg>';

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of one bit a pixel whose lines are all black: ever so small for what it unpacks to. */
function blackPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(1, 8);
  const lines = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A small PNG that says it is larger. */
export async function claimingPng(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await solid(4, 4).png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** A small JPEG whose frame says it is larger. */
async function claimingJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = Buffer.from(await solid(8, 8).jpeg().toBuffer());
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** A file of boxes, such as MP4 and HEIC, of a brand. */
const boxes = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from(`${brand}mif1`),
  ]);

async function pngWithText(): Promise<Buffer> {
  const png = await solid(21, 20).png().toBuffer();
  const text = chunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1'));
  // After the signature and the first chunk.
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}

async function jpegWithComment(): Promise<Buffer> {
  const jpeg = await solid(22, 20).jpeg().toBuffer();
  const comment = Buffer.from(`<?php system($_GET[0]); ?>${script}`, 'latin1');
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

const withBehind = (picture: Promise<Buffer>, ...behind: (string | Buffer)[]) =>
  picture.then((bytes) => Buffer.concat([bytes, ...behind.map((each) => Buffer.from(each))]));

const exif = {
  IFD0: { ImageDescription: marker, Make: 'Camera of Ada' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '6/1 31/1 27/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '3/1 22/1 45/1',
  },
};

const frames = [solid(30, 30, '#ff0000'), solid(30, 30, '#0000ff')];

async function animatedWebp(): Promise<Buffer> {
  const inputs = await Promise.all(frames.map((frame) => frame.clone().png().toBuffer()));
  return sharp(inputs, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

async function animatedGif(): Promise<Buffer> {
  const inputs = await Promise.all(frames.map((frame) => frame.clone().png().toBuffer()));
  return sharp(inputs, { join: { animated: true } })
    .gif({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** As a phone takes it: of some megabytes, with the place, and lying on its side in the file. */
export const largePhoto = () =>
  noise(1800, 2400)
    .composite([
      { input: { create: { width: 900, height: 600, channels: 3, background: '#f00' } }, top: 0, left: 0 },
    ])
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Photos as people have them, and pictures with something in them: each becomes a new one. */
export const harmless: Readonly<Record<string, Sample>> = {
  'a JPEG with a place and a direction': () =>
    twoColours(60, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a JPEG that a script stands behind': () => withBehind(solid(23, 20).jpeg().toBuffer(), script),
  'a PNG with an archive behind it': () =>
    withBehind(solid(24, 20).png().toBuffer(), Buffer.from([0x50, 0x4b, 3, 4]), marker),
  'a PNG with a script in its text': pngWithText,
  'a JPEG with a program in its comment': jpegWithComment,
  'a WebP with a description': () => solid(25, 20).withExif(exif).webp().toBuffer(),
  'an animated WebP': animatedWebp,
  'a JPEG in the colours of a press': () => solid(26, 20).toColourspace('cmyk').jpeg().toBuffer(),
  'a PNG of 16 bits a colour': () => solid(27, 20).toColourspace('rgb16').png().toBuffer(),
  'a grey PNG that one sees through': () => solid(28, 20).greyscale().ensureAlpha(0.5).png().toBuffer(),
  'a JPEG that loads in steps': () => solid(300, 200).jpeg({ progressive: true }).toBuffer(),
  'a PNG of one pixel': () => solid(1, 1).png().toBuffer(),
  'a JPEG far wider than high': () => solid(6000, 10).jpeg().toBuffer(),
  'a JPEG that claims 40 megapixels and has 64 pixels': () => claimingJpeg(8_000, 5_000),
  'a JPEG with a profile of colours': () => solid(29, 20).withIccProfile('p3').jpeg().toBuffer(),
};

/** What is no photo, or not one that we unpack, with the problem that is told. */
export const refused: Readonly<Record<string, [Sample, 'type' | 'heic' | 'damaged' | 'dimensions']>> = {
  text: [() => Buffer.from('not a picture'), 'type'],
  HTML: [() => Buffer.from(`<!doctype html>${script}`), 'type'],
  'an SVG with a script': [() => Buffer.from(svg), 'type'],
  'a compressed SVG': [() => gzipSync(svg), 'type'],
  'a PDF': [() => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'), 'type'],
  'an archive': [() => Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), 'type'],
  'a program': [() => Buffer.from(`MZ${'\0'.repeat(100)}PE`), 'type'],
  'a film': [() => boxes('isom'), 'type'],
  'a photo of an iPhone': [() => boxes('heic'), 'heic'],
  'a series of an iPhone': [() => boxes('msf1'), 'heic'],
  'an AVIF': [() => solid(9, 9).avif().toBuffer(), 'type'],
  'a GIF': [() => solid(9, 9).gif().toBuffer(), 'type'],
  'an animated GIF': [animatedGif, 'type'],
  'a TIFF': [() => solid(9, 9).tiff().toBuffer(), 'type'],
  'a bitmap of Windows': [() => Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'), 'type'],
  'the first bytes of a JPEG': [() => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'type'],
  'a JPEG whose rest is noise': [
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 0x5a)]),
    'type',
  ],
  'a PNG that is cut off': [
    async () => (await solid(900, 900).png().toBuffer()).subarray(0, -400),
    'damaged',
  ],
  'half a JPEG': [async () => (await solid(900, 900).jpeg().toBuffer()).subarray(0, 3000), 'damaged'],
  'half a WebP': [async () => (await noise(90, 90).webp().toBuffer()).subarray(0, 800), 'type'],
  'a PNG of 100 megapixels in a few kB': [() => blackPng(10_000, 10_000), 'dimensions'],
  'a PNG of 30 megapixels': [() => blackPng(6_000, 5_000), 'dimensions'],
  'a PNG that claims 10,000 megapixels': [() => claimingPng(100_000, 100_000), 'dimensions'],
  'a JPEG that claims 100 megapixels': [() => claimingJpeg(10_000, 10_000), 'dimensions'],
};
