/** Returns kobo as a decimal number of naira, with exactly its digits: `123.45` for 12,345. */
export function nairaOf(kobo: number): number {
  const digits = String(kobo).padStart(3, '0');
  return Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
