import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../install.mjs';
import { runNode, Stop } from '../run.mjs';
import { inspect, integrityOf, unpackedBytes } from './inspect.mjs';
import { distTag, publishAll, tagCommit } from './publish.mjs';
import { findObstacles } from './readiness.mjs';
import { packFromScratch } from './stage.mjs';

const help = `npm run release -- [--dry-run] [--into <folder>] [--registry <address>]

  --dry-run             packs and checks everything, says what would be published, publishes nothing
  --into <folder>       keeps the tarballs there
  --registry <address>  rehearses on a registry of your own, without provenance and without a tag`;

const options = {
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean' },
  into: { type: 'string' },
  registry: { type: 'string' },
};
const say = (line) => console.log(line);

/** Packs, checks, and publishes unless it is a dry run. */
export async function release(args) {
  const temporary = mkdtempSync(join(tmpdir(), 'escrow-packed-'));
  try {
    const { 'dry-run': isDry, help: wantsHelp, into, registry } = readArguments(args);
    if (wantsHelp) return say(help);
    const obstacles = findObstacles({ rehearsal: registry !== undefined });
    if (!isDry) stopFor('A release waits for this:', obstacles);
    await install('all');
    const packed = await packAndCheck(into ? resolve(process.env.INIT_CWD ?? '.', into) : temporary);
    say(['', isDry ? 'Would be published:' : 'Publishing:', ...packed.map(describe)].join('\n'));
    if (isDry) return sayObstacles(obstacles);
    await publishAll(packed, { registry, provenance: registry === undefined, say });
    if (registry === undefined) tagCommit(packed[0].version, say);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function readArguments(args) {
  try {
    return parseArgs({ args: args.filter((word) => word !== '--'), options }).values;
  } catch (error) {
    throw new Stop(`${error.message}\n\n${help}`);
  }
}

async function packAndCheck(folder) {
  const { code, output } = await runNode('scripts/check-generated.mjs', [], { onLine: () => {} });
  if (code !== 0) throw new Stop(output);
  say('Packing from a copy of the sources, twice.');
  const packed = await packFromScratch(folder);
  const again = await packFromScratch(join(folder, 'again'));
  const { read, complaints } = await inspect(packed, again);
  stopFor('This must not be published:', complaints);
  rmSync(join(folder, 'again'), { recursive: true });
  return read;
}

/** Says what would go to the registry, and its checksum. */
export function describe({ name, version, file, files, unpackedBytesMax }) {
  const [bytes, bytesMax] = [unpackedBytes(files), unpackedBytesMax].map((one) =>
    one.toLocaleString('en-US'),
  );
  return (
    `${name}@${version}, public, tag ${distTag(version)}: ${files.length} files, ` +
    `${bytes} of ${bytesMax} bytes unpacked\n  ${integrityOf(readFileSync(file))}`
  );
}

function stopFor(title, complaints) {
  if (complaints.length > 0) throw new Stop(['', title, ...complaints.map((one) => `- ${one}`)].join('\n'));
}

function sayObstacles(obstacles) {
  say('Nothing was published.');
  if (obstacles.length === 0) return;
  say(['', 'A release waits for this:', ...obstacles.map((one) => `- ${one}`)].join('\n'));
}
