import type { ChangeMark } from './rows.js';

/** What the hash of a closing of test data covers of each change, as a line of JSON. */
export function closedLine({
  id,
  position,
  at,
  rowsJson,
  author,
  digest,
}: Omit<ChangeMark, 'token'>): string {
  return `${JSON.stringify([id, position, at, rowsJson, author, digest])}\n`;
}
