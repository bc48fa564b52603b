/** The URL as browsers normalise it: two that are the same address are the same text. Null: it is none. */
export function hrefOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).href : null;
}

/** What the deliveries to a `callback_url` wait in: those of one account to one host stand in one line. */
export function callbackDestinationKey(accountId: string, url: string): string {
  return `${accountId} ${URL.canParse(url) ? new URL(url).origin : ''}`;
}
