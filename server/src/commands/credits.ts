import type { Command } from 'commander';
import { assignCredit, returnCreditToPayer } from '../features/operator/credits.js';
import { withServices } from './operator.js';
import { money, print, repeated } from './output.js';
import { shellWord } from './printable.js';

/** Adds the commands for unmatched credits. */
export function addCreditCommands(program: Command): void {
  const credit = program.command('credit').description('unmatched credits');
  credit
    .command('match <credit>')
    .description('match a credit to the sale it was meant for')
    .requiredOption('--account <account>', 'whose sale it is')
    .requiredOption('--reference <reference>', 'the reference of the sale')
    .action((id: string, { account, reference }: { account: string; reference: string }) =>
      withServices(async (services) => {
        const matched = await assignCredit(services, id, { accountId: account, reference });
        const { amountApplied, amountExcess } = matched.credit;
        print(`Credit ${id} belongs to ${shellWord(reference)}${repeated(matched.isRepeat)}.`);
        print(`${money(amountApplied)} counts, ${money(amountExcess)} goes back to the payer.`);
        print(`The sale is ${matched.checkout.status}.`);
      }),
    );
  credit
    .command('return <credit>')
    .description('send a credit back to its payer')
    .action((id: string) =>
      withServices(async (services) => {
        const { refund, isRepeat } = await returnCreditToPayer(services, id);
        print(`Credit ${id}: ${money(refund.amount)} goes back to its payer${repeated(isRepeat)}.`);
        print(`The refund ${refund.id} is ${refund.status}.`);
      }),
    );
}
