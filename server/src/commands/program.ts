import { Command, Option } from 'commander';
import { addAuditCommand } from './audit.js';
import { addBackupCommand } from './backup.js';
import { addBrandCommands } from './brand.js';
import { addCarriageCommands } from './carriage.js';
import { addCheckoutCommands } from './checkouts.js';
import { addClockCommands } from './clock.js';
import { addCopyCommand } from './copy.js';
import { addCreditCommands } from './credits.js';
import { addDeliveryCommands } from './deliveries.js';
import { addDisputeCommands } from './disputes.js';
import { addDryRun } from './dry-run-option.js';
import { addInboxCommand } from './inbox.js';
import { addKeyCommands } from './keys.js';
import { addLedgerCommands } from './ledger.js';
import { addMailCommands } from './mails.js';
import { addNotificationCommands } from './notifications.js';
import { addOperatorCommands } from './operator.js';
import { nameOperator } from './operator-name.js';
import { addPartnerCommands } from './partners.js';
import { addPhotoCommands } from './photos.js';
import { addReceivableCommands } from './receivables.js';
import { addReconcileCommands } from './reconcile.js';
import { addRestoreCommands } from './restores.js';
import { roles } from './roles.js';
import { addSecretsCommands } from './secrets.js';
import type { StartOptions } from './start.js';
import { addTestDataCommands } from './test-data.js';
import { addTransferCommands } from './transfers.js';

/** Every command of the operator. */
export function createProgram(): Command {
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

  addOperatorCommands(program);
  addKeyCommands(program.command('key').description('API keys'));
  addLedgerCommands(program);
  addInboxCommand(program);
  addBrandCommands(program);
  addPhotoCommands(program);
  addDisputeCommands(program);
  addCreditCommands(program);
  addTransferCommands(program);
  addReceivableCommands(program);
  addCarriageCommands(program);
  addDeliveryCommands(program);
  addBackupCommand(program);
  addRestoreCommands(program);
  addReconcileCommands(program);
  addNotificationCommands(program);
  addPartnerCommands(program);
  addCheckoutCommands(program);
  addMailCommands(program);
  addClockCommands(program);
  addSecretsCommands(program);
  addCopyCommand(program);
  addTestDataCommands(program);
  addAuditCommand(program);
  addDryRun(program);
  return program;
}
