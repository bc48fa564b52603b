import { Command, Option } from 'commander';
import { nameOperator } from './operator-name.js';
import { roles } from './roles.js';
import type { StartOptions } from './start.js';

/** The program with no command but `start`. */
export function createStartProgram(): Command {
  const program = new Command('escrow-server')
    .description('Runs the Escrow Checkout service and looks after it.')
    .option('--as <name>', 'who you are, for the audit log; else the user of the system', nameOperator)
    .showSuggestionAfterError();

  program
    .command('start')
    .description('migrate, serve the API and run jobs')
    .option('--demo', 'create a demo merchant on the first start and print what to try', false)
    .option('--after-restore', 'send nothing until the statement of the bank is matched', false)
    .addOption(
      new Option('--role <role>', 'what this server does; several need PostgreSQL')
        .choices(Object.keys(roles))
        .default('all'),
    )
    .action(async (options: StartOptions) => {
      // Loaded here, so that the other commands start faster.
      const { start } = await import('./start.js');
      return start(options);
    });
  return program;
}
