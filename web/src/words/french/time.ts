import type { DisplayTime } from '../../view.js';

/** A date in full has no article, and one seen from now has: within a sentence each has one. */
function dated(words: string): string {
  return /^(?:le|hier|demain|aujourd\u2019hui) /.test(words) ? words : `le ${words}`;
}

/** `20 h aujourd’hui`, since nothing can follow `avant aujourd’hui`. */
function turned(words: string): string {
  return dated(words).replace(/^aujourd\u2019hui à\s(.+)$/, '$1 aujourd’hui');
}

export function before(words: string): string {
  return `avant ${turned(words)}`;
}

export function until(words: string): string {
  return `jusqu’à ${turned(words)}`.replace('jusqu’à le ', 'jusqu’au ');
}

/** `demain vers 20 h`: when something ends, more or less. */
export function around(words: string): string {
  return dated(words).replace(/ à(?=\s)/, ' vers');
}

/** `avant demain à 20 h (encore 7 h)`. */
export function beforeWithLeft({ words, left }: DisplayTime): string {
  return `${before(words)}${left === undefined ? '' : ` (encore ${left})`}`;
}

/** `jusqu’à demain à 20 h (encore 7 h)`. */
export function untilWithLeft({ words, left }: DisplayTime): string {
  return `${until(words)}${left === undefined ? '' : ` (encore ${left})`}`;
}

/** `demain à 20 h (dans 7 h)`: when something starts or ends. */
export function since({ words, left }: DisplayTime): string {
  return `${dated(words)}${left === undefined ? '' : ` (dans ${left})`}`;
}
