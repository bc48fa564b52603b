// Generated from the API document by scripts/generate.ts; edits are lost.

/** The version of this package. */
export const version = '0.1.0';
