import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { compressedBytes } from './contents.mjs';
import { weightsMax } from './packages.mjs';

/** A tool of the tests, which are installed before anything is packed. */
function load(name) {
  const path = createRequire(join(root, 'test/package.json')).resolve(name);
  return import(pathToFileURL(path).href);
}

/** What publint says of a tarball, as it will be installed. */
export async function lint({ name, file }) {
  const { publint } = await load('publint');
  const { formatMessage } = await load('publint/utils');
  const tarball = bytesOf(file);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: tarball.buffer } });
  // Where the sources are is asked for before a real release; nobody could say it before there is a host.
  const others = messages.filter(({ code }) => !/REPOSITORY/.test(code));
  return others.map((message) => `${name}: ${formatMessage(message, pkg)}`);
}

/** What attw says of the types in a tarball, for every way to import them. */
export async function checkTypes({ name, file }) {
  // A command has no entry that anybody could import; the sources it writes are no declarations.
  if (name === '@escrow-checkout/cli') return [];
  const { checkPackage, createPackageFromTarballData } = await load('@arethetypeswrong/core');
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(bytesOf(file)));
  if (!types) return [`${name}: it has no types.`];
  return problems.map(({ kind, entrypoint = '', resolutionKind = '' }) =>
    `${name}: ${kind} ${entrypoint} ${resolutionKind}`.trim(),
  );
}

function bytesOf(file) {
  return new Uint8Array(readFileSync(file));
}

/** What a bundle of each entry weighs with all that it loads at once, minified and compressed. */
export async function weigh(files) {
  const home = mkdtempSync(join(tmpdir(), 'escrow-weigh-'));
  try {
    unpack(files, join(home, 'node_modules/@escrow-checkout/sdk'));
    const weights = [];
    for (const { source, ...limit } of weightsMax)
      weights.push({ ...limit, bytes: await bundledBytes(home, source) });
    const besides = ({ beside }) => weights.find(({ name }) => name === beside)?.bytes ?? 0;
    return weights.map((weight) => ({ ...weight, bytes: weight.bytes - besides(weight) }));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function bundledBytes(home, contents) {
  const { build } = await load('esbuild');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: home, sourcefile: 'entry.js' },
    ...{ bundle: true, minify: true, splitting: true, format: 'esm', platform: 'node', target: 'es2022' },
    ...{ write: false, metafile: true, outdir: home, absWorkingDir: home, logLevel: 'silent' },
  });
  const outputs = Object.entries(metafile.outputs);
  const loaded = new Set(
    outputs.filter(([, { entryPoint }]) => entryPoint === 'entry.js').map(([path]) => path),
  );
  for (const path of loaded)
    for (const { path: other, kind } of metafile.outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[other]) loaded.add(other);
  const texts = outputFiles.filter(({ path }) => loaded.has(path.slice(home.length + 1)));
  return texts.reduce((sum, { text }) => sum + compressedBytes(text), 0);
}

/** Writes the files of a tarball into a folder. */
function unpack(files, folder) {
  for (const { path, content, mode } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, { mode });
  }
}
