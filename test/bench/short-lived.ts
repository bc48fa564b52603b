import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Round, Side } from './figures.js';
import type { Workbench } from './workbench.js';

/** A process that ends by itself; `words` are the arguments of `node`. */
export interface Program {
  name: string;
  words: readonly string[];
  folder?: string;
}

/** Reports the processor time of a whole process, start-up included, when it ends. */
const reporter = `process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  require('node:fs').writeSync(3, String(user + system));
});`;

/** Runs programs to their end, one after another and round after round, so that a busy moment affects all. */
export function runInTurn(bench: Workbench, programs: readonly Program[], rounds: number): Side[] {
  const hook = join(bench.folder(), 'reporter.cjs');
  writeFileSync(hook, reporter);
  const sides = programs.map(({ name }): Side => ({ name, rounds: [] }));
  // The first round fills the caches of the file system and is thrown away.
  for (let round = -1; round < rounds; round++) {
    for (const [index, program] of programs.entries()) {
      const measured = runOnce(hook, program);
      if (round >= 0) sides[index]?.rounds.push(measured);
    }
  }
  return sides;
}

function runOnce(hook: string, { words, folder }: Program): Round {
  const begunMs = performance.now();
  const { status, output } = spawnSync(process.execPath, ['-r', hook, ...words], {
    ...(folder === undefined ? {} : { cwd: folder }),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const tookMs = performance.now() - begunMs;
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${output[2]}`);
  return {
    count: 1,
    perSecond: 1_000 / tookMs,
    p50Ms: tookMs,
    p99Ms: tookMs,
    cpuMicros: Number(output[3]),
  };
}
