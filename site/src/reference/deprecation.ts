import type { Endpoint } from './document.js';

/** What the pages of an operation on its way out say first; nothing where it stays. */
export function deprecationNote({ 'x-deprecation': deprecation }: Endpoint): string {
  if (!deprecation) return '';
  const { at, sunset, link } = deprecation;
  const until = sunset ? ` It may be gone after ${sunset}.` : '';
  return `**Deprecated since ${at}.**${until} [What to call instead](${link}).`;
}

/** The same for a line of a table. */
export function deprecationMark({ 'x-deprecation': deprecation }: Endpoint): string {
  return deprecation ? ' (deprecated)' : '';
}
