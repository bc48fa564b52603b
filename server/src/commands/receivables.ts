import { type Command, Option } from 'commander';
import type { CoveredFrom } from '../domain/aggregate.js';
import { settleReceivable } from '../features/operator/receivables.js';
import { withServices } from './operator.js';
import { money, print, readKobo } from './output.js';

/** The values of `--from`. */
const sources: Readonly<Record<string, CoveredFrom>> = {
  held: 'held',
  recovered: 'recovered',
  'written-off': 'written_off',
};

/** Adds the command that settles receivables. */
export function addReceivableCommands(program: Command): void {
  program
    .command('receivable')
    .description('money that a bank reversed, or that was paid twice')
    .command('settle <id>')
    .description('settle it from money that the escrow holds, from recovered money, or write it off')
    .addOption(
      new Option('--from <source>', 'what it is settled from')
        .choices(Object.keys(sources))
        .makeOptionMandatory(),
    )
    .requiredOption('--amount <kobo>', 'the amount to settle', readKobo)
    .action((id: string, { from, amount }: { from: string; amount: number }) =>
      withServices(async (services) => {
        const source = sources[from] as CoveredFrom;
        const left = await settleReceivable(services, id, { amount, from: source });
        print(`${money(amount)} of ${id} is settled (${from}); ${money(left)} is left.`);
      }),
    );
}
