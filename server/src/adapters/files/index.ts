import path from 'node:path';
import type { FileStore } from '../../ports/files.js';
import { BucketFiles } from './bucket.js';
import { FolderFiles } from './folder.js';

/** @param address `folder:PATH`, or the address of a bucket */
export function openFiles(address: string): FileStore {
  const folder = /^folder:(.+)$/s.exec(address)?.[1];
  return folder === undefined ? new BucketFiles(address) : new FolderFiles(folder);
}

/** Returns the folder beside a SQLite database; for PostgreSQL one in the working folder. */
export function besideDatabase(databaseUrl: string): string {
  const file = /^sqlite:(.+)$/s.exec(databaseUrl)?.[1];
  const folder = file === undefined || file === ':memory:' ? 'data' : path.dirname(file);
  return `folder:${path.join(folder, 'files')}`;
}
