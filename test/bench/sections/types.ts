import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, plainFinding, type Round, type SectionResult, timesFinding } from '../figures.js';
import { programFolder } from '../weight.js';
import type { Workbench } from '../workbench.js';

const rounds = 5;
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const tsc = at('test/node_modules/typescript/bin/tsc');
const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'].concat(
  '--types',
  'node',
  '--typeRoots',
  at('node_modules/@types'),
  '--extendedDiagnostics',
);
const programs = {
  nothing: 'export const one = 1;\n',
  SDK: "import { EscrowCheckout } from '@escrow-checkout/sdk';\nexport const one = new EscrowCheckout();\n",
  stripe: "import Stripe from 'stripe';\nexport const one = new Stripe('sk_test_x');\n",
};

/** Measures what one line with the SDK adds to a compilation, in time and memory, beside `stripe`. */
export async function measureTypes(bench: Workbench): Promise<SectionResult> {
  const folder = programFolder(bench);
  const sides = Object.entries(programs).map(([name, source]): Measured => {
    writeFileSync(join(folder, `${name}.mts`), source);
    return { name: `tsc: ${name}`, file: `${name}.mts`, rounds: [], megabytes: [] };
  });
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) {
      const { ms, megabytes } = compile(folder, side.file);
      side.rounds.push({ count: 1, perSecond: 1_000 / ms, p50Ms: ms, p99Ms: ms });
      side.megabytes.push(megabytes);
    }
  }
  const [nothing, sdk, stripe] = sides as [Measured, Measured, Measured];
  const added = ({ p50Ms }: Round, index: number) =>
    Math.max(1, p50Ms - (nothing.rounds[index]?.p50Ms as number));
  const memory = (side: Measured): Finding =>
    plainFinding(`${side.name}, memory`, 'MB', side.megabytes, null);
  return {
    findings: [
      {
        ...timesFinding('tsc time: SDK to stripe, less nothing', [sdk, stripe], added, { atMost: 1 }),
        sides: [nothing, sdk, stripe],
      },
      ...[nothing, sdk, stripe].map(memory),
    ],
  };
}

type Measured = { name: string; file: string; rounds: Round[]; megabytes: number[] };

/** Runs the compiler with its diagnostics; it checks every declaration a program reaches. */
function compile(folder: string, file: string): { ms: number; megabytes: number } {
  const said = execFileSync(process.execPath, [tsc, ...options, file], {
    cwd: folder,
    encoding: 'utf8',
  });
  const read = (name: string) => Number(new RegExp(`${name}:\\s+([\\d.]+)`).exec(said)?.[1]);
  return { ms: read('Total time') * 1_000, megabytes: read('Memory used') / 1_000 };
}
