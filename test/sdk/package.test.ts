import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const sdk = fileURLToPath(new URL('../../sdk', import.meta.url));
const tsup = join(sdk, 'node_modules/.bin/tsup');
let home: string;
let installed: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'escrow-sdk-'));
  installed = join(home, 'node_modules/@escrow-checkout/sdk');
  mkdirSync(installed, { recursive: true });
  cpSync(join(sdk, 'package.json'), join(installed, 'package.json'));
  execFileSync(tsup, ['--out-dir', join(installed, 'dist')], { cwd: sdk });
});
afterAll(() => rmSync(home, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' }).trim();
const show = "new EscrowCheckout({ apiKey: 'svc_test_x' }).baseUrl + ' ' + kobo.toNaira(250000)";
const shown = 'http://127.0.0.1:4000/api/public/v1 2500.00';

describe('the built package', () => {
  it('loads as an ES module', () => {
    const source = `import { EscrowCheckout, kobo } from '@escrow-checkout/sdk'; console.log(${show})`;
    expect(run('--input-type=module', '-e', source)).toBe(shown);
  });

  it('loads as CommonJS', () => {
    const source = `const { EscrowCheckout, kobo } = require('@escrow-checkout/sdk'); console.log(${show})`;
    expect(run('--input-type=commonjs', '-e', source)).toBe(shown);
  });

  it.each(['index.d.ts', 'index.d.cts', 'index.js', 'index.cjs'])(
    'names neither zod nor ts-rest in %s',
    (name) => {
      const text = readFileSync(join(installed, 'dist', name), 'utf8');
      expect(text).not.toMatch(/zod|ts-rest|@escrow-checkout\/(contract|openapi)/);
      expect(text).toContain('EscrowCheckout');
    },
  );

  it('has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.peerDependencies ?? {}).toEqual({});
  });

  it('is at most 8 kB, minified and gzipped', () => {
    const out = join(home, 'minified');
    execFileSync(tsup, ['--minify', '--no-dts', '--format', 'esm', '--out-dir', out], { cwd: sdk });
    expect(gzipSync(readFileSync(join(out, 'index.js'))).length).toBeLessThanOrEqual(8 * 1024);
  });

  it('has generated sources that match the API document', () => {
    execFileSync(join(sdk, 'node_modules/.bin/tsx'), ['scripts/generate.ts', '--check'], { cwd: sdk });
  });
});
