import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../../cli/src/run.js';

/** Runs `escrow-cli` without a terminal, a key or the user's files, and returns what it prints. */
export async function ask(...args: string[]): Promise<string> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await run(args, { env: {}, stdin, stdout, stderr, now: () => 0, newId: () => '' }, {});
  stdout.end();
  if (code !== 0) throw new Error(`escrow-cli ${args.join(' ')} exits ${code}`);
  return text(stdout);
}
