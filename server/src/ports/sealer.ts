/**
 * Encrypts what must not stand in the database in the clear: account numbers, signing secrets, kept answers.
 */
export interface Sealer {
  /** `purpose` is bound to the result: a text sealed for one purpose does not open for another. */
  seal(purpose: string, text: string): string;
  open(purpose: string, sealed: string): string;
}
