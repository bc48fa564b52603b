import type { Endpoint } from './document.js';

/** Returns the note at the top of a deprecated operation's page, or nothing. */
export function deprecationNote({ 'x-deprecation': deprecation }: Endpoint): string {
  if (!deprecation) return '';
  const { at, sunset, link } = deprecation;
  const until = sunset ? ` It may be gone after ${sunset}.` : '';
  return `**Deprecated since ${at}.**${until} [What to call instead](${link}).`;
}

/** Returns the mark of a deprecated operation in a table, or nothing. */
export function deprecationMark({ 'x-deprecation': deprecation }: Endpoint): string {
  return deprecation ? ' (deprecated)' : '';
}
