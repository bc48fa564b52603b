import { listWaiting } from './commands/restores.js';
import type { Episode } from './episode.js';
import { giveBack, listForeignTransfers } from './foreign-transfers.js';
import type { Intent } from './intent.js';

/**
 * What was not decided again by now never will be: every second transfer is accepted, the others come back.
 */
export async function endRestore(
  { world }: Episode,
  run: (command: string, fields?: Partial<Intent>) => Promise<void>,
): Promise<void> {
  for (const [index, transfer] of (await listForeignTransfers(world)).entries()) {
    if (index % 2 === 0 || !(await giveBack(world, transfer))) await run('accept unmatched');
  }
  await run('worker until nothing is due');
  for (const transfer of await listForeignTransfers(world)) {
    if (!(await giveBack(world, transfer))) await run('accept unmatched');
  }
  // What a dispute at the bank paid back has no reference of ours.
  for (const n of [...(await listWaiting(world)).keys()].reverse()) await run('accept unmatched', { n });
}
