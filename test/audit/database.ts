import { PostgresReader } from './postgres-reader.js';
import { SqliteReader } from './sqlite-reader.js';

/** A row as text or null. Integers are cast to text, since a double cannot hold all of them. */
export type TextRow = Readonly<Record<string, string | null>>;

/** A snapshot of a database that may be in use. */
export interface Reader {
  /** Runs a query and yields its rows one by one. */
  read(sql: string, take: (row: TextRow) => void): Promise<void>;
  close(): Promise<void>;
}

/** Opens `sqlite:<path>`, a bare path or `postgres://...`, for reading only. */
export function openReader(address: string): Promise<Reader> {
  if (/^postgres(ql)?:\/\//.test(address)) return PostgresReader.open(address);
  return SqliteReader.open(address.replace(/^sqlite:/, ''));
}

/** Reads an integer column that was cast to text. */
export function integerOf(row: TextRow, column: string): bigint {
  const text = row[column];
  if (text === null || text === undefined) throw new Error(`The database has no value for ${column}`);
  return BigInt(text);
}
