import { type Command, Option } from 'commander';
import type { Carriage, Mode } from '../domain/records.js';
import {
  listCarriage,
  recordCarriagePaid,
  recordCarriageRepaid,
  recordWalletTopUp,
  setCarriageLimit,
} from '../features/operator/carriage.js';
import { addModeOptions, type ModeOptions, modeOf } from './modes.js';
import { withServices } from './operator.js';
import { money, print, readKobo, readSessionId, repeated } from './output.js';

const sessionIdWords = "the bank's own number of the transfer";

/** Adds the commands about what merchants owe for carriage, and about the wallets that pay for it. */
export function addCarriageCommands(program: Command): void {
  const carriage = program.command('carriage').description('what merchants owe for booked deliveries');
  const list = carriage.command('list').description('list what merchants owe, and how much they may');
  addModeOptions(list, 'list what they owe').action((modes: ModeOptions) =>
    withServices(async (services) => {
      const mode = modeOf(modes);
      const rows = await listCarriage(services, mode);
      if (rows.length === 0) print(`No merchant has booked a delivery in ${mode} mode.`);
      for (const row of rows) print(lineOf(row));
    }),
  );
  carriage
    .command('limit <account> <kobo>')
    .description('set the most that a merchant may owe, which is nothing in live mode at first')
    .addOption(modeOption())
    .action((accountId: string, kobo: string, { mode }: { mode: Mode }) =>
      withServices(async (services) => {
        const limit = readKobo(kobo);
        const { isRepeat } = await setCarriageLimit(services, { accountId, mode }, limit);
        print(`account ${accountId} may owe ${money(limit)} in ${mode} mode${repeated(isRepeat)}`);
      }),
    );
  carriage
    .command('settle <account> <kobo>')
    .description('record that a merchant has paid you for carriage')
    .requiredOption('--session-id <text>', sessionIdWords, readSessionId)
    .addOption(modeOption())
    .action((accountId: string, kobo: string, { mode, sessionId }: { mode: Mode; sessionId: string }) =>
      withServices(async (services) => {
        const paid = { amount: readKobo(kobo), sessionId };
        const { after, isRepeat } = await recordCarriagePaid(services, { accountId, mode }, paid);
        print(`${money(paid.amount)} of account ${accountId} is recorded${repeated(isRepeat)}`);
        print(`The account now ${owedOf(after.carriage)}.`);
      }),
    );
  carriage
    .command('repay <account> <kobo>')
    .description('record that you have paid a merchant back, for a pickup that was cancelled after they paid')
    .requiredOption('--session-id <text>', sessionIdWords, readSessionId)
    .addOption(modeOption())
    .action((accountId: string, kobo: string, { mode, sessionId }: { mode: Mode; sessionId: string }) =>
      withServices(async (services) => {
        const paid = { amount: readKobo(kobo), sessionId };
        const { after, isRepeat } = await recordCarriageRepaid(services, { accountId, mode }, paid);
        print(`${money(paid.amount)} to account ${accountId} is recorded${repeated(isRepeat)}`);
        print(`The account now ${owedOf(after.carriage)}.`);
      }),
    );
  carriage
    .command('top-up <aggregator> <kobo>')
    .description('record that you have paid into the wallet at a carrier aggregator')
    .requiredOption('--session-id <text>', sessionIdWords, readSessionId)
    .addOption(modeOption())
    .action((aggregator: string, kobo: string, { mode, sessionId }: { mode: Mode; sessionId: string }) =>
      withServices(async (services) => {
        const paid = { amount: readKobo(kobo), sessionId };
        const { isRepeat } = await recordWalletTopUp(services, { aggregator, mode }, paid);
        print(`${money(paid.amount)} into the wallet at ${aggregator} is recorded${repeated(isRepeat)}`);
      }),
    );
}

function modeOption(): Option {
  return new Option('--mode <mode>', 'test or live').choices(['test', 'live']).default('live');
}

function lineOf(row: Awaited<ReturnType<typeof listCarriage>>[number]): string {
  const { accountId, mode, amountOwed, amountReserved, amountLimit } = row;
  const limit = amountLimit === null ? 'without a limit' : `of at most ${money(amountLimit)}`;
  const booking = amountReserved === 0 ? '' : `, and ${money(amountReserved)} is being booked`;
  return `${accountId}  ${mode}  ${owedOf({ amountOwed })} ${limit}${booking}`;
}

function owedOf({ amountOwed }: Pick<Carriage, 'amountOwed'>): string {
  return amountOwed < 0 ? `is owed ${money(-amountOwed)}` : `owes ${money(amountOwed)}`;
}
