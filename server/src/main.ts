import { printableLines } from './commands/printable.js';
import { createStartProgram } from './commands/start-program.js';
import { describeError } from './commands/unexpected.js';

// The database, its log, its locks and its keys are nobody else's on this machine.
process.umask(0o077);

try {
  await (await programFor(process.argv[2])).parseAsync();
} catch (error) {
  const { message, exitCode } = describeError(error);
  process.stderr.write(`${printableLines(message)}\n`);
  process.exit(exitCode);
}

/** A server runs for months and never needs the other commands, which take 6 MB. */
async function programFor(command: string | undefined) {
  if (command === 'start') return createStartProgram();
  const { createProgram } = await import('./commands/program.js');
  return createProgram();
}
