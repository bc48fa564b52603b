import { resolve } from 'node:path';
import { type Books, readBooks } from './books.js';
import { openReader } from './database.js';
import { examineEvidence } from './evidence.js';
import { examine } from './examine.js';

export interface Examined {
  books: Books;
  /** In words; empty if the books are right. */
  discrepancies: string[];
}

/**
 * Examines one state of a database, which may be in use.
 *
 * @param secretKey of the service; without it, digests, blocks and kept answers are left out
 * @throws when the books could not be read
 */
export async function examineDatabase(address: string, secretKey: string | null): Promise<Examined> {
  const reader = await openReader(locate(address));
  try {
    const books = await readBooks(reader);
    return { books, discrepancies: [...examine(books), ...(await examineEvidence(reader, secretKey))] };
  } finally {
    await reader.close();
  }
}

/** npm runs scripts in the repository's folder; a path is meant from where it was called. */
function locate(address: string): string {
  if (/^postgres(ql)?:\/\//.test(address)) return address;
  return resolve(process.env.INIT_CWD ?? '.', address.replace(/^sqlite:/, ''));
}
