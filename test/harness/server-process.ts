import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { basePath } from '@escrow-checkout/contract';
import { checkShape } from './promised.js';
import { payout } from './seller-inputs.js';
import { initiateBody } from './service.js';

const command = fileURLToPath(new URL('../../server/bin/escrow-server.js', import.meta.url));

/** The built server in a process of its own. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Its stderr so far. */
  said(): string;
  /** Waits for a text on stderr; rejects when the process ends without it. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Rejects when the process ends before the work does. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export function environment(databaseUrl: string, settings: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const secret = { SECRET_KEY: 'ab'.repeat(32) };
  return { PATH, HOME, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'error', ...secret, ...settings };
}

/** Starts the built server, or another program of it, and waits until it serves. */
export async function startProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
  flags: string[] = [],
  program: string = command,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, 'start', ...flags], {
    env: environment(databaseUrl, settings),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  // Its streams are read to their end before it counts as ended.
  const ended = new Promise<never>((_, reject) => {
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  ended.catch(() => undefined);
  const during = <Result>(work: Promise<Result>) => Promise.race([work, ended]);
  const says = (pattern: RegExp) =>
    during(
      new Promise<RegExpExecArray>((resolve) => {
        const check = () => {
          const match = pattern.exec(said);
          if (match) resolve(match);
        };
        child.stderr.on('data', check);
        check();
      }),
    );
  child.stdout.resume();
  const address = (await says(/serves on (http:\S+)\n/))[1];
  const kill = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return { url: `${address}${basePath}`, child, said: () => said, says, during, kill };
}

/** Runs one operator command and returns its output. */
export function operate(databaseUrl: string, ...words: string[]): string {
  const env = environment(databaseUrl, {});
  return execFileSync(process.execPath, [command, ...words], { env, encoding: 'utf8', stdio: 'pipe' });
}

/** Runs one operator command and returns its result, also a failure. */
export function tryOperate(settings: Record<string, string>, ...words: string[]) {
  const env = environment(settings.DATABASE_URL ?? '', settings);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    env,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** Runs one operator command without blocking this process. */
export async function operateBeside(settings: Record<string, string>, ...words: string[]) {
  const child = spawn(process.execPath, [command, ...words], {
    env: environment(settings.DATABASE_URL ?? '', settings),
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      said[name] += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...said };
}

/** A merchant with a test key, made by operator commands. */
export function createMerchant(databaseUrl: string) {
  const created = operate(databaseUrl, 'account', 'create', 'Suite shop', '--plan', 'business');
  const accountId = /account +(\S+)/.exec(created)?.[1] as string;
  const secret = /secret +([0-9a-f]{64}) +\(test mode/.exec(created)?.[1] as string;
  const key = operate(databaseUrl, 'key', 'create', accountId, '--mode', 'test').trim();
  return { accountId, key, secret };
}

/** One request to a server process, whose answer has to fit the contract. */
export async function ask(
  url: string,
  key: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the server answered
): Promise<{ status: number; body: any; headers: Headers }> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status < 400) checkShape(method, path, response.status, text);
  return { status: response.status, body: JSON.parse(text), headers: response.headers };
}

/** Opens, pays and accepts an escrow: three events of one reference. */
export async function sellOnce(url: string, key: string): Promise<string> {
  const body = initiateBody();
  await ask(url, key, 'POST', '/escrow/initiate', body);
  await ask(url, key, 'POST', `/sandbox/escrow/${body.reference}/fund`, {});
  await ask(url, key, 'POST', `/escrow/${body.reference}/accept`, { payout });
  return body.reference;
}
