import type { Owner } from './records.js';

const dayMs = 86_400_000;

export const photoLimits = {
  /** Photos of one form. */
  perForm: 5,
  /** Of one upload, in bytes. */
  bytesMax: 10_000_000,
  /** The longer side of what is kept, in pixels. */
  sideMax: 1_600,
  /** Photos that one person keeps about one escrow for a side: nobody uses up another's. */
  perPerson: 60,
  /** What an account keeps in test mode, in bytes. */
  testBytesMax: 200_000_000,
  /** How long a photo is kept that no statement and no delivery names, in ms. */
  orphanKeptMs: dayMs,
  /** How old a photo of a form that failed may be when the form is sent again, in ms. */
  resentMs: dayMs - 3_600_000,
  /** How long photos are kept after the last change of an escrow that is closed, in ms. */
  keptMs: 365 * dayMs,
} as const;

/** What a photo is about. */
export const photoKinds = ['delivery', 'dispute'] as const;

export type PhotoKind = (typeof photoKinds)[number];

/** A photo that a buyer or a seller has uploaded; its bytes are in the file store, under its id. */
export interface Photo extends Owner {
  id: string;
  checkoutId: string;
  side: 'buyer' | 'seller';
  /** Who uploaded it. */
  personId: string;
  kind: PhotoKind;
  size: number;
  /** Real time. */
  createdAt: number;
  /** When a delivery or a statement was seen to name it; null: none was yet. */
  boundAt: number | null;
}

/** Why a photo of a form is not taken. */
export type PhotoProblem =
  | 'heic'
  | 'type'
  | 'damaged'
  | 'dimensions'
  | 'size'
  | 'empty'
  | 'busy'
  | 'too_many'
  | 'enough'
  | 'quota'
  | 'gone';

/** What a photo may be used for: by whom, and about what. */
export type PhotoPlace = Pick<Photo, 'accountId' | 'mode' | 'checkoutId' | 'side' | 'personId' | 'kind'>;

/**
 * Whether a photo that was uploaded with an earlier try of a form may come with another. One that is bound
 * stays: whoever taps twice sends the same form twice, and the second finds it bound by the first.
 */
export function mayResend(photo: Photo, place: PhotoPlace, now: number): boolean {
  const isOwn =
    photo.checkoutId === place.checkoutId &&
    photo.side === place.side &&
    photo.personId === place.personId &&
    photo.kind === place.kind;
  return isOwn && (photo.boundAt !== null || now - photo.createdAt < photoLimits.resentMs);
}

/** Returns why one more photo may not be kept; null if it may. */
export function refusalOfPhoto(
  { mode }: Pick<PhotoPlace, 'mode'>,
  { ofPerson, testBytes }: { ofPerson: number; testBytes: number },
): 'enough' | 'quota' | null {
  if (ofPerson >= photoLimits.perPerson) return 'enough';
  return mode === 'test' && testBytes >= photoLimits.testBytesMax ? 'quota' : null;
}

/** A photo, and whether a delivery or a statement names it; what nothing names is its uploader's alone. */
type ShownPhoto = Pick<Photo, 'accountId' | 'mode' | 'personId'> & { isBound: 0 | 1 };

/** Whether a photo is shown to a key: to those of its account and mode. */
export function isShownToKey({ isBound, accountId, mode }: ShownPhoto, key: Owner): boolean {
  return isBound === 1 && key.accountId === accountId && key.mode === mode;
}

/** Whether a photo is shown to a person who is signed in: to the two sides of its escrow. */
export function isShownToPerson(
  { isBound, mode, personId }: ShownPhoto,
  { customerKey, sellerKey }: { customerKey: string; sellerKey: string | null },
  reader: { emailKey: string; personId: string; mode: Owner['mode'] | null },
): boolean {
  if (reader.mode !== null && reader.mode !== mode) return false;
  if (isBound === 0) return reader.personId === personId;
  return reader.emailKey === customerKey || reader.emailKey === sellerKey;
}
