import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weightsMax } from '../../../scripts/lib/release/packages.mjs';
import { installPacked } from '../../harness/packed.js';

const sdk = fileURLToPath(new URL('../../../sdk', import.meta.url));
let home: string;
let installed: string;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'escrow-sdk-'));
  installed = join(home, 'node_modules/@escrow-checkout/sdk');
  await installPacked(home, ['sdk']);
}, 180_000);
afterAll(() => rmSync(home, { recursive: true }));

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: home, encoding: 'utf8' }).trim();
const show = "new EscrowCheckout({ apiKey: 'svc_test_x' }).baseUrl + ' ' + kobo.toNaira(250000)";
const shown = 'http://127.0.0.1:4000/api/public/v1 2500.00';

/** A program that uses the installed package, as one file. */
function bundleOf(source: string, platform: 'node' | 'browser' | 'neutral'): string {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: home },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform,
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** The minified and gzipped size of a program with all that it loads at once: entry and static imports. */
function loadedBytes(source: string): number {
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: source, resolveDir: home, sourcefile: 'entry.js' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: home,
    absWorkingDir: home,
  });
  const loaded = new Set(['stdin.js']);
  for (const path of loaded)
    for (const { path: other, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[other]) loaded.add(other);
  const texts = outputFiles.filter(({ path }) => loaded.has(path.slice(home.length + 1)));
  if (texts.length === 0) throw new Error(`The entry is not in ${Object.keys(metafile.outputs)}.`);
  return texts.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

describe('the built package', () => {
  it('loads as an ES module', () => {
    const source = `import { EscrowCheckout, kobo } from '@escrow-checkout/sdk'; console.log(${show})`;
    expect(run('--input-type=module', '-e', source)).toBe(shown);
  });

  it('loads as CommonJS', () => {
    const source = `const { EscrowCheckout, kobo } = require('@escrow-checkout/sdk'); console.log(${show})`;
    expect(run('--input-type=commonjs', '-e', source)).toBe(shown);
  });

  it.each(['index.d.cts', 'index.js', 'index.cjs'])('names neither zod nor ts-rest in %s', (name) => {
    const text = readFileSync(join(installed, 'dist', name), 'utf8');
    expect(text).not.toMatch(/zod|ts-rest|@escrow-checkout\/(contract|openapi)/);
    expect(text).toContain('EscrowCheckout');
  });

  it('has no dependencies', () => {
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    expect(manifest.dependencies ?? {}).toEqual({});
    expect(manifest.peerDependencies ?? {}).toEqual({});
  });

  it.each(weightsMax)(
    'has an entry that weighs no more than it may: $name',
    ({ source, beside, bytesMax }) => {
      const shared = weightsMax.find(({ name }) => name === beside);
      const sharedBytes = shared ? loadedBytes(shared.source) : 0;
      expect(loadedBytes(source) - sharedBytes).toBeLessThanOrEqual(bytesMax);
    },
  );

  it('has one class of verification errors, whichever entry made them, in both module systems', () => {
    const body =
      "const seen = await new Promise((done) => nextWebhook(() => {}, { secret: 'a'.repeat(64), onError: " +
      "done })(new Request('http://localhost', { method: 'POST', body: 'x' })));console.log(seen " +
      'instanceof WebhookVerificationError, seen.code)';
    const names = [
      ['webhooks', 'WebhookVerificationError'],
      ['next', 'nextWebhook'],
    ];
    const required = names.map(
      ([path, name]) => `const { ${name} } = require('@escrow-checkout/sdk/${path}');`,
    );
    const imported = names.map(([path, name]) => `import { ${name} } from '@escrow-checkout/sdk/${path}';`);
    expect(run('--input-type=commonjs', '-e', `${required.join('')}(async () => {${body}})()`)).toBe(
      'true header_missing',
    );
    expect(run('--input-type=module', '-e', imported.join('') + body)).toBe('true header_missing');
  });

  it('has classes with their own names in both module systems', () => {
    const body =
      'const wrong = Object.entries(all).filter(([name, value]) => /^[A-Z]/.test(name) && value.name !== ' +
      "name);const { name } = new all.WebhookVerificationError('body_empty', " +
      "'');console.log(wrong.map(([name]) => name).join() || 'all', name, new " +
      'all.NotFoundError({}).name);';
    const entries = ['@escrow-checkout/sdk', '@escrow-checkout/sdk/webhooks'];
    const required = entries.map((entry) => `...require('${entry}')`);
    const imported = entries.map((entry) => `...await import('${entry}')`);
    const expected = 'all WebhookVerificationError NotFoundError';
    expect(run('--input-type=commonjs', '-e', `const all = { ${required} };${body}`)).toBe(expected);
    expect(run('--input-type=module', '-e', `const all = { ${imported} };${body}`)).toBe(expected);
  });

  it.each(['webhooks', 'next', 'testing'])('needs nothing of Node in %s', (entry) => {
    const bundle = bundleOf(`export * from '@escrow-checkout/sdk/${entry}'`, 'browser');
    expect(bundle).not.toMatch(/\brequire\(|\bprocess\b|\bBuffer\.|node:/);
  });

  it.each(['node', 'browser', 'neutral'] as const)(
    'has a verifier of at most 1,500 bytes for %s, minified and gzipped, when nothing else is taken',
    (platform) => {
      const bundle = bundleOf("export { verifyWebhook } from '@escrow-checkout/sdk/webhooks'", platform);
      expect(gzipSync(bundle).length).toBeLessThanOrEqual(1_500);
      expect(bundle).not.toMatch(/handler_failed|method_not_allowed/);
    },
  );

  it('has generated sources that match the API document', () => {
    execFileSync(join(sdk, 'node_modules/.bin/tsx'), ['scripts/generate.ts', '--check'], { cwd: sdk });
  });
});
