/** Naira as a JSON number. */
export function naira(kobo: number): number {
  return Number(nairaText(kobo));
}

/** Naira as text with two decimals. */
export function nairaText(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, '0');
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads naira with at most two decimals, as a number or as text; null for anything else. */
export function koboIn(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : value;
  const match = typeof text === 'string' ? /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) : null;
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : null;
}
