import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flushToDisk } from '../adapters/store/on-disk.js';
import type { Config } from '../config.js';
import { OperatorError, secretKeyFile, sqliteFile } from './environment.js';

/**
 * Returns the key that encrypts secrets at rest. On SQLite the first start writes one next to the database.
 * PostgreSQL may be shared by several machines, so there the setting is required.
 */
export function secretKeyOf(config: Config, say: (line: string) => void = () => {}): string {
  if (config.SECRET_KEY) return config.SECRET_KEY;
  const file = sqliteFile(config);
  if (file === null) {
    throw new OperatorError('SECRET_KEY is required with PostgreSQL: 64 hexadecimal characters, kept safe.');
  }
  const keyFile = secretKeyFile(file);
  const isNew = !existsSync(path.resolve(file));
  if (!isNew && !existsSync(keyFile)) {
    throw new OperatorError(
      `${keyFile} is missing and the database needs it: restore it, or set SECRET_KEY to what it held.`,
    );
  }
  const isWritten = isNew && writeKeyFile(keyFile);
  const key = readKeyFile(keyFile);
  // The database is durable from its first commit and must not outlive its key.
  if (isNew) for (const place of [keyFile, path.dirname(keyFile)]) flushToDisk(place);
  if (isWritten) {
    say(`Wrote ${keyFile}. Back it up: without it, saved bank details and secrets cannot be read.`);
  }
  return key;
}

function readKeyFile(keyFile: string): string {
  const key = readFileSync(keyFile, 'utf8').trim();
  if (/^[0-9a-f]{64}$/i.test(key)) return key;
  throw new OperatorError(
    `${keyFile} does not hold 64 hexadecimal characters: restore it, or set SECRET_KEY to what it held.`,
  );
}

/** Creates the file, which a power cut leaves whole or absent. Returns false if it exists already. */
function writeKeyFile(keyFile: string): boolean {
  if (existsSync(keyFile)) return false;
  const draft = `${keyFile}.${process.pid}.draft`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    // A rename would replace the key of a concurrent process.
    linkSync(draft, keyFile);
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new OperatorError(
      `Cannot write ${keyFile}: ${message}. Fix that, or set SECRET_KEY to 64 hexadecimal characters.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}
