import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

const auditor = fileURLToPath(new URL('main.ts', import.meta.url));
export const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A report can be long, when everything is wrong. */
const outputBytesMax = 256 * 1024 * 1024;

/** Names the port of an auditor that stays, to this process and to those that it starts. */
export const portSetting = 'ESCROW_TEST_AUDITOR_PORT';

/**
 * Runs the auditor on a database and returns what it found, in words; nothing means that the books are right.
 * Without the service's secret key, it leaves out digests, blocks and kept answers.
 * It runs in another process, since two builds of SQLite in one process break each other's file locks: in the
 * one that stays, if there is one.
 *
 * @throws when the books could not be read
 */
export function audit(databaseUrl: string, secretKey = ''): Promise<string[]> {
  const port = process.env[portSetting];
  return port ? ask(Number(port), databaseUrl, secretKey) : runOnce(databaseUrl, secretKey);
}

async function ask(port: number, databaseUrl: string, secretKey: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${JSON.stringify({ databaseUrl, secretKey })}\n`);
  const { discrepancies, unreadable } = JSON.parse(await text(socket));
  if (unreadable !== undefined) throw new Error(`The books could not be read: ${unreadable}`);
  return discrepancies;
}

function runOnce(databaseUrl: string, secretKey: string): Promise<string[]> {
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
