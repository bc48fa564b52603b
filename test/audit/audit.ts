import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

const auditor = fileURLToPath(new URL('main.ts', import.meta.url));
export const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Bytes of output: a report about many rows is long. */
const outputBytesMax = 256 * 1024 * 1024;

/** The variable with the port of a running auditor, for this process and those that it starts. */
export const portSetting = 'ESCROW_TEST_AUDITOR_PORT';

/**
 * Runs the auditor on a database and returns its findings in words; none if the books are right. Without
 * the service's secret keys, it leaves out digests, blocks and kept answers. It runs in another process,
 * since two builds of SQLite in one process break each other's file locks; a running auditor is used if
 * there is one.
 *
 * @throws when the books could not be read
 */
export function audit(databaseUrl: string, secretKey = '', previousKey = ''): Promise<string[]> {
  const port = process.env[portSetting];
  const secretKeys = [secretKey, previousKey].filter((key) => key !== '');
  return port ? ask(Number(port), databaseUrl, secretKeys) : runOnce(databaseUrl, secretKeys);
}

async function ask(port: number, databaseUrl: string, secretKeys: readonly string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${JSON.stringify({ databaseUrl, secretKeys })}\n`);
  const { discrepancies, unreadable } = JSON.parse(await text(socket));
  if (unreadable !== undefined) throw new Error(`The books could not be read: ${unreadable}`);
  return discrepancies;
}

function runOnce(databaseUrl: string, secretKeys: readonly string[]): Promise<string[]> {
  const args = ['--import', loader, auditor, databaseUrl, '--json'];
  const [SECRET_KEY = '', SECRET_KEY_PREVIOUS = ''] = secretKeys;
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { maxBuffer: outputBytesMax, env: { ...process.env, SECRET_KEY, SECRET_KEY_PREVIOUS } },
      (error, stdout, stderr) => {
        if (error && error.code !== 1) return reject(new Error(stderr || error.message));
        resolve((JSON.parse(stdout) as { discrepancies: string[] }).discrepancies);
      },
    );
  });
}
