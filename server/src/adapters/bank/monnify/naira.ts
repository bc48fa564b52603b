import { PartnerUnavailable } from '../../../ports/bank.js';
import type { AnswerReader } from '../http/answer-reader.js';

const decimalPattern = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** Reads naira, a number or text with at most two decimals, as kobo; null for anything else. */
export function koboOf(decimal: string): number | null {
  const [, whole, part = ''] = decimalPattern.exec(decimal.trim()) ?? [];
  return whole === undefined ? null : Number(`${whole}${part.padEnd(2, '0')}`);
}

/** Reads a field of naira as kobo. Null: it is missing. */
export function optionalKobo(answer: AnswerReader, name: string): number | null {
  const digits = answer.optionalDigits(name);
  if (digits === null) return null;
  const kobo = koboOf(digits);
  if (kobo === null) throw new PartnerUnavailable(`The partner's answer has no readable ${name}`);
  return kobo;
}

export function koboIn(answer: AnswerReader, name: string): number {
  const kobo = optionalKobo(answer, name);
  if (kobo === null) throw new PartnerUnavailable(`The partner's answer has no readable ${name}`);
  return kobo;
}
