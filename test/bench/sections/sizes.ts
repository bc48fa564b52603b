import { execFileSync } from 'node:child_process';
import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { published, weightsMax } from '../../../scripts/lib/release/packages.mjs';
import { type Aim, type Finding, plainFinding, type SectionResult } from '../figures.js';
import { weightOf } from '../weight.js';
import type { Workbench } from '../workbench.js';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What a program imports of each entry, and the most bytes it may weigh; a release is held to it. */
const entries = weightsMax.map(({ name, source, bytesMax, beside }) => {
  const shared = weightsMax.find((other) => other.name === beside)?.bytesMax ?? 0;
  return { what: name.replace(/,.*/, ''), source, bytesMax: bytesMax + shared };
});
const unpackedBytesMax = published.find(({ folder }) => folder === 'sdk')?.unpackedBytesMax ?? 0;

/** Measures the SDK's size in a program and on the disk, beside `stripe`. */
export async function measureSizes(bench: Workbench): Promise<SectionResult> {
  const stripe = weightOf(bench, "export { default } from 'stripe'");
  const weights = entries.flatMap(({ what, source, bytesMax }) => {
    const bytes = weightOf(bench, source);
    return [
      plainFinding(`bytes: SDK ${what}`, 'bytes', [bytes], { atMost: bytesMax }),
      share(`bytes: SDK ${what} to stripe`, bytes, stripe, 'bytes, minified and gzipped'),
    ];
  });
  const ours = packed();
  const theirs = installed(realpathSync(at('test/node_modules/stripe')));
  return {
    findings: [
      ...weights,
      plainFinding('unpacked: SDK', 'bytes', [ours.bytes], { atMost: unpackedBytesMax }),
      share('unpacked: SDK to stripe', ours.bytes, theirs.bytes, 'bytes'),
      share('files: SDK to stripe', ours.files, theirs.files, 'files'),
    ],
  };
}

function share(what: string, ours: number, theirs: number, unit: string, aim: Aim = { atMost: 1 }): Finding {
  const note = `${ours.toLocaleString('en-US')} to ${theirs.toLocaleString('en-US')} ${unit}`;
  return { what, unit: 'ratio', value: ours / theirs, range: null, aim, sides: [], note };
}

/** Returns the size of what npm would publish. */
function packed(): { bytes: number; files: number } {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel', 'error'];
  const [pack] = JSON.parse(execFileSync('npm', words, { cwd: at('sdk'), encoding: 'utf8' }));
  return { bytes: pack.unpackedSize, files: pack.entryCount };
}

function installed(folder: string): { bytes: number; files: number } {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const sizes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: files.length };
}
