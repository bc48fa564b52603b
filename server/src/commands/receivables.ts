import { type Command, Option } from 'commander';
import type { CoveredFrom } from '../domain/aggregate.js';
import type { CameBackTo } from '../domain/transfer.js';
import { settleReceivable } from '../features/operator/receivables.js';
import { type CameBack, settleCameBack } from '../features/operator/repayments.js';
import type { Settlement } from '../features/operator/settlement.js';
import type { Services } from '../services.js';
import { OperatorError } from './environment.js';
import { safeToRepeat } from './open.js';
import { withServices } from './operator.js';
import { money, print, readKobo, readSessionId } from './output.js';

/** The values of `--from`. */
const sources: Readonly<Record<string, CoveredFrom>> = {
  held: 'held',
  recovered: 'recovered',
  'written-off': 'written_off',
  'not-taken': 'not_taken',
};

interface SettleOptions {
  from: string;
  amount: number;
  sessionId?: string;
  transferAmount?: number;
}

/** Adds the commands for receivables. */
export function addReceivableCommands(program: Command): void {
  const receivable = program
    .command('receivable')
    .description('money that a bank reversed, or that was paid twice');
  addRepay(receivable);
  receivable
    .command('settle <id>')
    .description('settle it from what is held or recovered, write it off, or say that it was not taken')
    .addOption(
      new Option('--from <source>', 'what it is settled from')
        .choices(Object.keys(sources))
        .makeOptionMandatory(),
    )
    .requiredOption('--amount <kobo>', 'the amount to settle', readKobo)
    .option('--session-id <text>', "the bank's own number of the transfer that recovered it", readSessionId)
    .option(
      '--transfer-amount <kobo>',
      'what that transfer brought in all, if it repays more than one receivable',
      readKobo,
    )
    .action((id: string, options: SettleOptions) => {
      const { from, amount } = options;
      const settlement = settlementOf(options);
      // Only a recovered settlement counts once.
      const see = 'see in escrow-server inbox what is left before you run it again';
      const ifUnknown = settlement.from === 'recovered' ? safeToRepeat : see;
      const settle = async (services: Services) => {
        const { left, isRepeat } = await settleReceivable(services, id, settlement);
        const what = `${money(amount)} of ${id}`;
        if (isRepeat) print(`${what} is recorded for this transfer already; nothing was done.`);
        else print(`${what} is settled (${from}).`);
        print(`${money(left)} is left.`);
      };
      return withServices(settle, { ifUnknown });
    });
}

interface RepayOptions {
  to: CameBackTo;
  amount: number;
  sessionId?: string;
}

/** Adds the command for what a bank sent back of a payment that was settled before. */
function addRepay(receivable: Command): void {
  receivable
    .command('repay <id>')
    .description('record what became of a duplicate payment that came back after it was settled')
    .addOption(
      new Option('--to <whom>', 'repaid to the payee manually, or kept against what was written off')
        .choices(['payee', 'loss'])
        .makeOptionMandatory(),
    )
    .requiredOption('--amount <kobo>', 'the amount', readKobo)
    .option('--session-id <text>', "the bank's own number of your transfer to the payee", readSessionId)
    .action((id: string, options: RepayOptions) => {
      const { amount, to } = options;
      const cameBack = cameBackOf(options);
      const see = 'see in escrow-server inbox what is left before you run it again';
      const repay = async (services: Services) => {
        const { left, isRepeat } = await settleCameBack(services, id, cameBack);
        const what = `${money(amount)} of ${id}`;
        if (isRepeat) print(`${what} is recorded for this transfer already; nothing was done.`);
        else print(`${what} is recorded (${to}).`);
        print(`${money(left)} is left.`);
      };
      return withServices(repay, { ifUnknown: to === 'payee' ? safeToRepeat : see });
    });
}

/** Only what was repaid has a transfer, and always names it, so that it counts once. */
function cameBackOf({ to, amount, sessionId }: RepayOptions): CameBack {
  if (to === 'loss') {
    if (sessionId === undefined) return { to, amount };
    throw new OperatorError('Only --to payee takes a --session-id: leave it out with loss.');
  }
  if (sessionId !== undefined) return { to, amount, sessionId };
  throw new OperatorError(
    "Add --session-id: the bank's own number of your transfer to the payee, so that it counts once.",
  );
}

/** A recovered settlement names its transfer, so that it counts once; no other one has a transfer. */
function settlementOf({ from, amount, sessionId, transferAmount }: SettleOptions): Settlement {
  const source = sources[from] as CoveredFrom;
  if (source === 'recovered') {
    if (sessionId !== undefined) {
      return { from: source, amount, sessionId, transferAmount: transferAmount ?? null };
    }
    throw new OperatorError(
      "Add --session-id: the bank's own number of the transfer that recovered it, so that it counts once.",
    );
  }
  if (sessionId === undefined && transferAmount === undefined) return { from: source, amount };
  const option = sessionId === undefined ? '--transfer-amount' : '--session-id';
  throw new OperatorError(`Only --from recovered takes a ${option}: leave it out with ${from}.`);
}
