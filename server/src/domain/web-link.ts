/** Returns a link only if it is one of the web, since a browser could run other schemes. */
export function webLinkOrNull(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
