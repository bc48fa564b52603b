import type { Command } from 'commander';
import { setDryRun } from './dry-run.js';
import { OperatorError } from './environment.js';

const ofTransfers = ['retry', 'hold', 'unhold', 'record-payment', 'end-attempt'].flatMap((name) => [
  `payout ${name}`,
  `refund ${name}`,
]);

/** The commands that move money or end something for good: each can be tried without effect. */
export const previewed: readonly string[] = [
  ...ofTransfers,
  'payout return-to-payer',
  'refund cancel',
  'dispute resolve',
  'credit match',
  'credit return',
  'receivable settle',
  'receivable repay',
  'carriage settle',
  'carriage repay',
  'carriage top-up',
  'delivery book',
  'delivery end-booking',
  'delivery clear',
  'checkout expire',
  'checkout release',
  'checkout refund',
  'checkout close-report',
  'notification dismiss',
  'reconcile accept',
  'restore accept',
  'clock confirm',
];

const records =
  'it asks the partner and records the answer, as the server does by itself, and decides nothing';

/** The commands that move money without a decision of the operator, and why they have no dry run. */
export const notPreviewed: Readonly<Record<string, string>> = {
  'payout look-up': records,
  'refund look-up': records,
  'checkout look-up': records,
  'delivery look-up': records,
  'notification apply': records,
};

/** Adds `--dry-run` to the commands above, once all commands are there. */
export function addDryRun(program: Command): void {
  for (const words of previewed) {
    commandOf(program, words).option('--dry-run', 'print what it would do, and change nothing', false);
  }
  for (const words of Object.keys(notPreviewed)) {
    commandOf(program, words).option('--dry-run', 'is refused: it records what the partner says', false);
  }
  program.hook('preAction', (_, command) => {
    const isAsked = command.opts<{ dryRun?: boolean }>().dryRun === true;
    const words = `${command.parent?.name()} ${command.name()}`;
    const reason = notPreviewed[words];
    if (isAsked && reason !== undefined) {
      throw new OperatorError(`There is no dry run of ${words}: ${reason}.`);
    }
    setDryRun(isAsked);
  });
}

function commandOf(program: Command, words: string): Command {
  let found = program;
  for (const word of words.split(' ')) {
    const next = found.commands.find((each) => each.name() === word);
    if (!next) throw new Error(`There is no command ${words}`);
    found = next;
  }
  return found;
}
