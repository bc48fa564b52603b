import type { ImageProblem, Images } from '../../ports/images.js';

/** How much is held, in bytes: some hundred logos. */
const heldBytesMax = 16_000_000;

/** Larger than any file that is served. */
const sideMax = 10_000;

/**
 * PNGs of kept pictures. Only one is made at a time, since buyers' photos wait in the same queue. Those used
 * last are held; a picture is made again only once newer ones have displaced its PNG.
 */
export class PngCache {
  readonly #images: Images;
  /** The least recently used comes first. */
  readonly #held = new Map<string, Uint8Array>();
  #heldBytes = 0;
  #making: { id: string; png: Promise<Uint8Array | ImageProblem> } | null = null;

  constructor(images: Images) {
    this.#images = images;
  }

  /** Returns a picture as a PNG, or why there is none; `busy`: another one is being made. */
  async of(id: string, bytes: Uint8Array): Promise<Uint8Array | ImageProblem> {
    const held = this.#held.get(id);
    if (held) return this.#hold(id, held);
    if (this.#making) return this.#making.id === id ? this.#making.png : 'busy';
    const png = this.#images.reencode(bytes, { sideMax, format: 'png' });
    this.#making = { id, png };
    try {
      const made = await png;
      return typeof made === 'string' ? made : this.#hold(id, made);
    } finally {
      this.#making = null;
    }
  }

  /** Puts a PNG last, and drops the first ones until the rest is within bounds. */
  #hold(id: string, png: Uint8Array): Uint8Array {
    this.#drop(id);
    this.#held.set(id, png);
    this.#heldBytes += png.length;
    for (const oldest of this.#held.keys()) {
      if (this.#heldBytes <= heldBytesMax) break;
      this.#drop(oldest);
    }
    return png;
  }

  #drop(id: string): void {
    this.#heldBytes -= this.#held.get(id)?.length ?? 0;
    this.#held.delete(id);
  }
}
