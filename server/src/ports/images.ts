/** Why an upload is no picture that is taken; `busy`: too many others wait. */
export type ImageProblem = 'type' | 'heic' | 'damaged' | 'dimensions' | 'busy';

export interface ImageBounds {
  /** The longer side of the result, in pixels; a smaller picture keeps its size. */
  sideMax: number;
  /** `png`: for programs that know no WebP, such as Outlook. */
  format?: 'webp' | 'png';
}

/** Makes new pictures of uploaded ones, so that nothing of an upload is ever sent to anybody. */
export interface Images {
  /** Returns a WebP, or what is asked for, without metadata, or what is wrong with the upload. */
  reencode(bytes: Uint8Array, bounds: ImageBounds): Promise<Uint8Array | ImageProblem>;
}
