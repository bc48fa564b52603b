import { randomBytes } from 'node:crypto';

/** Rows are counted in so many parts, of which only those that differ are read again. */
const parts = 1 << 16;

/**
 * Compares what the changes say of the rows with the rows themselves in memory that does not grow with them.
 * Every state that a change wrote is added, every state that the next change has read is taken away, and so
 * is the state that is there now. A part that does not come to nothing has a row that is not as its last
 * change left it.
 *
 * What is added is HalfSipHash-1-3 of the row's hash and version, under a key of this run: nobody who altered
 * rows before could choose them so that they cancel out. A wrong part comes to nothing once in 2^64.
 */
export class RowSums {
  readonly #low = new Int32Array(parts);
  readonly #high = new Int32Array(parts);
  readonly #suspected = new Uint8Array(parts);
  readonly #key = new Int32Array(new Uint8Array(randomBytes(8)).buffer);
  #states = 0;

  /** Counts a state that is not added, though it is among what is read again. */
  expect(): void {
    this.#states += 1;
  }

  /** Adds a state that a change wrote; `n` is its version, of an event its time. */
  add(part: number, hash: string, n: number): void {
    this.#states += 1;
    this.#count(part, hash, n, 1);
  }

  /** Takes a state away that the next change has read, or that is there now. */
  take(part: number, hash: string, n: number): void {
    this.#count(part, hash, n, -1);
  }

  /** Lets a part be read again, whatever it comes to. */
  suspect(part: number): void {
    this.#suspected[part] = 1;
  }

  /** The parts to be read again, in groups of about so many rows. */
  differing(rowsMax: number): ReadonlySet<number>[] {
    const found: number[] = [];
    for (let part = 0; part < parts; part++) {
      if (this.#low[part] !== 0 || this.#high[part] !== 0 || this.#suspected[part] === 1) found.push(part);
    }
    const each = Math.max(1, Math.floor((rowsMax * parts) / Math.max(1, this.#states)));
    const groups: ReadonlySet<number>[] = [];
    while (found.length > 0) groups.push(new Set(found.splice(0, each)));
    return groups;
  }

  #count(part: number, hash: string, n: number, sign: 1 | -1): void {
    const [low, high] = halfSipHash(this.#key, hash, n);
    const before = (this.#low[part] as number) >>> 0;
    const sum = before + sign * (low >>> 0);
    const carry = sum < 0 ? -1 : sum > 0xffffffff ? 1 : 0;
    this.#low[part] = sum | 0;
    this.#high[part] = ((this.#high[part] as number) + sign * high + carry) | 0;
  }
}

/** The part of a row: ids are random at their end, after which those of settings have `:live` or `:test`. */
export function partOf(id: string): number {
  const end = id.at(-5) === ':' ? id.length - 5 : id.length;
  let part = 0;
  for (let n = Math.max(0, end - 5); n < end; n++) part = Math.imul(part, 31) + id.charCodeAt(n);
  return (part ^ (part >>> 16)) & (parts - 1);
}

const words = new Int32Array(64);
const digest: [low: number, high: number] = [0, 0];

/** HalfSipHash-1-3 with 64 bits over a number and a text; the digest is valid until the next call. */
function halfSipHash(key: Int32Array, text: string, n: number): readonly [low: number, high: number] {
  const count = fillWords(text, n);
  const [key0, key1] = key as unknown as [number, number];
  let v0 = key0;
  let v1 = key1 ^ 0xee;
  let v2 = 0x6c796765 ^ key0;
  let v3 = 0x74656462 ^ key1;
  for (let at = 0; at < count + 6; at++) {
    // Three rounds without a word end each half of the digest.
    const word = at < count ? (words[at] as number) : 0;
    if (at === count) v2 ^= 0xee;
    if (at === count + 3) {
      digest[0] = v1 ^ v3;
      v1 ^= 0xdd;
    }
    v3 ^= word;
    v0 = (v0 + v1) | 0;
    v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
    v0 = (v0 << 16) | (v0 >>> 16);
    v2 = (v2 + v3) | 0;
    v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
    v0 = (v0 + v3) | 0;
    v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
    v2 = (v2 + v1) | 0;
    v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
    v2 = (v2 << 16) | (v2 >>> 16);
    v0 ^= word;
  }
  digest[1] = v1 ^ v3;
  return digest;
}

/** Packs the number and the text, four characters in a word, and returns how many words they are. */
function fillWords(text: string, n: number): number {
  words[0] = n | 0;
  words[1] = Math.floor(n / 0x1_0000_0000);
  words[2] = text.length;
  const length = Math.min(text.length, 4 * (words.length - 3));
  let word = 0;
  for (let at = 0; at < length; at++) {
    word |= text.charCodeAt(at) << (8 * (at & 3));
    if ((at & 3) === 3 || at === length - 1) {
      words[3 + (at >> 2)] = word;
      word = 0;
    }
  }
  return 3 + ((length + 3) >> 2);
}
