import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';

const documents = ['package.json', 'README.md', 'LICENSE'];
const described = ['description', 'keywords', 'license', 'engines', 'files', 'publishConfig'];
const unwanted = [
  // The starter's test is written by `init` into the merchant's project.
  ['a test', /^(?!starter\/).*\.(test|spec)\.\w+$/],
  ['a source map', /\.map$/],
  ['a log, a secret or a leftover', /(^|\/)(\.env\w*|\.npmrc|.*\.(log|tgz|pem|tsbuildinfo))$/],
];

/** Returns each tarball with its files, and a sentence for everything that forbids publishing them. */
export async function inspect(packed, again) {
  const { createPackageFromTarballData, checkPackage } = await load('@arethetypeswrong/core');
  const read = [];
  const complaints = [];
  for (const [index, pack] of packed.entries()) {
    const contents = createPackageFromTarballData(new Uint8Array(readFileSync(pack.file)));
    const files = readFiles(contents);
    read.push({ ...pack, files });
    complaints.push(...(await complainOfFiles(pack, files)));
    if (!readFileSync(pack.file).equals(readFileSync(again[index].file)))
      complaints.push(`${pack.name}: packed twice, it is not the same.`);
    // The commands export nothing that could be imported.
    if (pack.folder === 'sdk') complaints.push(...complainOfTypes(pack, await checkPackage(contents)));
  }
  return { read, complaints };
}

/** Loads a tool of the tests; they are installed before anything is packed. */
function load(name) {
  return import(pathToFileURL(createRequire(join(root, 'test/package.json')).resolve(name)).href);
}

function readFiles(contents) {
  const folder = `/node_modules/${contents.packageName}/`;
  return contents
    .listFiles(folder)
    .map((path) => ({ path: path.slice(folder.length), text: contents.readFile(path) }));
}

function complainOfTypes({ name }, { types, problems = [] }) {
  if (!types) return [`${name}: it has no types.`];
  return problems.map(({ kind, entrypoint = '', resolutionKind = '' }) =>
    `${name}: ${kind} ${entrypoint} ${resolutionKind}`.trim(),
  );
}

/** Returns what is wrong with the files of a package: our own rules, then those of publint. */
export async function complainOfFiles({ name, unpackedBytesMax }, files) {
  const manifest = JSON.parse(files.find(({ path }) => path === 'package.json').text);
  const bytes = unpackedBytes(files);
  const complaints = [
    ...documents
      .filter((path) => !files.some((file) => file.path === path))
      .map((path) => `it has no ${path}`),
    ...described.filter((field) => !manifest[field]).map((field) => `package.json has no ${field}`),
    ...complainOfManifest(manifest),
    ...files.flatMap(complainOfFile),
    ...(bytes > unpackedBytesMax ? [`it is ${bytes} bytes unpacked, and may be ${unpackedBytesMax}`] : []),
    ...(await lint(files)),
  ];
  return complaints.map((complaint) => `${name}: ${complaint}.`);
}

export function unpackedBytes(files) {
  return files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
}

/** Only a workspace or pnpm can install `workspace:` and `catalog:`. */
function complainOfManifest({
  private: isPrivate,
  publishConfig = {},
  dependencies = {},
  peerDependencies = {},
}) {
  const local = Object.entries({ ...dependencies, ...peerDependencies }).filter(([, range]) =>
    /^(workspace|catalog|link|file|portal|git|https?):/.test(range),
  );
  return [
    ...(isPrivate ? ['it is private'] : []),
    ...(publishConfig.access === 'public' ? [] : ['publishConfig.access is not public']),
    ...(publishConfig.provenance === true ? [] : ['publishConfig.provenance is not true']),
    ...local.map(([dependency, range]) => `it depends on ${dependency} by ${range}`),
  ];
}

function complainOfFile({ path, text }) {
  const place = machineNames().find((name) => text.includes(name));
  return [
    ...unwanted.filter(([, pattern]) => pattern.test(path)).map(([what]) => `${path} is ${what}`),
    ...(place ? [`${path} names ${place}`] : []),
    ...(/^\/\/[#@] sourceMappingURL=/m.test(text) ? [`${path} points to a source map`] : []),
  ];
}

/** Names that only this machine has. One of four letters or fewer could be part of any word. */
function machineNames() {
  const temporary = [tmpdir(), '/tmp', '/private/var'].map((folder) => `${folder}/`);
  return [root, homedir(), hostname(), ...temporary].filter((place) => place.length > 4);
}

async function lint(files) {
  const { publint } = await load('publint');
  const { formatMessage } = await load('publint/utils');
  const list = files.map(({ path, text }) => ({ name: `package/${path}`, data: Buffer.from(text) }));
  const { messages, pkg } = await publint({ strict: true, pkgDir: 'package', pack: { files: list } });
  // The readiness check asks for the repository before a real release.
  const others = messages.filter(({ code }) => !/REPOSITORY/.test(code));
  return others.map((message) => formatMessage(message, pkg, { color: false }));
}

/** Returns the checksum that the registry keeps of these bytes. */
export function integrityOf(bytes) {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}
