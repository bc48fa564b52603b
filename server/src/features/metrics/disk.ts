import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sqliteFile } from '../../adapters/store/index.js';
import type { Sample } from '../../ports/metrics.js';

/** Reads the sizes of a SQLite database and of its disk; PostgreSQL has its own tools for that. */
export async function readDisk(databaseUrl: string): Promise<Sample[]> {
  const file = sqliteFile(databaseUrl);
  if (file === null) return [];
  const { bsize, blocks, bavail } = await statfs(dirname(file));
  const [database, log] = await Promise.all([file, `${file}-wal`].map(sizeOf));
  return [
    { name: 'escrow_disk_size_bytes', labels: {}, value: bsize * blocks },
    { name: 'escrow_disk_free_bytes', labels: {}, value: bsize * bavail },
    { name: 'escrow_sqlite_file_bytes', labels: { file: 'database' }, value: database ?? 0 },
    { name: 'escrow_sqlite_file_bytes', labels: { file: 'log' }, value: log ?? 0 },
  ];
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
