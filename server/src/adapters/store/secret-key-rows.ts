/** A secret key that values are, or were, sealed under. Its id is the key's name. */
export interface SecretKeyRow {
  id: string;
  firstUsedAt: number;
  /** Null while values may be sealed under it. */
  retiredAt: number | null;
  /** What the evidence of a retired key was hashed with, sealed. */
  hashKeySealed: string | null;
  /** The position of the last change whose digest may be of the retired key. */
  throughPosition: number | null;
}
