import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { CustomCommand } from '../../../cli/src/commands/command.js';
import { runCommand } from '../../../cli/src/commands/session.js';
import type { Flight } from '../../../cli/src/context.js';
import { createOutput } from '../../../cli/src/output.js';

const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
const host = { env: {}, stdin, stdout, stderr, now: () => 0, newId: () => 'key-0001' };
const output = createOutput(host, { json: false, quiet: true, colour: false });

function commandThat(run: CustomCommand['run'], lasts: boolean): CustomCommand {
  const described = { summary: '', description: '', arguments: [], flags: [], examples: [] };
  return { words: ['wait'], ...described, key: 'none', lasts, run };
}

it('Ctrl-C lets a command that lasts end by itself, and is taken from it afterwards', async () => {
  const flight: Flight = {};
  const ended = runCommand(
    commandThat(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
          flight.windDown?.();
        }),
      true,
    ),
    { host, flight, output, values: {}, params: {} },
  );
  await ended;
  expect(flight.windDown).toBeUndefined();
});

it('any other command registers nothing', async () => {
  const flight: Flight = {};
  const seen: unknown[] = [];
  const command = commandThat(async ({ signal }) => void seen.push(flight.windDown, signal.aborted), false);
  await runCommand(command, { host, flight, output, values: {}, params: {} });
  expect(seen).toEqual([undefined, false]);
});
