import { fileURLToPath } from 'node:url';
import { type Finding, plainFinding, type SectionResult, type Side, timesFinding } from '../figures.js';
import { runInTurn } from '../short-lived.js';
import type { Workbench } from '../workbench.js';

const rounds = 15;
const cli = fileURLToPath(new URL('../../../cli/bin/escrow-cli.js', import.meta.url));
const asked = [['--help'], ['get', '--help'], ['--version']];

/** Measures how soon the command line responds, beside Node alone, the fastest JavaScript can be. */
export async function measureHelp(bench: Workbench): Promise<SectionResult> {
  const named = asked.map((words) => ({ name: `escrow-cli ${words.join(' ')}`, words: [cli, ...words] }));
  const programs = [{ name: 'node -e 0', words: ['-e', '0'] }, ...named];
  const [node, ...sides] = runInTurn(bench, programs, rounds) as [Side, ...Side[]];
  const findings = sides.flatMap((side): Finding[] => [
    timesFinding(`${side.name} to node -e 0`, [side, node], ({ p50Ms }) => p50Ms, { atMost: 2 }),
    plainFinding(
      side.name,
      'ms',
      side.rounds.map(({ p50Ms }) => p50Ms),
      { below: 150 },
    ),
  ]);
  return { findings };
}
