import { randomUUID } from 'node:crypto';
import { askWord } from './completion/scripts.js';
import type { Flight, Host } from './context.js';
import { exitCodes } from './exit.js';
import { createOutput, type Output } from './output.js';
import { report } from './report.js';
import { interruption, run } from './run.js';
import { outputFailure } from './write-failure.js';

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
const json = argv.some((word) => word.startsWith('--json'));
const flight: Flight = {};

function ownOutput(): Output {
  return createOutput(host, {
    json,
    quiet: false,
    colour: !argv.includes('--no-color'),
    profile: flight.profile,
  });
}

process.on('SIGINT', () => {
  const { windDown } = flight;
  flight.windDown = undefined;
  if (windDown) return windDown();
  const stop = interruption(flight);
  const output = ownOutput();
  if (stop.exitCode === exitCodes.unavailable) report(output, stop, json);
  else if (flight.known !== undefined) output.say(flight.known);
  process.exit(stop.exitCode);
});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  const stop = outputFailure(error, flight);
  process.exit(stop === null ? exitCodes.done : report(ownOutput(), stop, json));
});
// Nobody can read what would be said about this.
process.stderr.on('error', () => process.exit(exitCodes.unexpected));

process.exitCode = await run(argv, host, flight);
// An abandoned connection must not keep the shell waiting.
if (argv[0] === askWord) process.exit();
