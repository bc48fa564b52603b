import type { Images } from '../../ports/images.js';

/** How many pictures are held; each is a logo of some kilobytes. */
const heldMax = 64;

/** Larger than any file that is served. */
const sideMax = 10_000;

/** PNGs of kept pictures, each made once: whoever asks again and again makes no work. */
export class PngCache {
  readonly #images: Images;
  readonly #made = new Map<string, Promise<Uint8Array | null>>();

  constructor(images: Images) {
    this.#images = images;
  }

  /** Returns a picture as a PNG; null if it cannot be made now. */
  of(id: string, bytes: Uint8Array): Promise<Uint8Array | null> {
    const held = this.#made.get(id);
    if (held) return held;
    const made = this.#make(bytes);
    this.#made.set(id, made);
    // What could not be made is tried again.
    void made.then(
      (png) => png ?? this.#made.delete(id),
      () => this.#made.delete(id),
    );
    const [oldest] = this.#made.keys();
    if (this.#made.size > heldMax && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }

  async #make(bytes: Uint8Array): Promise<Uint8Array | null> {
    const made = await this.#images.reencode(bytes, { sideMax, format: 'png' });
    return typeof made === 'string' ? null : made;
  }
}
