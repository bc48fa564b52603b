import { fail } from './error.js';

/** The headers of a request as Fetch, Node or a plain object hold them; names in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null | undefined }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** One header's only value. */
export function headerOf(headers: WebhookHeaders, name: string): string {
  const values =
    typeof headers?.get === 'function'
      ? [headers.get(name) ?? []].flat()
      : Object.entries(headers ?? {}).flatMap(([key, value]) =>
          key.toLowerCase() === name ? (value ?? []) : [],
        );
  if (values.length > 1) fail('header_repeated', `${name} came ${values.length} times: pass it once`);
  return (
    values[0] ||
    fail('header_missing', `${name} is missing: pass all headers of the request, and let proxies keep them`)
  );
}
