import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Stop } from '../run.mjs';
import { readManifest } from './packages.mjs';

/** What the server reads while it runs, in the places where it has it in the repository. */
const parts = [
  'server/bin',
  'server/dist/program',
  'site/dist',
  'openapi/openapi.json',
  'openapi/openapi.yaml',
];

/** The pages are a package that nobody else needs, so it is inside this one. */
const pages = '@escrow-checkout/web';

/**
 * Assembles the package of the server in an empty folder, from what is built in `home`. A bare `npm pack`
 * could not: the program reads files of several packages, and its dependencies are pinned in the catalog.
 */
export function assembleServer(home, into) {
  for (const part of parts) copy(join(home, part), join(into, part));
  const inside = join(into, 'node_modules', pages);
  copy(join(home, 'web/dist'), join(inside, 'dist'));
  const { name, version, type, exports, license } = readManifest('web', home);
  writeManifest(inside, { name, version, type, license, exports: exports['.'].default });
  copy(join(home, 'server/README.md'), join(into, 'README.md'));
  copy(join(home, 'LICENSE'), join(into, 'LICENSE'));
  writeManifest(into, manifestOf(home, into));
}

function manifestOf(home, into) {
  const { private: _, scripts, dependencies, devDependencies, bin, ...own } = readManifest('server', home);
  return {
    ...own,
    bin: Object.fromEntries(Object.entries(bin).map(([command, path]) => [command, join('server', path)])),
    files: ['server', 'site', 'openapi'],
    publishConfig: { access: 'public', provenance: true },
    dependencies: {
      ...pinned(home, 'server', importedBy(join(into, 'server/dist/program'), dependencies)),
      ...pinned(home, 'web', Object.keys(readManifest('web', home).dependencies)),
      [pages]: readManifest('web', home).version,
    },
    bundleDependencies: [pages],
  };
}

/** Returns the dependencies that the built program still imports; the others are part of it. */
function importedBy(program, dependencies) {
  const text = readdirSync(program)
    .map((file) => readFileSync(join(program, file), 'utf8'))
    .join('\n');
  return Object.keys(dependencies).filter(
    (name) => name !== pages && new RegExp(`\\b(from|import) ?\\(?"${name}["/]`).test(text),
  );
}

/** Returns the versions that the lock file installed. */
function pinned(home, folder, names) {
  return Object.fromEntries(
    names.sort().map((name) => [name, readManifest(join(folder, 'node_modules', name), home).version]),
  );
}

/** Copies without maps and declarations, and without the lines that point to a map. */
function copy(from, to) {
  if (statSync(from, { throwIfNoEntry: false }) === undefined)
    throw new Stop(`${from} is missing: run npm run build first.`);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(map|d\.ts)$/.test(basename(path)) });
  for (const path of listScripts(to)) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
}

function listScripts(path) {
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(path, name));
}

function writeManifest(folder, manifest) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
