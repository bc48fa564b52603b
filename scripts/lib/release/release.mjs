import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from '../install.mjs';
import { Stop } from '../run.mjs';
import { complainOfContents } from './contents.mjs';
import { publishAll, tagCommit } from './publish.mjs';
import { findObstacles, findStaleFiles } from './readiness.mjs';
import { describePackages, describePlan } from './report.mjs';
import { packFromScratch } from './stage.mjs';
import { readTarball } from './tarball.mjs';
import { checkTypes, lint, weigh } from './tools.mjs';

const help = `npm run release -- [--dry-run] [--into <folder>] [--registry <address>]

  --dry-run             packs and checks everything, says what would be published, publishes nothing
  --into <folder>       keeps the tarballs there
  --registry <address>  rehearses on a registry of your own, without provenance and without a tag`;

const options = {
  ...{ 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
  ...{ into: { type: 'string' }, registry: { type: 'string' } },
};
const say = (line) => console.log(line);

/** Packs, checks, and publishes unless it is a dry run. Every complaint is named before it stops. */
export async function release(args) {
  const temporary = mkdtempSync(join(tmpdir(), 'escrow-packed-'));
  try {
    const { 'dry-run': isDry, help: wantsHelp, into, registry } = readArguments(args);
    if (wantsHelp) return say(help);
    const folder = into ? resolve(process.env.INIT_CWD ?? '.', into) : temporary;
    const plan = { registry, provenance: registry === undefined };
    const obstacles = findObstacles({ rehearsal: registry !== undefined });
    if (!isDry) stopFor('A release waits for this:', obstacles);
    await install('all');
    const packed = await packAndCheck(folder);
    const [{ version }] = packed;
    say(['', isDry ? 'Would be published:' : 'Publishing:', ...describePlan(packed, plan)].join('\n'));
    if (isDry) return sayDry(version, obstacles);
    await publishAll(packed, { ...plan, say });
    if (registry === undefined) tagCommit(version, say);
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
  stopFor('Not what the contract generates:', await findStaleFiles());
  say('Packing from a copy of the sources, twice.');
  const packed = await packFromScratch(folder);
  const again = await packFromScratch(join(folder, 'again'));
  const { read, weights, complaints } = await inspect(packed, again);
  rmSync(join(folder, 'again'), { recursive: true });
  say(['', ...describePackages(read, weights)].join('\n'));
  stopFor('This must not be published:', complaints);
  return packed;
}

/** Reads the tarballs, compares them with those packed a second time, and names all that is wrong. */
export async function inspect(packed, again) {
  const read = packed.map((pack) => ({ ...pack, files: readTarball(pack.file) }));
  const weights = await weigh(read[0].files);
  const complaints = [
    ...read.flatMap((pack) => complainOfContents(pack, pack.files)),
    ...findDifferences(packed, again),
    ...(await Promise.all(packed.flatMap((pack) => [lint(pack), checkTypes(pack)]))).flat(),
    ...weights
      .filter(({ bytes, bytesMax }) => bytes > bytesMax)
      .map(
        ({ name, bytes, bytesMax }) => `The SDK's ${name} weighs ${bytes} bytes, and may weigh ${bytesMax}.`,
      ),
  ];
  return { read, weights, complaints };
}

/** Whoever builds the same commit gets the same bytes, and can compare them with what was published. */
function findDifferences(packed, again) {
  return packed
    .filter(({ file }, index) => !readFileSync(file).equals(readFileSync(again[index].file)))
    .map(({ name }) => `${name}: packed twice, it is not the same.`);
}

function stopFor(title, complaints) {
  if (complaints.length > 0) throw new Stop(['', title, ...complaints.map((one) => `- ${one}`)].join('\n'));
}

function sayDry(version, obstacles) {
  say(`and the commit would be tagged v${version}. Nothing was published.`);
  if (obstacles.length === 0) return;
  say(['', 'A release waits for this:', ...obstacles.map((one) => `- ${one}`)].join('\n'));
}
