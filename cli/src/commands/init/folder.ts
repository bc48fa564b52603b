import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { exitCodes, Stop, usage } from '../../exit.js';
import { printable } from '../../printable.js';
import type { PlannedFile } from './plan.js';

/** Names that do not make a folder count as filled. */
const harmless = new Set(['.git', '.hg', '.idea', '.vscode', '.DS_Store', 'Thumbs.db', 'desktop.ini']);
const namesMax = 10;

/** What happens to each file of a folder that is not empty. */
export interface Placement {
  written: PlannedFile[];
  /** Left as they are: identical, or secret. */
  kept: string[];
  /** Moved out of the way. */
  moved: { path: string; to: string }[];
}

function namesIn(folder: string): string[] {
  const existing = statSync(folder, { throwIfNoEntry: false });
  if (!existing) return [];
  if (!existing.isDirectory()) throw usage(`${printable(folder)} is a file, and init needs a folder.`);
  return readdirSync(folder).filter((name) => !harmless.has(name));
}

/** Refuses a folder that is not empty, and lists what is in it. */
export function refuseFilled(folder: string, shown: string): void {
  const names = namesIn(folder);
  if (names.length === 0) return;
  const listed = names.slice(0, namesMax).map((name) => `  ${printable(name)}`);
  const more = names.length > namesMax ? [`  and ${names.length - namesMax} more`] : [];
  throw new Stop(
    exitCodes.conflict,
    {
      title: 'The folder is not empty',
      code: 'folder_not_empty',
      detail: `The folder is not empty: ${printable(shown)}. Nothing was written.`,
    },
    [
      ...listed,
      ...more,
      'Name another folder, or pass --force: it keeps these files, and moves those in the way.',
    ],
  );
}

/** Returns a free name such as `README.md.before`. */
function asideOf(folder: string, path: string): string {
  for (let count = 1; ; count += 1) {
    const aside = `${path}.before${count === 1 ? '' : `-${count}`}`;
    if (!existsSync(join(folder, aside))) return aside;
  }
}

/** Plans what to do with every file, so that no existing file is lost. */
export function placeFiles(folder: string, files: readonly PlannedFile[]): Placement {
  namesIn(folder);
  const placement: Placement = { written: [], kept: [], moved: [] };
  for (const file of files) {
    const { path, text, isSecret } = file;
    const target = join(folder, path);
    if (!existsSync(target)) placement.written.push(file);
    else if (isSecret || (statSync(target).isFile() && readFileSync(target, 'utf8') === text))
      placement.kept.push(path);
    else {
      placement.moved.push({ path, to: asideOf(folder, path) });
      placement.written.push(file);
    }
  }
  return placement;
}

export function writeFiles(folder: string, { written, moved }: Placement): void {
  try {
    mkdirSync(folder, { recursive: true });
    for (const { path, to } of moved) renameSync(join(folder, path), join(folder, to));
    for (const { path, text, isSecret } of written) {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text, { flag: 'wx', mode: isSecret ? 0o600 : 0o666 });
    }
  } catch (error) {
    const detail = `Not all files could be written: ${(error as Error).message}`;
    throw new Stop(exitCodes.unexpected, { title: 'Not written', code: 'not_written', detail });
  }
}

/** Copies the SDK of a clone as it would be published, since no registry has it yet. */
export function copySdk(from: string, to: string): void {
  const {
    devDependencies: _,
    scripts: __,
    ...manifest
  } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'dist'), join(to, 'dist'), { recursive: true });
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
