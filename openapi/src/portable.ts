import type { SchemaObject } from 'openapi3-ts/oas31';

/** Parts of patterns that need the flag `u`, with their portable form. */
const spellings: [written: string, portable: string][] = [
  // Valid UTF-8 contains no lone surrogate.
  [String.raw`\uD800-\uDFFF`, ''],
  // Unicode classes need a flag, so any non-ASCII character counts as a letter.
  [String.raw`[\p{L}\p{N}\p{M}._-]`, String.raw`[^\u0000-,\/:-@\[-^\u0060{-\u007F]`],
];

/**
 * Rewrites a pattern without lookahead, Unicode classes and flags, so that RE2 and ECMAScript agree. It
 * accepts all that the service accepts and perhaps more; bounds of length are keywords of their own.
 *
 * @example
 * ```ts
 * portablePattern('^[^\\u0000\\uD800-\\uDFFF]{1,200}$'); // '^[^\\u0000]*$'
 * ```
 */
export function portablePattern(pattern: string): string {
  const spelled = spellings.reduce(
    (text, [written, portable]) => text.replaceAll(written, portable),
    pattern,
  );
  return spelled
    .replace(/^\^\(\?=\[\\s\\S\]\{\d+,\d+\}\$\)/, '^')
    .replace(/^\^(\[\^\\u0000\])\{\d+,\d+\}\$$/, '^$1*$');
}

/** Returns the narrowest format for an integer's range. */
export function integerFormat({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: SchemaObject): string {
  return minimum >= -(2 ** 31) && maximum < 2 ** 31 ? 'int32' : 'int64';
}
