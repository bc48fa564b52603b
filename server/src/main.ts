import { printableLines } from './commands/printable.js';
import { createProgram } from './commands/program.js';
import { describeError } from './commands/unexpected.js';

// The database, its log, its locks and its keys are nobody else's on this machine.
process.umask(0o077);

try {
  await createProgram().parseAsync();
} catch (error) {
  const { message, exitCode } = describeError(error);
  process.stderr.write(`${printableLines(message)}\n`);
  process.exit(exitCode);
}
