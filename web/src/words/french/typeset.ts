/** Spaces at which no line ends: before a colon and its like, within a number, and before its unit. */
const held =
  / (?=[:;!?»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d)|(?:minute|jour|heure|caractère|chiffre|Mo)s?(?!\p{L}))/gu;

/**
 * Sets French text: what stands before a colon, a question mark and their like stays on its line. It goes
 * through tables, lists and what functions return, so that texts are written with plain spaces.
 */
export function typeset<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replace(held, '\u00a0') as Value;
  if (typeof value === 'function') {
    return ((...given: unknown[]) => typeset((value as (...all: unknown[]) => unknown)(...given))) as Value;
  }
  if (Array.isArray(value)) return value.map(typeset) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, typeset(each)])) as Value;
}
