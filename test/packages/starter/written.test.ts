import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../harness/stores.js';
import { cliPath } from '../cli/built.js';
import { blocksOf, root } from '../docs/blocks.js';
import { writeShop } from './packed.js';
import { runShop } from './shop-process.js';

const folder = join(temporaryFolder(), 'Ada & Sons');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
beforeAll(() => writeShop(temporaryFolder(), folder), 120_000);

describe('the documents', () => {
  it.each([
    ['cli/README.md', 'shop', ''],
    ['docs/quickstart.md', '../shop', 'npx '],
  ])('%s shows what init says comes next', async (path, target, prefix) => {
    const [{ text } = { text: '' }] = blocksOf(path).filter(({ word }) => word === 'init');
    const words = ['init', target, '--dry-run', '--query', 'next'];
    const clone = join(temporaryFolder(), 'clone');
    mkdirSync(clone);
    const { stdout } = await runShop(clone, [process.execPath, cliPath, ...words]);
    const next = (JSON.parse(stdout) as string[]).filter((line) => line !== 'npm install');
    expect(text.trimEnd().split('\n')).toEqual([`${prefix}escrow-cli init ${target}`, ...next]);
  });
});

describe('a shop that the packed escrow-cli wrote', { timeout: 120_000 }, () => {
  it('is named after its folder, and takes the SDK of the same release', () => {
    const manifest = JSON.parse(read('package.json'));
    const { version } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8'));
    expect(manifest.name).toBe('ada-sons');
    expect(manifest.dependencies['@escrow-checkout/sdk']).toBe(version);
    expect(read('README.md')).toMatch(/^# ada-sons\n/);
  });

  it('pins what this repository is tested with', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const { '@escrow-checkout/sdk': _, ...others } = { ...dependencies, ...devDependencies };
    for (const [name, version] of Object.entries(others))
      expect(catalog).toMatch(new RegExp(`^ {2}"?${name}"?: ${version}$`, 'm'));
  });

  it('keeps its secrets to its owner and out of git', () => {
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(read('.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', 'data/', 'node_modules/']),
    );
    expect(read('.env')).toMatch(/^ESCROW_API_KEY=$/m);
    expect(read('.env.example')).not.toMatch(/[0-9a-f]{20}/);
    const [secret, token] = ['WEBHOOK_SECRET', 'STAFF_TOKEN'].map(
      (name) => new RegExp(`^${name}=([0-9a-f]{64})$`, 'm').exec(read('.env'))?.[1],
    );
    expect(secret).toBeTruthy();
    expect(secret).not.toBe(token);
  });

  it('has a README whose commands are there, and are those of these suites', () => {
    const [{ text } = { text: '' }] = blocksOf('cli/starter/README.md');
    expect(text).toBe('npm install\nnpm run sale\nnpm test\n');
    expect(Object.keys(JSON.parse(read('package.json')).scripts)).toEqual([
      'start',
      'sale',
      'test',
      'typecheck',
    ]);
  });

  it('has no more files than one can read in an evening', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .filter(({ name }) => !name.endsWith('.tgz'));
    expect(files.length).toBeLessThanOrEqual(18);
  });

  it('is right for the compiler, strictly', async () => {
    expect(JSON.parse(read('tsconfig.json')).compilerOptions).toMatchObject({ strict: true });
    const ran = await runShop(folder, [process.execPath, 'node_modules/typescript/bin/tsc']);
    expect(ran).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('passes its own tests', async () => {
    const { code, stdout, stderr } = await runShop(folder, ['npm', 'test']);
    expect(code, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/^\S* ?fail 0$/m);
  });
});
