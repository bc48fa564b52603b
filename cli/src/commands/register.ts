import { type Command, Option } from 'commander';
import { addConnectionFlags, addOutputFlags, readAnother, readChoice, readNames } from '../flags.js';
import { commandNotes } from '../help.js';
import type { FlagRow, HandCommand } from './command.js';

function addFlag(command: Command, row: FlagRow): void {
  const option = new Option(row.flag, row.repeats ? `${row.description} (may be repeated)` : row.description);
  if (row.choices) option.choices([...row.choices]).argParser(readChoice(row.choices));
  if (row.names) option.argParser(readNames(row.names));
  if (row.repeats) option.argParser(readAnother);
  else if (row.read) option.argParser(row.read);
  command.addOption(option);
}

/** The arguments, flags and help of a command that is written by hand. */
export function describeCommand(command: Command, row: HandCommand): void {
  for (const { name, description, optional } of row.arguments)
    command.argument(optional ? `[${name}]` : `<${name}>`, description);
  for (const flag of row.flags) addFlag(command, flag);
  addOutputFlags(command);
  if (row.key !== 'none') addConnectionFlags(command, row.lasts ? 'beginning' : 'answer');
  command.addHelpText('after', () => commandNotes(row));
}
