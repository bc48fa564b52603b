import { Command } from 'commander';
import { OperatorError } from './commands/environment.js';
import { addLedgerCommands } from './commands/ledger.js';
import { addOperatorCommands } from './commands/operator.js';
import { start } from './commands/start.js';
import { ConfigError } from './config.js';

const program = new Command('escrow-server')
  .description('Runs the Escrow Checkout service and looks after it.')
  .showSuggestionAfterError();

program
  .command('start')
  .description('migrate, serve the API and run the worker')
  .option('--demo', 'create a demo merchant on the first start and print what to try', false)
  .action((options: { demo: boolean }) => start(options));

addOperatorCommands(program);
addLedgerCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  const expected = error instanceof OperatorError || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}
