/** Announces that an operation will be removed. In v1 no operation is removed without it. */
export interface Deprecation {
  /** The date from which new code should not call it, such as `2027-01-31`, at midnight UTC. */
  at: string;
  /** The date from which it may stop working, at least twelve months later; absent until it is decided. */
  sunset?: string;
  /** The page that says what to call instead, below the service address: `/docs/...`. */
  link: `/${string}`;
}

/** The least time between the two dates. */
const monthsMin = 12;

/** Returns midnight UTC of a date, in ms since 1970. */
export function dateMs(date: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new Error(`${JSON.stringify(date)} is not a date such as 2027-01-31.`);
  return ms;
}

/** Throws if the sunset leaves callers less than twelve months. */
export function checkDeprecation({ at, sunset }: Deprecation): void {
  const earliest = new Date(dateMs(at));
  earliest.setUTCMonth(earliest.getUTCMonth() + monthsMin);
  if (sunset === undefined || dateMs(sunset) >= earliest.getTime()) return;
  throw new Error(`The sunset ${sunset} must be at least ${monthsMin} months after ${at}.`);
}
