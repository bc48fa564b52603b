import { fail } from './error.js';

/** Headers as Fetch, Node or a plain object hold them; names in any case. */
export type WebhookHeaders =
  | Iterable<readonly [string, string | readonly string[]]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export function headerOf(headers: WebhookHeaders, name: string): string {
  const given = Object(headers);
  const pairs: [string, string][] = [...(Symbol.iterator in given ? given : Object.entries(given))];
  const values = pairs.flatMap(([key, value]) => (key.toLowerCase() === name ? (value ?? []) : []));
  if (values.length > 1) fail('header_repeated', `pass ${name} once`);
  return values[0] || fail('header_missing', `pass ${name} and all headers`);
}
