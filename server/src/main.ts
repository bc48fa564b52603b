import { Command } from 'commander';
import { addAuditCommand } from './commands/audit.js';
import { addCarriageCommands } from './commands/carriage.js';
import { addCheckoutCommands } from './commands/checkouts.js';
import { addClockCommands } from './commands/clock.js';
import { addCreditCommands } from './commands/credits.js';
import { addDeliveryCommands } from './commands/deliveries.js';
import { addDisputeCommands } from './commands/disputes.js';
import { addInboxCommand } from './commands/inbox.js';
import { addKeyCommands } from './commands/keys.js';
import { addLedgerCommands } from './commands/ledger.js';
import { addMailCommands } from './commands/mails.js';
import { addNotificationCommands } from './commands/notifications.js';
import { addOperatorCommands } from './commands/operator.js';
import { nameOperator } from './commands/operator-name.js';
import { addPartnerCommands } from './commands/partners.js';
import { printableLines } from './commands/printable.js';
import { addReceivableCommands } from './commands/receivables.js';
import { addReconcileCommands } from './commands/reconcile.js';
import { addRestoreCommands } from './commands/restores.js';
import { addSecretsCommands } from './commands/secrets.js';
import { addTestDataCommands } from './commands/test-data.js';
import { addTransferCommands } from './commands/transfers.js';
import { describeError } from './commands/unexpected.js';

// The database, its log, its locks and its keys are nobody else's on this machine.
process.umask(0o077);

const program = new Command('escrow-server')
  .description('Runs the Escrow Checkout service and looks after it.')
  .option('--as <name>', 'who you are, for the audit log; else the user of the system', nameOperator)
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
addKeyCommands(program.command('key').description('API keys'));
addLedgerCommands(program);
addInboxCommand(program);
addDisputeCommands(program);
addCreditCommands(program);
addTransferCommands(program);
addReceivableCommands(program);
addCarriageCommands(program);
addDeliveryCommands(program);
addRestoreCommands(program);
addReconcileCommands(program);
addNotificationCommands(program);
addPartnerCommands(program);
addCheckoutCommands(program);
addMailCommands(program);
addClockCommands(program);
addSecretsCommands(program);
addTestDataCommands(program);
addAuditCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  const { message, exitCode } = describeError(error);
  process.stderr.write(`${printableLines(message)}\n`);
  process.exit(exitCode);
}
