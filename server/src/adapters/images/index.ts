import type Sharp from 'sharp';
import type { Metadata } from 'sharp';
import type { ImageBounds, ImageProblem, Images } from '../../ports/images.js';

/**
 * What a picture may unpack to, in pixels. Cameras write JPEG, which is made smaller while it is read; others
 * may have to be unpacked as a whole, at up to 8 bytes a pixel.
 */
const pixelsMax = { jpeg: 50_000_000, others: 24_000_000 };

/**
 * What a decoder may hold of one picture, in bytes: the coefficients of a progressive JPEG, and the pixels of
 * others. 50 megapixels of a progressive JPEG as cameras and browsers write it are just below.
 */
const heldBytesMax = 150_000_000;

function heldBytes({ format, width, height, channels, depth, ...jpeg }: Metadata): number {
  const pixels = width * height;
  if (format !== 'jpeg') return pixels * channels * (depth === 'uchar' ? 1 : 2);
  const samples = jpeg.chromaSubsampling === '4:2:0' ? channels / 2 : channels;
  return jpeg.isProgressive ? pixels * samples * 2 : 0;
}

/** How many pictures may wait, each with its bytes in memory. */
const waitingMax = 24;

/** How long one picture may take; a file can be made to take far longer than any photo. */
const secondsMax = 20;

/** Re-encodes pictures one after the other, so that memory is bounded by one of them. */
export class SharpImages implements Images {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  async reencode(bytes: Uint8Array, bounds: ImageBounds): Promise<Uint8Array | ImageProblem> {
    if (this.#waiting >= waitingMax) return 'busy';
    this.#waiting += 1;
    const result = this.#last.then(() => reencode(bytes, bounds));
    this.#last = result.catch(() => {});
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** The marks of HEIF files in the codec of Apple's cameras, which is encumbered by patents. */
const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(4, 12)).toString('latin1');
  return head.startsWith('ftyp') && heicBrands.includes(head.slice(4));
}

/** Loads the library with the first picture, since a server that never gets one need not hold it. */
async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // No other decoder is ever started.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let loading: Promise<typeof Sharp> | undefined;

async function reencode(
  bytes: Uint8Array,
  { sideMax, format = 'webp' }: ImageBounds,
): Promise<Uint8Array | ImageProblem> {
  if (isHeic(bytes)) return 'heic';
  if (bytes.length === 0) return 'type';
  loading ??= load();
  const sharp = await loading;
  const size = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null);
  if (size === null) return 'type';
  const limitInputPixels = size.format === 'jpeg' ? pixelsMax.jpeg : pixelsMax.others;
  if (size.width * size.height > limitInputPixels || heldBytes(size) > heldBytesMax) return 'dimensions';
  const options = { limitInputPixels, failOn: 'error', pages: 1 } as const;
  try {
    return await sharp(bytes, options)
      .rotate()
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'webp' ? { quality: 85 } : {})
      .timeout({ seconds: secondsMax })
      .toBuffer();
  } catch {
    return 'damaged';
  }
}
