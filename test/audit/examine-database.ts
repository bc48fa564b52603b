import { resolve } from 'node:path';
import { type Books, readBooks } from './books.js';
import { openReader } from './database.js';
import { examineEvidence } from './evidence.js';
import { examine } from './examine.js';

export interface Examined {
  books: Books;
  /** Sentences; empty if the books are right. */
  discrepancies: string[];
}

/**
 * Examines one state of a database, which may be in use.
 *
 * @param secretKeys of the service, the newest first; without any, digests, blocks and answers are left out
 * @throws when the books could not be read
 */
export async function examineDatabase(address: string, secretKeys: readonly string[]): Promise<Examined> {
  const reader = await openReader(locate(address));
  try {
    const books = await readBooks(reader);
    return { books, discrepancies: [...examine(books), ...(await examineEvidence(reader, secretKeys))] };
  } finally {
    await reader.close();
  }
}

/** Resolves a path against the folder npm was called in, since npm runs scripts in the repository's. */
function locate(address: string): string {
  if (/^postgres(ql)?:\/\//.test(address)) return address;
  return resolve(process.env.INIT_CWD ?? '.', address.replace(/^sqlite:/, ''));
}
