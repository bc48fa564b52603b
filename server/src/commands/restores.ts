import type { Command } from 'commander';
import type { RestoreTransfer } from '../adapters/store/restore-rows.js';
import { formatNaira } from '../domain/money.js';
import { acceptUnmatched, type RestoreState, readRestores } from '../features/operator/restores.js';
import { beginRestore } from '../features/restores/suspension.js';
import { withServices } from './operator.js';
import { print, quoted, readReason, repeated, timeOf } from './output.js';

const nothingLive =
  'Live mode is not suspended: it has sent nothing, and no partner is set here. If the server has one, run ' +
  'this again with its settings.';

/** Adds the commands for a database that was restored. */
export function addRestoreCommands(program: Command): void {
  const restore = program.command('restore').description('what a restored database still has to match');
  restore
    .command('begin')
    .description(
      'say that the database was restored: nothing is sent until the statement of the bank is matched',
    )
    .action(() =>
      withServices(async (services) => {
        await beginRestore(services);
        const open = (await readRestores(services)).filter(({ releasedAt }) => releasedAt === null);
        for (const { mode } of open) {
          print(`Nothing is sent in ${mode} mode until the statement of the bank is matched.`);
        }
        if (!open.some(({ mode }) => mode === 'live')) print(nothingLive);
        print('See restore status.');
      }),
    );
  restore
    .command('status')
    .description('show how far the statement of the bank is matched')
    .action(() =>
      withServices(async (services) => {
        const states = await readRestores(services);
        if (states.length === 0) print('No restore was ever begun: payouts and refunds are sent.');
        for (const state of states) printState(state);
      }),
    );
  restore
    .command('accept <reference>')
    .description('accept a transfer of the bank that stays unmatched')
    .requiredOption('--reason <text>', 'why it is right that no payout or refund stands for it', readReason)
    .option('--recorded', 'all that it paid is recorded, as a combined payout must be before the next')
    .action((reference: string, { reason, recorded = false }: { reason: string; recorded?: boolean }) =>
      withServices(async (services) => {
        const acceptance = { reason, isRecorded: recorded };
        const { isRepeat } = await acceptUnmatched(services, reference, acceptance);
        print(`The transfer ${reference} is accepted${repeated(isRepeat)}.`);
      }),
    );
}

function printState(state: RestoreState): void {
  const { mode, cause, since, begunAt, checkedAt, releasedAt, matchedCount, unmatchedCount } = state;
  const why = cause === 'operator' ? 'you said so' : 'the database follows another history';
  print(`${mode}      begun ${timeOf(begunAt)} (${why}), statement since ${timeOf(since)}`);
  const counts = `${matchedCount} matched, ${unmatchedCount} not`;
  print(`checked   ${checkedAt === null ? 'not yet' : `${timeOf(checkedAt)}: ${counts}`}`);
  print(`sends     ${releasedAt === null ? 'suspended' : `released ${timeOf(releasedAt)}`}`);
  for (const partner of state.unconfigured) {
    print(`missing   ${partner}, which was paid within a year: set its keys, so that it can be asked`);
  }
  for (const transfer of state.transfers) print(`  ${lineOf(transfer)}`);
}

function lineOf(transfer: RestoreTransfer): string {
  const { reference, kind, amount, destination, sentAt, difference, acceptedAt, reason, recordedAt } =
    transfer;
  const what = `${reference}  ${kind}  ${formatNaira(amount)} ${quoted(destination)}  ${timeOf(sentAt)}`;
  const recorded = recordedAt === null ? '' : ', what it paid is recorded';
  if (acceptedAt !== null) return `${what}  accepted${recorded}: ${quoted(reason ?? '')}`;
  return `${what}  ${difference === null ? 'no row of ours stands for it' : quoted(difference)}`;
}
