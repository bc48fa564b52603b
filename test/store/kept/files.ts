import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../../server/src/ports/store.js';
import { schemaOf } from './dump.js';
import type { KeptStory } from './story.js';

export const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** A hash of each migration's statements for each engine. */
export type Fingerprints = Record<string, Record<Engine, string>>;

const here = fileURLToPath(new URL('.', import.meta.url));
const manifest = new URL('../../../server/package.json', import.meta.url);

export const fingerprintsFile = join(here, 'migrations.json');

/** The version of this checkout. */
export const version: string = JSON.parse(readFileSync(manifest, 'utf8')).version;

export function folderOf(release: string): string {
  return join(here, release);
}

export function isKept(release: string): boolean {
  return existsSync(folderOf(release));
}

/** Every version of which a database is kept. */
export function keptReleases(): string[] {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).sort();
}

export function readKept(release: string, engine: Engine): { sql: string; story: KeptStory } {
  const read = (ending: string) => readFileSync(join(folderOf(release), `${engine}.${ending}`), 'utf8');
  return { sql: read('sql'), story: JSON.parse(read('json')) };
}

export function readFingerprints(): Fingerprints {
  return existsSync(fingerprintsFile) ? JSON.parse(readFileSync(fingerprintsFile, 'utf8')) : {};
}

/** Returns the fingerprints of the migrations in the code. */
export function fingerprintsNow(): Fingerprints {
  const found: Fingerprints = {};
  for (const engine of engines) {
    for (const { name, statements } of schemaOf(engine)) {
      const hash = createHash('sha256').update(statements.join(';\n')).digest('hex').slice(0, 32);
      found[name] = { ...(found[name] as Record<Engine, string>), [engine]: hash };
    }
  }
  return found;
}
