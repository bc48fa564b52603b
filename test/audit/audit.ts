import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const auditor = fileURLToPath(new URL('main.ts', import.meta.url));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A report can be long, when everything is wrong. */
const outputBytesMax = 256 * 1024 * 1024;

/**
 * Runs the auditor on a database and returns what it found, in words; nothing means that the books are right.
 * Without the service's secret key, it leaves out digests, blocks and kept answers.
 * It runs in a child process, since two builds of SQLite in one process break each other's file locks.
 *
 * @throws when the books could not be read
 */
export function audit(databaseUrl: string, secretKey = ''): Promise<string[]> {
  const args = ['--import', loader, auditor, databaseUrl, '--json'];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { maxBuffer: outputBytesMax, env: { ...process.env, SECRET_KEY: secretKey } },
      (error, stdout, stderr) => {
        if (error && error.code !== 1) return reject(new Error(stderr || error.message));
        resolve((JSON.parse(stdout) as { discrepancies: string[] }).discrepancies);
      },
    );
  });
}
