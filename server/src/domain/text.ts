/** Returns the form in which e-mail addresses are compared; they are shown as given. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns JSON with its keys sorted at every depth, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isRecord(inner) ? sortedByKey(inner) : inner));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedByKey(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether a stored JSON text equals a given value, in any order of keys. */
export function isSameJson(stored: string | null, given: object | null): boolean {
  if (stored === null || given === null) return stored === given;
  return stored === JSON.stringify(given) || canonicalJson(JSON.parse(stored)) === canonicalJson(given);
}
