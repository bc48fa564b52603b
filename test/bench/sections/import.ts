import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, type Round, type SectionResult, type Side, timesFinding } from '../figures.js';
import { type Program, runInTurn } from '../short-lived.js';
import { programFolder } from '../weight.js';
import type { Workbench } from '../workbench.js';

const rounds = 15;
const systems = [
  ['ESM', 'mjs', (name: string) => `import ${JSON.stringify(name)};`],
  ['CommonJS', 'cjs', (name: string) => `require(${JSON.stringify(name)});`],
] as const;
const imported = ['@escrow-checkout/sdk', '@escrow-checkout/sdk/webhooks', 'stripe'];

/**
 * Measures how much longer a process takes that imports a package than one that imports nothing, as a
 * multiple of what `stripe` adds.
 */
export async function measureImport(bench: Workbench): Promise<SectionResult> {
  return { findings: systems.flatMap((system) => measureSystem(bench, system)) };
}

function measureSystem(bench: Workbench, [system, ending, load]: (typeof systems)[number]): Finding[] {
  const folder = programFolder(bench);
  const programs = [null, ...imported].map((name, index): Program => {
    const file = join(folder, `entry-${index}.${ending}`);
    writeFileSync(file, name === null ? '' : load(name));
    return { name: `${system}: ${name ?? 'nothing'}`, words: [file] };
  });
  const [nothing, sdk, webhooks, stripe] = runInTurn(bench, programs, rounds) as [Side, Side, Side, Side];
  /** Processor time in excess of the empty program's in the same round. */
  const added = ({ cpuMicros }: Round, index: number) =>
    Math.max(1, (cpuMicros ?? Number.NaN) - (nothing.rounds[index]?.cpuMicros ?? Number.NaN));
  const finding = (what: string, side: Side, aim: Finding['aim']): Finding => ({
    ...timesFinding(`import ${what}, ${system}, less nothing`, [side, stripe], added, aim),
    sides: what === 'SDK to stripe' ? [nothing, side, stripe] : [side],
  });
  return [
    finding('SDK to stripe', sdk, { atMost: 1 }),
    finding('SDK/webhooks to stripe', webhooks, { atMost: 1 }),
  ];
}
