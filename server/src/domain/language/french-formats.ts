import { daysBetween, isSameLocalYear, spanOf } from '../local-time.js';
import { formatNaira } from '../money.js';
import type { Formats } from './formats.js';

/** What French keeps together: a number and its unit, a word and its colon. */
const nbsp = '\u00a0';

const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Africa/Lagos',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(ms: number) {
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute } = parts;
  const date = `${weekday} ${day === '1' ? '1er' : day} ${month}`;
  const clock = `à${nbsp}${Number(hour)}${nbsp}h${minute === '00' ? '' : `${nbsp}${minute}`}`;
  return { date, year, clock };
}

function near(ms: number, now: number): string {
  const { date, year, clock } = partsOf(ms);
  const days = daysBetween(now, ms);
  if (days === 0) return `aujourd’hui ${clock}`;
  if (days === 1) return `demain ${clock}`;
  if (days === -1) return `hier ${clock}`;
  return `le ${date}${isSameLocalYear(ms, now) ? '' : ` ${year}`} ${clock}`;
}

/** Amounts and times in French. A date seen from now has its article, so that it fits into a sentence. */
export const frenchFormats: Formats = {
  naira: (kobo) => `${formatNaira(kobo).slice(1).replaceAll(',', nbsp).replace('.', ',')}${nbsp}₦`,
  time: (ms) => {
    const { date, year, clock } = partsOf(ms);
    return `${date} ${year} ${clock}`;
  },
  near,
  left: (ms) => {
    const { days, hours, minutes } = spanOf(ms);
    if (days >= 2) return joined(`${days}${nbsp}jours`, hours % 24, 'h');
    return hours >= 1 ? joined(`${hours}${nbsp}h`, minutes % 60, 'min') : `${minutes}${nbsp}min`;
  },
  hours: (hours) => {
    if (hours > 24 && hours % 24 === 0) return `${hours / 24}${nbsp}jours`;
    return `${hours}${nbsp}heure${hours === 1 ? '' : 's'}`;
  },
};

function joined(large: string, small: number, unit: string): string {
  return small === 0 ? large : `${large} ${small}${nbsp}${unit}`;
}
