import { PartnerUnavailable } from '../../../ports/bank.js';

/**
 * Reads fields of a partner's answer, which may have more fields than any document says. A field that is
 * needed and is missing makes the outcome unknown, and is named.
 */
export class AnswerReader {
  private constructor(
    private readonly fields: Readonly<Record<string, unknown>>,
    private readonly name: string,
  ) {}

  static of(value: unknown, name: string): AnswerReader {
    if (!isObject(value)) throw missing(name);
    return new AnswerReader(value, name);
  }

  /** Reads what may be anything, as an object without fields. */
  static lenientlyOf(value: unknown, name: string): AnswerReader {
    return new AnswerReader(isObject(value) ? value : {}, name);
  }

  static listOf(value: unknown, name: string): AnswerReader[] {
    if (!Array.isArray(value)) throw missing(name);
    return value.map((item, index) => AnswerReader.of(item, `${name}[${index}]`));
  }

  object(name: string): AnswerReader {
    return AnswerReader.of(this.fields[name], this.#path(name));
  }

  /** Returns an object without fields if there is none. */
  optionalObject(name: string): AnswerReader {
    return AnswerReader.lenientlyOf(this.fields[name], this.#path(name));
  }

  list(name: string): AnswerReader[] {
    return AnswerReader.listOf(this.fields[name], this.#path(name));
  }

  /** Returns the items of a list as objects; none if there is no list. */
  optionalList(name: string): AnswerReader[] {
    const value = this.fields[name];
    if (!Array.isArray(value)) return [];
    return value.map((item, index) => AnswerReader.lenientlyOf(item, `${this.#path(name)}[${index}]`));
  }

  text(name: string): string {
    return this.optionalText(name) ?? this.#fail(name);
  }

  /** Null for anything but text with a letter in it. */
  optionalText(name: string): string | null {
    const value = this.fields[name];
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  }

  /** Reads a whole number, also as digits: amounts come as both. */
  wholeNumber(name: string): number {
    return this.optionalWholeNumber(name) ?? this.#fail(name);
  }

  optionalWholeNumber(name: string): number | null {
    const value = this.fields[name];
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
  }

  /** Reads a whole number that may be below zero, also as digits. */
  signedNumber(name: string): number {
    const value = this.fields[name];
    const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) ? number : this.#fail(name);
  }

  /** Returns the texts of a list; none if there is no list. */
  optionalTexts(name: string): string[] {
    const value = this.fields[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  }

  digits(name: string): string {
    return this.optionalDigits(name) ?? this.#fail(name);
  }

  /** Returns a number's own digits, or text: for decimals, which arithmetic would round. */
  optionalDigits(name: string): string | null {
    const value = this.fields[name];
    return typeof value === 'number' ? String(value) : this.optionalText(name);
  }

  /** Reads an id, a number or text. */
  id(name: string): string {
    return this.optionalId(name) ?? this.#fail(name);
  }

  optionalId(name: string): string | null {
    const value = this.fields[name];
    return Number.isSafeInteger(value) ? String(value) : this.optionalText(name);
  }

  /** Reads a moment in ms, from the first of these fields that has one. */
  time(...names: string[]): number {
    return this.optionalTime(...names) ?? this.#fail(names[0] ?? '');
  }

  optionalTime(...names: string[]): number | null {
    for (const name of names) {
      const at = Date.parse(this.optionalText(name) ?? '');
      if (!Number.isNaN(at)) return at;
    }
    return null;
  }

  /** Whether a field says this outright. */
  isFalse(name: string): boolean {
    const value = this.fields[name];
    return value === false || value === 0;
  }

  isTrue(name: string): boolean {
    const value = this.fields[name];
    return value === true || value === 1;
  }

  #path(name: string): string {
    return `${this.name}.${name}`;
  }

  #fail(name: string): never {
    throw missing(this.#path(name));
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function missing(name: string): PartnerUnavailable {
  return new PartnerUnavailable(`The partner's answer has no readable ${name}`);
}
