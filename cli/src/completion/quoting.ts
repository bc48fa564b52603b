import type { Line } from './line.js';

const plainPosix = /^[\w./:@%+=,-]$/;

function escapePosix(character: string): string {
  return plainPosix.test(character) || character > '\u00a0' ? character : `\\${character}`;
}

function escapeDouble(character: string): string {
  // A history expansion cannot be escaped between these quotation marks.
  if (character === '!') return `"'!'"`;
  return /["\\$`]/.test(character) ? `\\${character}` : character;
}

/** The rest of a word behind what was typed of it, in the quotes that are open. */
function restPosix(rest: string, quote: Line['quote']): string {
  if (quote === "'") return rest.replaceAll("'", `'\\''`);
  return [...rest].map(quote === '"' ? escapeDouble : escapePosix).join('');
}

/**
 * The word as bash is to put it in place of `replaced`, the end of what was typed: bash begins words anew
 * behind colons, equals signs and quotation marks, and closes the quotes itself.
 */
export function wordForBash(value: string, line: Line, replaced: string): string {
  // A tilde at the beginning would be somebody's home.
  const rest = restPosix(value.slice(line.current.length), line.quote);
  const typed = line.raw.slice(line.raw.endsWith(replaced) ? line.raw.length - replaced.length : 0);
  return typed + rest;
}

/** The word as PowerShell takes it; it has more than one apostrophe. */
export function wordForPowershell(value: string): string {
  if (/^[\w./:+=%][\w./:+=%@-]*$|^-[\w-]*=?$|^-[\w-]*=[\w./:+=%-]+$/.test(value)) return value;
  return `'${value.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
