import type { Command } from 'commander';
import { type Verification, verifyLedger } from '../features/ledger/verify.js';
import { OperatorError } from './environment.js';
import { withServices } from './operator.js';

/** Adds the command that verifies the ledger. */
export function addLedgerCommands(program: Command): void {
  program
    .command('ledger')
    .description('the books')
    .command('verify')
    .description(
      'recompute every balance from the movements alone and compare; exit code 1 if anything differs',
    )
    .action(() =>
      withServices(async (services) => {
        process.stdout.write(`${summaryOf(await verifyLedger(services))}\n`);
      }),
    );
}

/** @throws OperatorError with the first discrepancy and their number */
function summaryOf({ checked, discrepancies }: Verification): string {
  const { movements, accounts, checkouts, credits, payouts, refunds, events } = checked;
  const [first] = discrepancies;
  if (first !== undefined) {
    throw new OperatorError(`${first}\nDiscrepancies: ${discrepancies.length}, in ${movements} movements.`);
  }
  return (
    `The books are right: ${movements} movements, ${accounts} balances, ${checkouts} escrows and charges, ` +
    `${credits} credits, ${payouts} payouts, ${refunds} refunds, ${events} events.`
  );
}
