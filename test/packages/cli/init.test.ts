import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../harness/stores.js';
import { ensureBuilt } from './built.js';
import { Lasting } from './lasting.js';
import { liveKey, runCli, testKey } from './run.js';

beforeAll(ensureBuilt);

const newFolder = () => join(temporaryFolder(), 'shop');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const init = (folder: string, ...flags: string[]) => runCli(['init', folder, '--no-install', ...flags]);

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A folder whose `pnpm` is this script. */
function fakeManager(script: string): Record<string, string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'pnpm'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { PATH: `${folder}:${process.env.PATH}`, npm_config_user_agent: 'pnpm/10.0.0 npm/? node/v20.20.0' };
}

describe('init', () => {
  it('writes into a new folder, prints what, and says what comes next', async () => {
    const folder = newFolder();
    const { code, stdout, stderr } = await init(folder);
    expect({ code }, stderr).toEqual({ code: 0 });
    for (const path of stdout.trimEnd().split('\n')) expect(existsSync(path), path).toBe(true);
    expect(stdout).toContain(join(folder, 'src/app.ts'));
    expect(stderr).toContain('Put a test key of the service into .env');
    expect(stderr).toContain(`  cd ${folder}\n  npm install\n  npm run sale\n`);
  });

  it('in a clone takes the SDK along, as it is published', async () => {
    const folder = newFolder();
    await init(folder);
    const { dependencies } = JSON.parse(read(folder, 'package.json'));
    expect(dependencies['@escrow-checkout/sdk']).toBe('file:./vendor/sdk');
    const manifest = JSON.parse(read(folder, 'vendor/sdk/package.json'));
    expect(manifest).not.toHaveProperty('devDependencies');
    expect(existsSync(join(folder, 'vendor/sdk', manifest.exports['./express'].import.default))).toBe(true);
  });

  it('refuses a folder with something in it, names it, and writes nothing', async () => {
    const folder = temporaryFolder();
    for (let count = 10; count < 22; count += 1) writeFileSync(join(folder, `note-${count}`), 'mine');
    const before = filesIn(folder);
    const { code, stdout, stderr } = await init(folder);
    expect({ code, stdout }).toEqual({ code: 5, stdout: '' });
    expect(stderr).toContain('  note-19\n  and 2 more\n');
    expect(filesIn(folder)).toEqual(before);
    expect((await init(join(folder, 'note-10'))).code).toBe(2);
  });

  it('takes a folder that holds only what git and editors put there', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    expect((await init(folder)).code).toBe(0);
  });

  it('--force writes beside what is there, and loses nothing of it', async () => {
    const folder = temporaryFolder();
    const mine = {
      'README.md': 'mine',
      'README.md.before': 'older',
      '.env': 'MY_SECRET=1\n',
      LICENSE: 'mine',
    };
    for (const [name, text] of Object.entries(mine)) writeFileSync(join(folder, name), text);
    const { code, stderr } = await init(folder, '--force', '--quiet');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const after = { ...mine, 'README.md.before-2': 'mine', 'README.md': expect.stringMatching(/^# /) };
    for (const [name, text] of Object.entries(after)) expect(read(folder, name)).toEqual(text);
    const again = await init(folder, '--force');
    expect(again.stderr).toContain('kept .env as it was\n');
    expect(again.stderr).not.toContain('moved');
  });

  it('--dry-run prints what would be written, and writes nothing', async () => {
    const folder = newFolder();
    const asked = await init(folder, '--dry-run', '--json');
    expect(existsSync(folder)).toBe(false);
    const done = await init(folder, '--json');
    expect(JSON.parse(asked.stdout)).toEqual(JSON.parse(done.stdout));
    expect(asked.stderr + done.stderr).toBe('');
    expect(JSON.parse(done.stdout)).toMatchObject({
      folder,
      name: 'shop',
      installed: false,
      moved: [],
      kept: [],
    });
  });

  it.each([
    ['Ada & Sons', 'ada-sons'],
    ['express', 'express-shop'],
    ['---', 'shop'],
  ])('names the package of the folder %s %s', async (name, expected) => {
    const { stdout } = await init(join(temporaryFolder(), name), '--dry-run', '--query', 'name');
    expect(stdout).toBe(`${expected}\n`);
  });

  it.each(['My Shop', 'express', ''])('refuses the package name %j', async (name) => {
    const folder = newFolder();
    expect((await init(folder, '--name', name)).code).toBe(2);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('the key', () => {
  const env = { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: 'http://127.0.0.1:4444/api/public/v1' };
  const begin = (folder: string, more: object, ...flags: string[]) =>
    runCli(['init', folder, '--no-install', ...flags], { env: { ...env, ...more } });

  it('stays out of every file unless it was asked for', async () => {
    const folder = newFolder();
    const { code, stdout, stderr } = await begin(folder, {});
    expect(code).toBe(0);
    for (const text of [stdout, stderr, ...filesIn(folder).map((path) => read(path))])
      expect(text).not.toContain(testKey);
  });

  it('--with-key writes it into .env, for its owner alone, and prints it nowhere', async () => {
    const folder = newFolder();
    const { code, stdout, stderr } = await begin(folder, {}, '--with-key');
    expect(code).toBe(0);
    expect(read(folder, '.env')).toContain(`ESCROW_API_KEY=${testKey}\n`);
    expect(read(folder, '.env')).toContain(`\nESCROW_BASE_URL=${env.ESCROW_BASE_URL}\n`);
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(
      filesIn(folder)
        .filter((path) => read(path).includes(testKey))
        .map((path) => basename(path)),
    ).toEqual(['.env']);
    expect(stdout + stderr).not.toContain(testKey);
  });

  it.each([
    ['a live key', { ESCROW_API_KEY: liveKey }],
    ['no key', { ESCROW_API_KEY: '' }],
  ])('--with-key and %s: 4, and nothing is written', async (_, more) => {
    const folder = newFolder();
    expect(await begin(folder, more, '--with-key')).toMatchObject({ code: 4, stdout: '' });
    expect(existsSync(folder)).toBe(false);
  });
});

describe('installing', () => {
  it('is done by the package manager that was used, which does not get the key', async () => {
    const folder = newFolder();
    const env = { ...fakeManager('echo "$@" > asked; env >> asked; cat >> asked'), ESCROW_API_KEY: testKey };
    const { code, stderr, stdout } = await runCli(['init', folder, '--json'], { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(read(folder, 'asked')).toMatch(/^install --ignore-workspace\n/);
    expect(read(folder, 'asked')).not.toContain(testKey);
    expect(JSON.parse(stdout)).toMatchObject({ installed: true, next: [`cd ${folder}`, 'pnpm run sale'] });
  });

  it.each([
    ['fails', 'echo no network >&2; exit 1', 'no network\n'],
    ['never ends', 'sleep 600', 'took more than 1 s'],
  ])('that %s leaves the files and the commands to go on with: 6', async (_, script, said) => {
    const folder = newFolder();
    const env = fakeManager(script);
    const { code, stdout, stderr } = await runCli(['init', folder, '--timeout', '1'], { env });
    expect(code, stderr).toBe(6);
    expect(stderr).toContain(said);
    expect(stderr).toContain('pnpm install\n');
    expect(stdout).toContain('package.json');
    expect(existsSync(join(folder, 'package.json'))).toBe(true);
  });

  it('that Ctrl-C ends leaves the same: 130', async () => {
    const folder = newFolder();
    const running = new Lasting(['init', folder], fakeManager('echo started > started; exec sleep 600'));
    await running.says(/Installing with pnpm/);
    expect(await running.interrupt()).toBe(130);
    expect(running.stderr).toContain('pnpm install\n');
  });
});
