import type { SchemaObject } from 'openapi3-ts/oas31';

/** What a pattern of the contract says with the flag `u`, and how any engine reads the same without it. */
const spellings: [written: string, portable: string][] = [
  // JSON that is valid UTF-8 holds no lone surrogate.
  [String.raw`\uD800-\uDFFF`, ''],
  // Whatever is not ASCII counts as a letter: classes of Unicode need a flag.
  [String.raw`[\p{L}\p{N}\p{M}._-]`, String.raw`[^\u0000-,\/:-@\[-^\u0060{-\u007F]`],
];

/**
 * A pattern for documents: without look-ahead, classes of Unicode and flags, so that RE2 and ECMAScript read
 * it alike. It takes all that the service takes and perhaps more: lengths stand beside it, and the service is
 * the judge.
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

/** The narrowest format that holds every value an integer can have. */
export function integerFormat({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: SchemaObject): string {
  return minimum >= -(2 ** 31) && maximum < 2 ** 31 ? 'int32' : 'int64';
}
