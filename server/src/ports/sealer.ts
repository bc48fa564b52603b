/**
 * Encrypts values that the database must not hold in the clear: account numbers, signing secrets, stored
 * responses.
 */
export interface Sealer {
  /** Encrypts a text for one purpose; `open` fails for any other. */
  seal(purpose: string, text: string): string;
  /** @throws SealFault if it was sealed with another key or for another purpose, or was changed */
  open(purpose: string, sealed: string): string;
}

export class SealFault extends Error {
  override readonly name = 'SealFault';
}
