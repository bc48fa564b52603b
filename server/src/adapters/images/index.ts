import type Sharp from 'sharp';
import type { ImageBounds, ImageProblem, Images } from '../../ports/images.js';

/** What a picture may unpack to, in pixels of at most 8 bytes each. */
const pixelsMax = 16_000_000;

/** Re-encodes pictures one after the other, so that memory is bounded by one of them. */
export class SharpImages implements Images {
  #last: Promise<unknown> = Promise.resolve();

  reencode(bytes: Uint8Array, bounds: ImageBounds): Promise<Uint8Array | ImageProblem> {
    const result = this.#last.then(() => reencode(bytes, bounds));
    this.#last = result.catch(() => {});
    return result;
  }
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

async function reencode(bytes: Uint8Array, { sideMax }: ImageBounds): Promise<Uint8Array | ImageProblem> {
  if (bytes.length === 0) return 'type';
  loading ??= load();
  const sharp = await loading;
  const options = { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 } as const;
  const size = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (size === null) return 'type';
  if (size.width * size.height > pixelsMax) return 'dimensions';
  try {
    return await sharp(bytes, options)
      .rotate()
      .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    return 'damaged';
  }
}
