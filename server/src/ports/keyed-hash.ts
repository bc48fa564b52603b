/**
 * Hashes what must be recognised and never read: cookies, codes, addresses that are only counted. It takes
 * the service's key, so that a copy of the database alone tells nothing about a six-digit code. `purpose` is
 * part of it: the same text has another hash for another purpose.
 */
export type KeyedHash = (purpose: string, text: string) => string;
