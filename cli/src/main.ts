import { randomUUID } from 'node:crypto';
import { askWord } from './completion/scripts.js';
import type { Flight, Host } from './context.js';
import { exitCodes } from './exit.js';
import { createOutput } from './output.js';
import { report } from './report.js';
import { interruption, run } from './run.js';

const host: Host = {
  env: process.env,
  // Opened only when a command reads it.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  now: Date.now,
  newId: randomUUID,
};
const argv = process.argv.slice(2);
const flight: Flight = {};

process.on('SIGINT', () => {
  const { windDown } = flight;
  flight.windDown = undefined;
  if (windDown) return windDown();
  const stop = interruption(flight);
  const json = argv.some((word) => word.startsWith('--json'));
  const colour = !argv.includes('--no-color');
  const output = createOutput(host, { json, quiet: false, colour, profile: flight.profile });
  if (stop.exitCode === exitCodes.unavailable) report(output, stop, json);
  else if (flight.known !== undefined) output.say(flight.known);
  process.exit(stop.exitCode);
});
// A reader such as head may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.done);
  throw error;
});

process.exitCode = await run(argv, host, flight);
// An abandoned connection must not keep the shell waiting.
if (argv[0] === askWord) process.exit();
