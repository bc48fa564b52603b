/** That an operation is on its way out. Inside v1 nothing goes without it. */
export interface Deprecation {
  /** From when on new code should not call it: a date, `2027-01-31`, at midnight UTC. */
  at: string;
  /** When it may stop to work: a date at least twelve months later; absent while nobody knows. */
  sunset?: string;
  /** The page that says what to call instead, below the service address: `/docs/...`. */
  link: `/${string}`;
}

/** How long callers have between the one date and the other. */
const monthsMin = 12;

/** Midnight UTC of a date, ms since 1970. */
export function dateMs(date: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) throw new Error(`${JSON.stringify(date)} is not a date such as 2027-01-31.`);
  return ms;
}

/** Refuses dates that would leave callers too little time, before anybody is told of them. */
export function checkDeprecation({ at, sunset }: Deprecation): void {
  const earliest = new Date(dateMs(at));
  earliest.setUTCMonth(earliest.getUTCMonth() + monthsMin);
  if (sunset === undefined || dateMs(sunset) >= earliest.getTime()) return;
  throw new Error(`The sunset ${sunset} must be at least ${monthsMin} months after ${at}.`);
}
