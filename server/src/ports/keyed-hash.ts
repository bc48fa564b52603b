/**
 * Hashes values that are compared but never read: cookies, codes, counted addresses. It uses the service's
 * key, so that a copy of the database alone does not reveal a six-digit code. The same text has a different
 * hash for each `purpose`.
 */
export type KeyedHash = (purpose: string, text: string) => string;
