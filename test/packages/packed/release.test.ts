import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { complainOfFiles, inspect, integrityOf } from '../../../scripts/lib/release/inspect.mjs';
import { addToChangelog, readChange } from '../../../scripts/lib/release/next-version.mjs';
import { published } from '../../../scripts/lib/release/packages.mjs';
import { publishAll } from '../../../scripts/lib/release/publish.mjs';
import { findObstacles, listChangesets } from '../../../scripts/lib/release/readiness.mjs';
import { describe as describePack } from '../../../scripts/lib/release/release.mjs';
import { packFromScratch } from '../../../scripts/lib/release/stage.mjs';
import { packed } from '../../harness/packed.js';
import { temporaryFolder } from '../../harness/stores.js';
import { Registry } from './registry.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = temporaryFolder();

describe('what is published', { timeout: 240_000 }, () => {
  let fresh: Awaited<ReturnType<typeof packFromScratch>>;
  beforeAll(async () => {
    // The server's package, whose build takes longest, is checked in projects.test.ts.
    fresh = await packFromScratch(
      join(folder, 'fresh'),
      published.filter((one) => one.folder !== 'server'),
    );
  }, 240_000);

  it('has the same bytes from a copy of the sources as from here, and nothing wrong', async () => {
    const { sdk, cli } = await packed();
    const { read, complaints } = await inspect(fresh, [{ file: sdk }, { file: cli }]);
    expect(complaints).toEqual([]);
    expect(read.map(describePack)[0]).toMatch(
      /^\S+sdk@\S+, public, tag latest: \d+ files, \S+ of 330,000 bytes unpacked\n {2}sha512-\S+$/,
    );
  });

  it('is refused where a second pack has other bytes', async () => {
    const { sdk } = await packed();
    const { complaints } = await inspect(fresh, [{ file: sdk }, { file: sdk }]);
    expect(complaints).toEqual(['@escrow-checkout/cli: packed twice, it is not the same.']);
  });

  it('goes to the registry once; a version that is taken is refused', async () => {
    const registry = await Registry.start();
    const said: string[] = [];
    const plan = { registry: registry.url, provenance: false, say: (line: string) => said.push(line) };
    try {
      await publishAll(fresh.slice(0, 1), plan);
      await publishAll(fresh, plan);
      await publishAll(fresh, plan);
      expect(said.map((line) => line.split(/@\d/)[0])).toEqual([
        'published  @escrow-checkout/sdk',
        'skipped    @escrow-checkout/sdk',
        'published  @escrow-checkout/cli',
        'skipped    @escrow-checkout/sdk',
        'skipped    @escrow-checkout/cli',
      ]);
      const bytes = readFileSync(fresh[0]?.file as string);
      expect(registry.integrities.get('@escrow-checkout/sdk')).toBe(integrityOf(bytes));
      const [sdk, cli] = fresh;
      await expect(publishAll([{ ...sdk, file: cli?.file }], plan)).rejects.toThrow(/never published twice/);
      registry.isBroken = true;
      await expect(publishAll(fresh, plan)).rejects.toThrow(/did not say whether/);
    } finally {
      await registry.stop();
    }
  });
});

