/** A finding of a rule set that the document keeps, and why. */
export interface Exception {
  rule: string;
  /** The paths where the finding is accepted. */
  where: RegExp;
  why: string;
}

/** All exceptions; an unused one fails the suite. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    where: /^(paths\/.+\/responses\/\d{3}\/|components\/(responses\/\w+\/)?)headers$/,
    why:
      'The API answers no browser of another origin: a key belongs on a server. Without the header every ' +
      'browser refuses, which is the narrowest there is; naming an origin would open it.',
  },
  {
    rule: 'owasp:api8:2023-no-server-http',
    where: /^servers\/0\/url$/,
    why:
      'The sandbox on your own machine listens on the loopback address only, where nothing can be ' +
      'overheard and no certificate can be had. The server of production is https, and SDK and CLI send a ' +
      'live key nowhere else.',
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    where: /^(components\/responses\/Unauthorized|paths\/.+\/responses\/403)\/headers$/,
    why:
      'An allowance belongs to a key. A request without a known key, or with one of the wrong mode, is ' +
      'refused before it is counted, so there is nothing to report; `Retry-After` on 429 is promised like ' +
      'everywhere.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    where: /^components\/schemas\/EventStream$/,
    why: 'A stream of events has no longest length: it goes on until the reader closes it.',
  },
  {
    rule: 'owasp:api4:2023-string-restricted',
    where: /^components\/schemas\/EventStream$/,
    why: 'Its form is that of server-sent events, for which there is no `format`; its examples show it.',
  },
];
