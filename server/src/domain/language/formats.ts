import type { Locale } from '@escrow-checkout/contract';
import { formatHours, formatLeft, formatLocalTime, formatNearTime } from '../local-time.js';
import { formatNaira } from '../money.js';
import { frenchFormats } from './french-formats.js';

/** How a language writes amounts and times. Times are those of people in Nigeria. */
export interface Formats {
  naira(kobo: number): string;
  /** A time in full. */
  time(ms: number): string;
  /** A time as people say it, seen from now. */
  near(ms: number, now: number): string;
  /** How long something lasts. */
  left(ms: number): string;
  hours(hours: number): string;
}

/** The formats of every language of pages and mails. */
export const formats: Readonly<Record<Locale, Formats>> = {
  en: {
    naira: formatNaira,
    time: formatLocalTime,
    near: formatNearTime,
    left: formatLeft,
    hours: formatHours,
  },
  fr: frenchFormats,
};
