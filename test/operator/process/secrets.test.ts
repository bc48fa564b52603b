import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { keyNameOf } from '../../../server/src/adapters/crypto/secret-keys.js';
import { audit } from '../../audit/audit.js';
import { forEachDatabaseAtOnce } from '../../harness/databases.js';
import {
  ask,
  createMerchant,
  operateBeside,
  type ServerProcess,
  sellOnce,
  startProcess,
  tryOperate,
} from '../../harness/server-process.js';
import { initiateBody, keyHeader } from '../../harness/service.js';
import { blocksOf } from '../../packages/docs/blocks.js';

const command = fileURLToPath(new URL('../../../server/bin/escrow-server.js', import.meta.url));
const first = 'ab'.repeat(32);

/** The lines of the page about operating, in their order. */
const [keyLines = '', rotateLines = ''] = blocksOf('docs/operating.md')
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text);

type Settings = { DATABASE_URL: string; SECRET_KEY: string; SECRET_KEY_PREVIOUS: string };

/** Runs lines of the page with the built program, and returns what they print. */
async function runLines(lines: string, settings: Record<string, string>): Promise<string> {
  const own = `set -eu\nescrow-server() { "${process.execPath}" "${command}" "$@"; }\n${lines}`;
  const env = { PATH: process.env.PATH ?? '', ...settings };
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', own], { env });
  expect(stderr.replaceAll(/^.* rows sealed anew\n/gm, '')).toBe('');
  return stdout;
}

/** Writes through every door that seals, until it is told to stop; returns the answers kept under keys. */
async function writeUntil(server: ServerProcess, key: string, isOver: () => boolean): Promise<Kept[]> {
  const kept: Kept[] = [];
  while (!isOver()) {
    kept.push(await initiate(server, key));
    const reference = await sellOnce(server.url, key);
    await ask(server.url, key, 'POST', `/escrow/${reference}/release`, {});
    const rotated = await ask(
      server.url,
      key,
      'POST',
      '/webhooks/default-secret/rotate',
      { grace_hours: 1 },
      keyHeader(),
    );
    expect(rotated.status).toBe(200);
  }
  return kept;
}

interface Kept {
  body: object;
  headers: Record<string, string>;
  escrowId: string;
}

async function initiate(server: ServerProcess, key: string): Promise<Kept> {
  const sent = { body: initiateBody(), headers: keyHeader() };
  const answer = await ask(server.url, key, 'POST', '/escrow/initiate', sent.body, sent.headers);
  expect(answer.status).toBe(200);
  return { ...sent, escrowId: answer.body.escrow_id };
}

/** Kills a rotation as soon as it has said something; returns whether it was still at work. */
async function killRotation(settings: Settings): Promise<boolean> {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, [command, 'secrets', 'rotate'], { env });
  child.stdout.resume();
  const closed = once(child, 'close');
  await Promise.race([once(child.stderr, 'data'), closed]);
  child.kill('SIGKILL');
  const [, signal] = await closed;
  return signal === 'SIGKILL';
}

async function expectKept(server: ServerProcess, key: string, kept: readonly Kept[]): Promise<void> {
  for (const { body, headers, escrowId } of kept) {
    const again = await ask(server.url, key, 'POST', '/escrow/initiate', body, headers);
    expect([again.status, again.body.escrow_id]).toEqual([200, escrowId]);
  }
}

/** A shop whose values are under the first key, and the answers that it keeps; its server has stopped. */
async function openShop(database: string): Promise<{ key: string; kept: Kept[] }> {
  const { key } = createMerchant(database);
  const server = await startProcess(database);
  const { id } = (await ask(server.url, key, 'POST', '/webhooks', { url: 'https://shop.example.com/' })).body;
  await ask(server.url, key, 'POST', `/webhooks/${id}/rotate`, { grace_hours: 1 }, keyHeader());
  const kept: Kept[] = [];
  for (let count = 0; count < 150; count++) kept.push(await initiate(server, key));
  for (let count = 0; count < 3; count++) {
    const reference = await sellOnce(server.url, key);
    await ask(server.url, key, 'POST', `/escrow/${reference}/release`, {});
  }
  await server.kill('SIGTERM');
  return { key, kept };
}

