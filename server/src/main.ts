import { Command } from 'commander';
import { addCarriageCommands } from './commands/carriage.js';
import { addCheckoutCommands } from './commands/checkouts.js';
import { addClockCommands } from './commands/clock.js';
import { addCreditCommands } from './commands/credits.js';
import { addDisputeCommands } from './commands/disputes.js';
import { addInboxCommand } from './commands/inbox.js';
import { addLedgerCommands } from './commands/ledger.js';
import { addMailCommands } from './commands/mails.js';
import { addOperatorCommands } from './commands/operator.js';
import { addPartnerCommands } from './commands/partners.js';
import { addReceivableCommands } from './commands/receivables.js';
import { addReconcileCommands } from './commands/reconcile.js';
import { addRestoreCommands } from './commands/restores.js';
import { addTransferCommands } from './commands/transfers.js';
import { describeError } from './commands/unexpected.js';

const program = new Command('escrow-server')
  .description('Runs the Escrow Checkout service and looks after it.')
  .showSuggestionAfterError();

program
  .command('start')
  .description('migrate, serve the API and run the worker')
  .option('--demo', 'create a demo merchant on the first start and print what to try', false)
  .option('--after-restore', 'send nothing until the statement of the bank is matched', false)
  .action(async (options: { demo: boolean; afterRestore: boolean }) => {
    // Loaded here, so that the other commands start faster.
    const { start } = await import('./commands/start.js');
    return start(options);
  });

addOperatorCommands(program);
addLedgerCommands(program);
addInboxCommand(program);
addDisputeCommands(program);
addCreditCommands(program);
addTransferCommands(program);
addReceivableCommands(program);
addCarriageCommands(program);
addRestoreCommands(program);
addReconcileCommands(program);
addPartnerCommands(program);
addCheckoutCommands(program);
addMailCommands(program);
addClockCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  const { message, exitCode } = describeError(error);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
