import type { Command } from 'commander';
import { commandLine } from './command-line.js';
import type { HandCommand } from './commands/command.js';
import { exitMeanings } from './exit.js';
import type { OperationRow } from './table.js';

/** A moment in an example; its place is taken by today's first, so that the line can be sent on any day. */
const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

/** What follows the flags in the help of one command. */
export function operationNotes(row: OperationRow): string {
  const example = row.example && commandLine(row, row.example).replace(moment, '"$(date -u +%F)"');
  const fields = (row.answer.item ?? row.answer.names).join(', ');
  return [
    ...(row.keys ? ['', `Keys: ${row.keys} keys only.`] : []),
    '',
    `Fields for --json=<fields>: ${fields}`,
    ...(row.errors.length > 0 ? ['', `Errors: ${row.errors.join(', ')}`] : []),
    ...(example ? ['', 'Example:', `  ${example}`] : []),
  ].join('\n');
}

/** The same for a command that is written by hand. */
export function commandNotes({ key, answer, examples }: HandCommand): string {
  const fields = answer && (answer.item ?? answer.names).join(', ');
  return [
    ...(key === 'test' ? ['', 'Keys: test keys only.'] : []),
    ...(fields ? ['', `Fields for --json=<fields>: ${fields}`] : []),
    ...['', examples.length === 1 ? 'Example:' : 'Examples:'],
    ...examples.map((example) => `  ${example}`),
  ].join('\n');
}

export const rootNotes = [
  '',
  'Environment:',
  '  ESCROW_API_KEY   the API key: svc_test_... or svc_live_...',
  '  ESCROW_BASE_URL  address of the API, http://127.0.0.1:4000/api/public/v1 by default',
  '  ESCROW_PROFILE   the profile to use: a key that `login` has saved, and its address',
  '  NO_COLOR, CLICOLOR, CLICOLOR_FORCE, TERM=dumb',
  '',
  'A flag goes before the environment, and that before the default profile;',
  '`config explain` says what holds.',
  '',
  'Exit codes:',
  ...Object.entries(exitMeanings).map(([code, meaning]) => `  ${code.padEnd(3)}  ${meaning}`),
  '',
  'A reference is taken as it is. One that begins with a dash stands last, after --.',
].join('\n');

/** `--json` takes its fields only behind an equals sign, so that it never swallows the next word. */
export function shapeHelp(command: Command): void {
  command.configureHelp({
    optionTerm: (option) => (option.long === '--json' ? '--json[=<fields>]' : option.flags),
  });
}
