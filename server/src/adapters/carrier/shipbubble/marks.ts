import { createHash } from 'node:crypto';

/**
 * Two words at the end of a sender's name. Shipbubble takes no reference of ours, and lists no request token:
 * by these words a label is found again. Names have letters alone.
 */
export interface Mark {
  /** Says which question's rate was booked. */
  rate: string;
  /** Says for which booking of ours. */
  booking: string;
}

const rateLetters = 8;
const bookingLetters = 12;

export function markOf(requestToken: string, reference: string): Mark {
  return {
    rate: wordOf(`rate ${requestToken}`, rateLetters),
    booking: wordOf(`booking ${reference}`, bookingLetters),
  };
}

export function markedName(name: string, { rate, booking }: Mark): string {
  return `${name} ${rate} ${booking}`;
}

/** Returns the mark of a sender's name; null if it has none. */
export function markIn(name: string): Mark | null {
  const [booking = '', rate = ''] = name.trim().split(/\s+/).reverse().map(capitalised);
  const isMarked = rate.length === rateLetters && booking.length === bookingLetters;
  return isMarked ? { rate, booking } : null;
}

function wordOf(text: string, letters: number): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, letters);
  return capitalised(String.fromCharCode(...bytes.map((byte) => 97 + (byte % 26))));
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
