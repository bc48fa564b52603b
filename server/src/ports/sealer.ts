/** A field of a row, to which a sealed value is bound: moved to another place, it does not open. */
export interface SealedPlace {
  readonly field: string;
  /** What identifies the row. */
  readonly row: readonly (string | number | null)[];
  /** What earlier versions bound the value to instead, most specific first. */
  readonly formerly: readonly string[];
}

/**
 * Encrypts values that the database must not hold in the clear: account numbers, signing secrets, stored
 * responses.
 */
export interface Sealer {
  /** Encrypts a text for one place under the current key; `open` fails at any other place. */
  seal(place: SealedPlace, text: string): string;
  /** @throws SealFault if it was sealed with another key, for another place, or was changed */
  open(place: SealedPlace, sealed: string): string;
  /** Encrypts bytes like a text; a text is the bytes of its UTF-8. */
  sealBytes(place: SealedPlace, bytes: Uint8Array): string;
  /** @throws SealFault as `open` does */
  openBytes(place: SealedPlace, sealed: string): Buffer;
  /**
   * Returns the name of the key that a value is sealed under.
   *
   * @throws SealFault as `open` does
   */
  keyOf(place: SealedPlace, sealed: string): string;
  /**
   * Seals a value anew under the current key; it stays the same value for `isSameSealed`. Returns it
   * unchanged if it is under that key already.
   *
   * @throws SealFault as `open` does
   */
  reseal(place: SealedPlace, sealed: string): string;
}

export class SealFault extends Error {
  override readonly name = 'SealFault';
}