/** Makes a new key by the lines of the page. */
async function newKeys(database: string): Promise<Settings> {
  const printed = await runLines(`${keyLines}\necho $SECRET_KEY $SECRET_KEY_PREVIOUS`, { SECRET_KEY: first });
  const [SECRET_KEY = '', SECRET_KEY_PREVIOUS = ''] = printed.trim().split(' ');
  expect(SECRET_KEY_PREVIOUS).toBe(first);
  return { DATABASE_URL: database, SECRET_KEY, SECRET_KEY_PREVIOUS };
}

/** A database that was not rotated is what a restored backup is. */
function expectOldKeyNamed(alone: Settings, oldName: string, newName: string): void {
  for (const words of [['start'], ['secrets', 'status'], ['inbox']]) {
    const refused = tryOperate(alone, ...words);
    expect(refused.code, words[0]).toBe(1);
    expect(refused.stderr).toMatch(/^SECRET_KEY does not open what the database \S+ holds: [^\n]+\.\n$/);
    expect(refused.stderr).toContain(`it is under the key ${oldName}, and SECRET_KEY is the key ${newName}`);
  }
}

/** Both keys are in use, and all evidence holds. */
async function expectHalfway(settings: Settings, oldName: string, newName: string): Promise<void> {
  const { stdout } = await operateBeside(settings, 'secrets', 'status');
  expect(stdout).toMatch(new RegExp(`^\\d+ values under the key ${newName} \\(SECRET_KEY\\)$`, 'm'));
  expect(stdout).toMatch(new RegExp(`^\\d+ values under the key ${oldName} \\(SECRET_KEY_PREVIOUS\\)$`, 'm'));
  expect((await operateBeside(settings, 'ledger', 'verify')).code).toBe(0);
  expect(await audit(settings.DATABASE_URL, settings.SECRET_KEY, first)).toEqual([]);
}

function expectRotated(printed: string, oldName: string, newName: string): void {
  expect(printed).toContain(`0 values are under another key than ${newName}.`);
  expect(printed).toContain(`The key ${oldName} is retired`);
  expect(printed).toContain('The books are right.');
}

/** The new key alone opens everything. */
async function expectSound(alone: Settings, key: string, kept: readonly Kept[]): Promise<void> {
  const after = await startProcess(alone.DATABASE_URL, alone);
  try {
    await expectKept(after, key, kept);
    const reference = await sellOnce(after.url, key);
    const released = await ask(after.url, key, 'POST', `/escrow/${reference}/release`, {});
    expect(released.body.payouts).toHaveLength(1);
    expect((await operateBeside(alone, 'ledger', 'verify')).code).toBe(0);
    expect(await audit(alone.DATABASE_URL, alone.SECRET_KEY)).toEqual([]);
  } finally {
    expect(await after.kill('SIGTERM')).toBe(0);
  }
}

forEachDatabaseAtOnce((_, freshDatabase) => {
  it('the secret key is replaced beside a server that writes, also if a rotation is killed', {
    timeout: 240_000,
  }, async () => {
    const DATABASE_URL = await freshDatabase();
    const { key, kept } = await openShop(DATABASE_URL);
    const settings = await newKeys(DATABASE_URL);
    const [oldName, newName] = [keyNameOf(first), keyNameOf(settings.SECRET_KEY)];
    const alone = { ...settings, SECRET_KEY_PREVIOUS: '' };
    expectOldKeyNamed(alone, oldName, newName);
    expect(tryOperate(settings, 'secrets', 'rotate').stderr).toMatch(/^No server has started with this/);

    const server = await startProcess(DATABASE_URL, settings);
    let isOver = false;
    const writing = server.during(writeUntil(server, key, () => isOver));
    expect(await killRotation(settings)).toBe(true);
    await expectHalfway(settings, oldName, newName);
    const printed = await runLines(rotateLines, settings);
    isOver = true;
    kept.push(...(await writing));
    expectRotated(printed, oldName, newName);
    const again = (await operateBeside(settings, 'secrets', 'rotate')).stdout;
    expect(again).toBe(`0 rows sealed anew; 0 values are under another key than ${newName}.\n`);
    await server.kill('SIGTERM');

    await expectSound(alone, key, kept);
    const retired = { ...alone, SECRET_KEY: first, SECRET_KEY_PREVIOUS: settings.SECRET_KEY };
    const { stderr } = tryOperate(retired, 'inbox');
    expect(stderr).toContain(`SECRET_KEY is the key ${oldName}, which was retired`);
  });
});
