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
    .description('money a bank took back, or that was paid too late')
    .command('settle <id>')
    .description('say what makes it good: money the escrow holds, money that came back, or nothing')
    .addOption(
      new Option('--from <source>', 'what makes it good').choices(Object.keys(sources)).makeOptionMandatory(),
    )
    .requiredOption('--amount <kobo>', 'how much of it', readKobo)
    .action((id: string, { from, amount }: { from: string; amount: number }) =>
      withServices(async (services) => {
        const source = sources[from] as CoveredFrom;
        const left = await settleReceivable(services, id, { amount, from: source });
        print(`${money(amount)} of ${id} is settled (${from}); ${money(left)} is left.`);
      }),
    );
}
