import { inDryRun } from '../pipeline/dry-run.js';
import type { Effect } from '../pipeline/effects.js';
import type { Services } from '../services.js';
import { linesOf } from './held-lines.js';
import { bankAccountIn, money, print } from './output.js';

let asked = false;

/** Says whether the command that begins is only tried. */
export function setDryRun(isAsked: boolean): void {
  asked = isAsked;
}

/** Whether `--dry-run` was given. */
export function isDryRun(): boolean {
  return asked;
}

/** Runs a command without effect, and prints what it would print and write; nothing if it is refused. */
export async function printDryRun(
  services: Services,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  const { services: trying, effects } = inDryRun(services);
  const lines = await linesOf(() => work(trying));
  print('Dry run: nothing was changed. Without --dry-run, the command now says and does this:');
  for (const line of lines) print(line);
  if (effects.length === 0) print('does      nothing');
  for (const effect of effects) print(lineOf(effect));
}

function lineOf(effect: Effect): string {
  switch (effect.kind) {
    case 'changes': {
      const { table, id, from, to } = effect;
      const before = from === null ? '' : ` from ${from}`;
      return `changes   ${nounOf(table)} ${id}${before} to ${to}`;
    }
    case 'creates': {
      const { table, id, status } = effect;
      return `creates   ${nounOf(table)} ${id}${status === null ? '' : `, ${status}`}`;
    }
    case 'owes': {
      const { table, row } = effect;
      const what = `${nounOf(table)} ${row.id}, ${money(row.amount)}`;
      return `owes      ${what} ${bankAccountIn(row)}, ${row.status}`;
    }
    case 'moves':
      return `moves     ${money(effect.amount)} from ${effect.debit} to ${effect.credit}`;
    case 'event':
      return `records   ${effect.type}`;
    case 'mail':
      return `mails     ${effect.template}`;
    case 'job':
      return `starts    ${effect.job} ${effect.subject}`;
    case 'audit':
      return `records   ${effect.action}${effect.subject === null ? '' : ` ${effect.subject}`}`;
  }
}

function nounOf(table: string): string {
  return table.replaceAll('_', ' ');
}
