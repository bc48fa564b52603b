export type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a text, or nothing. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads a number that is not below zero, also as text; null for anything else. */
export function numberIn(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}
