import type { DisplayTime, Money, Span } from '@escrow-checkout/web';
import type { Formats } from '../../domain/language/formats.js';

/**
 * Puts the amounts and times of a page into a language. Views are built in English, for every reader alike;
 * this goes through all that a page shows.
 */
export function inLanguage<Value>(value: Value, language: Formats): Value {
  return translated(value, language) as Value;
}

function translated(value: unknown, language: Formats): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => translated(each, language));
  if (isMoney(value)) return { ...value, naira: language.naira(value.kobo) };
  if (isTime(value)) return { ...value, ...timeIn(value, language) };
  if (isSpan(value)) return { ...value, words: language.hours(value.hours) };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translated(each, language)]));
}

function timeIn({ iso, seenFrom, left }: DisplayTime, language: Formats): Partial<DisplayTime> {
  const ms = Date.parse(iso);
  if (seenFrom === undefined) return { words: language.time(ms) };
  const words = language.near(ms, seenFrom);
  return left === undefined ? { words } : { words, left: language.left(ms - seenFrom) };
}

function isMoney(value: object): value is Money {
  return 'kobo' in value && 'naira' in value;
}

function isTime(value: object): value is DisplayTime {
  return 'iso' in value && 'words' in value;
}

function isSpan(value: object): value is Span {
  return 'hours' in value && 'words' in value;
}
