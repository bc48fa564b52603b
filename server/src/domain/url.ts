/**
 * Returns the parsed address; null if it is none. `URL.canParse` of Node 20 is not used: once compiled, it
 * refuses addresses with Latin-1 characters, such as `https://café.test/`.
 */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
