import { createHash } from 'node:crypto';
import { homedir, hostname, tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import { root } from '../run.mjs';

const documents = ['package.json', 'README.md', 'LICENSE'];
const described = ['description', 'keywords', 'license', 'engines', 'files', 'publishConfig'];
const unwanted = [
  // The test of the starter is the merchant's, and `init` writes it.
  ['a test', /^(?!starter\/).*\.(test|spec)\.\w+$/],
  ['a source map', /\.map$/],
  ['a log, a secret or a leftover', /(^|\/)(\.env\w*|\.npmrc|.*\.(log|tgz|pem|tsbuildinfo))$/],
];

/** What is wrong with what a tarball holds, in sentences; nothing where it may be published. */
export function complainOfContents({ name, unpackedBytesMax }, files) {
  const manifest = JSON.parse(find(files, 'package.json')?.content.toString('utf8') ?? '{}');
  return [
    ...documents.filter((path) => !find(files, path)).map((path) => `it has no ${path}`),
    ...described.filter((field) => !manifest[field]).map((field) => `package.json has no ${field}`),
    ...complainOfPublishing(manifest),
    ...complainOfDependencies(manifest),
    ...complainOfTargets(manifest, files),
    ...files.flatMap(complainOfFile),
    ...(unpackedBytes(files) > unpackedBytesMax
      ? [`it is ${unpackedBytes(files)} bytes unpacked, and may be ${unpackedBytesMax}`]
      : []),
  ].map((complaint) => `${name}: ${complaint}.`);
}

function complainOfPublishing({ private: isPrivate, publishConfig = {} }) {
  const { access, provenance } = publishConfig;
  return [
    ...(isPrivate ? ['it is private'] : []),
    ...(access === 'public' ? [] : ['publishConfig.access is not public']),
    ...(provenance === true ? [] : ['publishConfig.provenance is not true']),
  ];
}

/** A protocol that only a workspace or pnpm understands cannot be installed by anybody else. */
function complainOfDependencies({ dependencies = {}, peerDependencies = {}, optionalDependencies = {} }) {
  return Object.entries({ ...dependencies, ...peerDependencies, ...optionalDependencies })
    .filter(([, range]) => /^(workspace|catalog|link|file|portal|git|https?):/.test(range))
    .map(([dependency, range]) => `it depends on ${dependency} by ${range}`);
}

/** Every file that package.json names has to be there. */
function complainOfTargets({ exports = {}, imports = {}, bin = {}, main, types, typesVersions }, files) {
  const named = JSON.stringify([exports, imports, bin, main, types, typesVersions]).match(
    /"\.\/[^"]+\.\w+"/g,
  );
  return [...new Set(named ?? [])]
    .map((quoted) => quoted.slice(3, -1))
    .filter((path) => !find(files, path))
    .map((path) => `package.json names ${path}, which is not in it`);
}

function complainOfFile({ path, content }) {
  const text = content.toString('utf8');
  const place = machineNames().find((name) => text.includes(name));
  return [
    ...unwanted.filter(([, pattern]) => pattern.test(path)).map(([what]) => `${path} is ${what}`),
    ...(place ? [`${path} names ${place}`] : []),
    ...(/^\/\/[#@] sourceMappingURL=/m.test(text) ? [`${path} points to a source map`] : []),
  ];
}

/** What only this machine is called; a name too short to mean anything else is not looked for. */
function machineNames() {
  const temporary = [tmpdir(), '/tmp/', '/private/var/'].map((folder) => `${folder.replace(/\/$/, '')}/`);
  return [root, homedir(), hostname(), ...temporary].filter((place) => place.length > 4);
}

function find(files, path) {
  return files.find((file) => file.path === path);
}

export function unpackedBytes(files) {
  return files.reduce((sum, { content }) => sum + content.length, 0);
}

/** How the registry names these bytes. */
export function integrityOf(bytes) {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

export function compressedBytes(text) {
  return gzipSync(text).length;
}