describe('what must not be published', () => {
  const pack = { name: 'one', unpackedBytesMax: 10_000 };
  const manifest = {
    name: 'one',
    version: '1.0.0',
    type: 'module',
    description: 'd',
    keywords: ['k'],
    license: 'Apache-2.0',
    engines: { node: '>=20' },
    files: ['dist'],
    publishConfig: { access: 'public', provenance: true },
  };
  const files = (more: Record<string, string>, fields: object = {}) =>
    Object.entries({
      'package.json': JSON.stringify({ ...manifest, ...fields }),
      'README.md': '',
      LICENSE: '',
      ...more,
    }).map(([path, text]) => ({ path, text }));

  it('is silent where all is well', async () => {
    expect(await complainOfFiles(pack, files({ 'dist/index.js': '' }))).toEqual([]);
  });

  it.each([
    ['a path of this machine', files({ 'dist/a.js': `const at = '${root}sdk'` }), /dist\/a\.js names \S/],
    ['a test', files({ 'dist/a.test.js': '' }), /dist\/a\.test\.js is a test/],
    ['a test beside the manifest', files({ 'a.test.js': '' }), /: a\.test\.js is a test/],
    ['a source map', files({ 'dist/a.js.map': '' }), /is a source map/],
    ['a link to one', files({ 'dist/a.js': '//# sourceMappingURL=a.js.map' }), /points to a source map/],
    ['a secret', files({ '.npmrc': '' }), /a secret/],
    [
      'a range of the workspace',
      files({}, { dependencies: { a: 'workspace:*' } }),
      /depends on a by workspace/,
    ],
    [
      'an entry without its file',
      files({}, { exports: { '.': './dist/b.js' } }),
      /dist\/b\.js but the file does not exist/,
    ],
    ['no provenance', files({}, { publishConfig: { access: 'public' } }), /provenance is not true/],
    ['no licence', files({}).slice(0, 2), /it has no LICENSE/],
    ['too much', files({ 'dist/a.js': ' '.repeat(10_000) }), /bytes unpacked, and may be 10000/],
  ])('is named: %s', async (_what, given, complaint) => {
    expect(await complainOfFiles(pack, given)).toEqual([expect.stringMatching(complaint)]);
  });

  it.each(['sdk', 'cli', 'server'])('is not packed by a bare `npm pack` in %s', async (name) => {
    const packing = run('npm', ['pack', '--pack-destination', folder], { cwd: join(root, name) });
    await expect(packing).rejects.toThrow(/npm run release -- --dry-run/);
  });
});

describe('a release waits', () => {
  const home = join(folder, 'repository');
  const address = (name: string) => ({
    repository: { type: 'git', url: 'git+https://host.example/shop.git', directory: name },
    homepage: 'https://host.example',
    bugs: 'https://host.example/issues',
  });
  const env = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://host.example' };
  const write = (path: string, content: unknown) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: home });
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'Something');
  };

  beforeAll(() => {
    for (const name of ['sdk', 'cli', 'server'])
      write(`${name}/package.json`, { version: '1.2.3', ...address(name) });
    git('init', '-q');
    commit();
  });

  it('for nothing where all is said', () => {
    expect(findObstacles({ home, env })).toEqual([]);
  });

  it.each<[string, RegExp, string, unknown]>([
    ['a change that is not committed', /differ from the last commit/, 'sdk/new.ts', ''],
    ['changesets', /1 changesets wait.*npm run next-version/, '.changeset/one.md', '---\n---\n\nNews\n'],
    [
      'the address of the sources',
      /sdk\/package\.json does not say where its source is/,
      'sdk/package.json',
      { version: '1.2.3', homepage: 'x', bugs: 'y' },
    ],
  ])('for %s', (_what, obstacle, path, content) => {
    write(path, content);
    if (!path.endsWith('new.ts')) commit();
    expect(findObstacles({ home, env })).toEqual([expect.stringMatching(obstacle)]);
    if (path.endsWith('new.ts')) git('clean', '-fdq');
    else git('reset', '-q', '--hard', 'HEAD~1');
  });

  it('for a machine that can attest where it was built', () => {
    expect(findObstacles({ home, env: {} })).toEqual([expect.stringMatching(/no identity token/)]);
    expect(findObstacles({ home, env: {}, rehearsal: true })).toEqual([]);
  });

  it('and the changesets here name packages that are versioned', () => {
    for (const name of listChangesets()) {
      const [, head = ''] = readFileSync(join(root, '.changeset', name), 'utf8').split(/^---$/m);
      expect(head).toMatch(/^\n("@escrow-checkout\/(sdk|cli|server)": (patch|minor|major)\n)*$/);
    }
  });
});

describe('the next version', () => {
  it('has its changes above the others in the changelog of the product, with their packages', () => {
    const changes = [
      readChange(
        '---\n"@escrow-checkout/sdk": minor\n"@escrow-checkout/server": patch\n---\n\nOne.\nMore.\n',
      ),
      readChange('---\n"@escrow-checkout/server": patch\n---\n\nTwo.\n'),
    ];
    expect(addToChangelog('# Changelog\n\n## 1.0.0\n\n- First\n', '1.1.0', changes)).toBe(
      '# Changelog\n\n## 1.1.0\n\n- SDK: One.\n  More.\n- Two.\n\n## 1.0.0\n\n- First\n',
    );
  });
});
