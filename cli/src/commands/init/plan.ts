import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { starterFolder } from '../../starter.js';

/** A file that `init` writes. */
export interface PlannedFile {
  /** Relative to the new folder, with forward slashes. */
  path: string;
  text: string;
  /** Written so that only its owner can read it. */
  isSecret: boolean;
}

export interface StarterOptions {
  name: string;
  /** The SDK in `package.json`: a version or a folder. */
  sdk: string;
  apiKey: string | null;
  baseUrl: string | null;
}

/** The parts of the starter that are copied. */
const parts = ['.env.example', 'README.md', 'gitignore', 'package.json', 'src', 'test', 'tsconfig.json'];
const nameInside = 'escrow-shop';
const sdkName = '@escrow-checkout/sdk';
const secretHex = () => randomBytes(32).toString('hex');

function filesBelow(path: string): string[] {
  if (/\./.test(path) || path === 'gitignore') return [path];
  const names = readdirSync(join(starterFolder, path));
  return names.sort().map((name) => posix.join(path, name));
}

function read(path: string): string {
  // A checkout on Windows may have CRLF line ends.
  return readFileSync(join(starterFolder, path), 'utf8').replaceAll('\r\n', '\n');
}

/** The packages that the starter needs, with their versions. */
interface Manifest {
  name: string;
  dependencies: Record<string, string>;
}

function manifestOf({ name, sdk }: StarterOptions): string {
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const dependencies = { ...manifest.dependencies, [sdkName]: sdk };
  return `${JSON.stringify({ ...manifest, name, dependencies }, null, 2)}\n`;
}

/** Fills in `.env` with new secrets. */
function environmentOf({ apiKey, baseUrl }: StarterOptions): string {
  const [, ...lines] = read('.env.example').split('\n');
  return ['# For this machine only: it is listed in .gitignore.', ...lines]
    .join('\n')
    .replace(/^ESCROW_API_KEY=$/m, () => `ESCROW_API_KEY=${apiKey ?? ''}`)
    .replace(/^# ESCROW_BASE_URL=.*$/m, (line) => (baseUrl === null ? line : `ESCROW_BASE_URL=${baseUrl}`))
    .replace(/^WEBHOOK_SECRET=$/m, () => `WEBHOOK_SECRET=${secretHex()}`)
    .replace(/^STAFF_TOKEN=$/m, () => `STAFF_TOKEN=${secretHex()}`);
}

function textOf(path: string, options: StarterOptions): string {
  if (path === 'package.json') return manifestOf(options);
  return path === 'README.md' ? read(path).replaceAll(nameInside, options.name) : read(path);
}

export function planFiles(options: StarterOptions): PlannedFile[] {
  const written = parts.flatMap(filesBelow).map((path) => ({
    // npm would leave a `.gitignore` out of the package.
    path: path === 'gitignore' ? '.gitignore' : path,
    text: textOf(path, options),
    isSecret: false,
  }));
  const environment = { path: '.env', text: environmentOf(options), isSecret: true };
  return [environment, ...written].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Makes a valid package name of a folder's name. */
export function packageNameOf(folder: string): string {
  const plain = folder
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, '-')
    .replace(/^[^a-z0-9]+|-+$/g, '')
    .slice(0, 100);
  return !plain || isTaken(plain) ? [plain, 'shop'].filter(Boolean).join('-') : plain;
}

export function isPackageName(name: string): boolean {
  return (
    /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(name) &&
    name.length <= 214 &&
    !isTaken(name)
  );
}

/** A package cannot have the name of a dependency. */
function isTaken(name: string): boolean {
  const { dependencies } = JSON.parse(read('package.json')) as Manifest;
  return name === 'node_modules' || Object.hasOwn(dependencies, name);
}
