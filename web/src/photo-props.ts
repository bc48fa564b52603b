import type { photos } from './words/english-photos.js';

/** A field for photos of a form that was sent before, or not yet. */
export interface PhotoFieldProps {
  /** Photos that came with an earlier try. */
  kept: readonly { id: string; path: string }[];
  /** What is wrong with the photo of a number; null: with an earlier one. */
  problems: readonly { n: number | null; problem: keyof typeof photos.problems }[];
}

/** A photo that a side has uploaded. */
export interface PhotoView {
  /** Where it is served; null: it was deleted. */
  path: string | null;
}
