import { PartnerUnavailable } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';

/** Lagos is an hour ahead of UTC all year. */
const lagosOffsetMs = 3_600_000;
const minuteMs = 60_000;

/** `2026-11-20T10:00:00.615`, also with a space, and with a zone such as `+0000` or `Z`. */
const isoPattern =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:?\d\d)?$/;
/** `20/11/2026 3:48:10 PM`: the day comes first. */
const slashPattern = /^(\d\d)\/(\d\d)\/(\d{4}) (\d{1,2}):(\d\d)(?::(\d\d))?(?: ?([AP]M))?$/i;

/** Returns in ms when something was; a time without a zone is Lagos time. Null: it is not readable. */
export function timeOf(text: string): number | null {
  return isoTime(text.trim()) ?? slashTime(text.trim());
}

/** Reads the first of these fields that has a time. */
export function timeIn(answer: AnswerReader, ...names: string[]): number {
  const at = optionalTimeIn(answer, ...names);
  if (at === null) throw new PartnerUnavailable(`The partner's answer has no readable ${names[0]}`);
  return at;
}

export function optionalTimeIn(answer: AnswerReader, ...names: string[]): number | null {
  for (const name of names) {
    const at = timeOf(answer.optionalText(name) ?? '');
    if (at !== null) return at;
  }
  return null;
}

function isoTime(text: string): number | null {
  const match = isoPattern.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '0', part = '', zone] = match;
  const at = momentOf([year, month, day, hour, minute, second].map(Number));
  const ms = Number(part.padEnd(3, '0').slice(0, 3));
  return at === null ? null : at + ms - offsetOf(zone);
}

function slashTime(text: string): number | null {
  const match = slashPattern.exec(text);
  if (!match) return null;
  const [, day, month, year, said, minute, second = '0', half] = match;
  const hour = half ? halfDayHour(Number(said), half) : Number(said);
  const at = momentOf([year, month, day, hour, minute, second].map(Number));
  return at === null ? null : at - lagosOffsetMs;
}

/** Returns a moment of UTC, or null if there is no such day or time. */
function momentOf([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): number | null {
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(at);
  const isOne = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isOne && hour < 24 && minute < 60 && second < 60 ? at : null;
}

/** Twelve is the first hour of its half. */
function halfDayHour(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return Number.NaN;
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
}

function offsetOf(zone: string | undefined): number {
  if (zone === undefined) return lagosOffsetMs;
  if (zone === 'Z') return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(-2)].map(Number);
  const ms = ((hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs;
  return zone.startsWith('-') ? -ms : ms;
}
