import type { Command, Option } from 'commander';
import { leavesOf } from '../../src/capabilities.js';
import { isOperation, rowAt } from '../../src/completion/source.js';
import { exitMeanings } from '../../src/exit.js';
import { flagTerm } from '../../src/flags.js';
import { environment, operationExamples, rootExamples } from '../../src/help.js';
import { createProgram } from '../../src/program.js';
import { bold, escaped, item, paragraphs, section, verbatim } from './roff.js';

const program = createProgram(
  [],
  () => Promise.resolve(),
  () => undefined,
);

function heading(name: string, summary: string): string {
  const version = program.version() ?? '';
  return [
    '.\\" Made from the commands of escrow-cli when it is built.',
    `.TH "${escaped(name.toUpperCase())}" 1 "" "escrow\\-cli ${escaped(version)}" "Escrow Checkout"`,
    section('NAME', `${escaped(name)} \\- ${escaped(summary)}`),
  ].join('\n');
}

function flagItems(options: readonly Option[]): string[] {
  return options
    .filter(({ hidden }) => !hidden)
    .map((option) => item(bold(flagTerm(option)), option.description));
}

function ownFlags(command: Command): Option[] {
  return command.options.filter((option) => !program.options.some(({ long }) => long === option.long));
}

function usage(words: readonly string[], command: Command): string {
  const operands = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return `${bold(['escrow-cli', ...words].join(' '))} ${escaped([...operands, '[flags]'].join(' '))}`;
}

const files = section(
  'FILES',
  item('\\fI$XDG_STATE_HOME/escrow\\-cli\\fR', 'What `listen` remembers: its secret, and how far it came.'),
);

function examplesOf(words: readonly string[]): string[] {
  const row = rowAt(words);
  if (!row) return [['escrow-cli', ...words].join(' ')];
  return isOperation(row) ? operationExamples(row) : [...row.examples];
}

/** The page about the whole. */
function mainPage(pages: readonly string[]): string {
  const commands = leavesOf(program).map(({ words, command }) =>
    item(bold(words.join(' ')), `${command.summary()}.`),
  );
  const codes = Object.entries(exitMeanings).map(([code, meaning]) => item(bold(code), `${meaning}.`));
  return [
    heading('escrow-cli', 'take an escrow through its life from the terminal'),
    section('SYNOPSIS', `${bold('escrow-cli')} ${escaped('<command> [arguments] [flags]')}`),
    section(
      'DESCRIPTION',
      paragraphs(`${program.description()}\n\nData goes to stdout, everything else to stderr.`),
    ),
    section('COMMANDS', ...commands),
    section(
      'OPTIONS',
      escaped('Every command takes these; they may also stand before it.'),
      ...flagItems(program.options),
    ),
    section(
      'ENVIRONMENT',
      ...Object.entries(environment).map(([name, meaning]) => item(bold(name), meaning)),
    ),
    files,
    section('EXIT STATUS', ...codes),
    section('EXAMPLES', verbatim(rootExamples.flatMap((example) => example.split('\n')))),
    section('SEE ALSO', pages.map((page) => `${bold(page)}(1)`).join(',\n')),
  ].join('\n');
}

function commandSection(words: readonly string[], command: Command): string {
  const operands = command.registeredArguments.map((argument) =>
    item(`\\fI${escaped(argument.name())}\\fR`, argument.description),
  );
  return [
    `.SS "${escaped(words.join(' '))}"`,
    usage(words, command),
    '.PP',
    paragraphs(command.description()),
    ...operands,
    ...flagItems(ownFlags(command)),
    '.PP',
    verbatim(examplesOf(words)),
  ].join('\n');
}

/** The page of a command, or of a group with all of its commands. */
function pageOf(top: Command): string {
  const leaves =
    top.commands.length > 0 ? leavesOf(top, [top.name()]) : [{ words: [top.name()], command: top }];
  return [
    heading(`escrow-cli-${top.name()}`, top.summary().toLowerCase()),
    section(
      'SYNOPSIS',
      ...leaves.flatMap(({ words, command }) => [usage(words, command), '.br']).slice(0, -1),
    ),
    section('COMMANDS', ...leaves.map(({ words, command }) => commandSection(words, command))),
    section(
      'SEE ALSO',
      `${bold('escrow-cli')}(1)`,
      escaped('has the flags of every command, the environment and the exit codes.'),
    ),
  ].join('\n');
}

/** Every page of the manual by its file name. */
export function manualPages(): Map<string, string> {
  const tops = program.commands.map((top): [string, string] => [`escrow-cli-${top.name()}`, pageOf(top)]);
  const main = mainPage(tops.map(([name]) => name));
  const all: [string, string][] = [['escrow-cli', main], ...tops];
  return new Map(all.map(([name, text]) => [`${name}.1`, `${text}\n`]));
}
