import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMerchant } from '../harness/server-process.js';
import { cores, type Workbench } from './workbench.js';

export const serverCommand = fileURLToPath(new URL('../../server/bin/escrow-server.js', import.meta.url));

/** Limits that no load here reaches; the headers are still sent. */
const limits = { RATE_LIMIT_PER_SECOND: '10000000', RATE_LIMIT_BURST: '10000000' };

/** A SQLite database with one merchant and its test key. */
export interface ShopDatabase {
  file: string;
  url: string;
  accountId: string;
  key: string;
}

export function createShop(bench: Workbench): ShopDatabase {
  const file = join(bench.folder(), 'escrow.db');
  const url = `sqlite:${file}`;
  return { file, url, ...createMerchant(url) };
}

/** Under which the service seals, and what is written beside it. */
export const secretKey = 'ab'.repeat(32);

export function serviceEnvironment(
  databaseUrl: string,
  settings: Record<string, string> = {},
): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const server = { DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, PORT: '0', LOG_LEVEL: 'info' };
  return { PATH, HOME, ...server, ...limits, ...settings };
}

/** Starts the built server as an operator does, with its log in a file. */
export async function startService(
  bench: Workbench,
  databaseUrl: string,
  core: number | null = cores.measured,
  settings: Record<string, string> = {},
  flags: readonly string[] = [],
) {
  const log = openSync(join(bench.folder(), 'log'), 'a');
  const begunMs = performance.now();
  const child = spawn(process.execPath, [serverCommand, 'start', ...flags], {
    env: serviceEnvironment(databaseUrl, settings),
    stdio: ['ignore', log, 'pipe'],
  });
  closeSync(log);
  bench.keep(child, null);
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const match = /serves on http:\S+:(\d+)/.exec(said);
      if (match) resolve(Number(match[1]));
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  bench.keep(child, core);
  const metricsUrl = /Metrics are on (\S+)\n/.exec(said)?.[1] ?? null;
  return { child, port, metricsUrl, begunMs };
}
