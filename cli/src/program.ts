import { readFileSync } from 'node:fs';
import { Command, type CommanderError, Option } from 'commander';
import { capabilitiesOf } from './capabilities.js';
import { customCommands } from './commands/all.js';
import type { CustomCommand, FlagRow } from './commands/command.js';
import { exitCodes } from './exit.js';
import {
  addCommonFlags,
  addConnectionFlags,
  addOperationFlags,
  addOutputFlags,
  readAnother,
  readChoice,
  readNames,
  type Values,
} from './flags.js';
import {
  commandNotes,
  operationExamples,
  operationNotes,
  rootExamples,
  rootNotes,
  shapeHelp,
} from './help.js';
import type { OperationRow } from './operation-rows.js';
import { operationRows } from './operations.generated.js';
import { inCommands } from './operations.js';

/** A parsed command line. */
export type Invocation = (
  | { row: OperationRow; command?: never }
  | { row?: never; command: CustomCommand }
) & {
  params: Record<string, string>;
  values: Values;
};

type Invoke = (invocation: Invocation) => Promise<void>;

const groupSummaries: Record<string, string> = {
  account: 'Your account, and the bank account that you are paid to',
  banks: 'Banks, and who owns a bank account',
  charge: 'Direct charges',
  clock: 'The test clock',
  config: 'The settings of escrow-cli',
  delivery: 'Managed delivery',
  dispute: 'Disputes: open, respond to, withdraw or concede them',
  events: 'What happened, as events',
  keys: 'API keys, which the dashboard manages',
  profiles: 'Saved keys, each with the address it is for',
  sandbox: 'Simulate the bank and the carriers in test mode',
  sellers: 'Sellers and their payout details',
  webhooks: 'Endpoints, their deliveries, and signatures',
};

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function groupOf(program: Command, words: readonly string[]): Command {
  const [name = ''] = words;
  if (words.length === 1) return program;
  const existing = program.commands.find((command) => command.name() === name);
  if (existing) return existing;
  const summary = groupSummaries[name] ?? name;
  const group = program.command(name).summary(summary).description(`${summary}.`);
  shapeHelp(group);
  return group;
}

/** Merges the flags before the command with those after it, which win. */
function mergedValues(program: Command, command: Command): Values {
  const before = program.opts();
  const after = command.opts();
  return {
    ...before,
    ...after,
    input: before.input !== false && after.input !== false,
    color: before.color !== false && after.color !== false,
  };
}

function addOperation(program: Command, row: OperationRow, invoke: Invoke): void {
  const command = groupOf(program, row.words).command(row.words.at(-1) ?? '');
  command.summary(row.summary).description(`${row.summary}.\n\n${inCommands(row.description)}`);
  addOperationFlags(command, row);
  shapeHelp(command, operationExamples(row));
  command.addHelpText('after', () => operationNotes(row));
  command.action(() => {
    const params = row.parameters.map(({ name }, index) => [name, command.args[index] ?? '']);
    return invoke({ row, params: Object.fromEntries(params), values: mergedValues(program, command) });
  });
}

function addCustomCommand(program: Command, row: CustomCommand, invoke: Invoke): void {
  const command = groupOf(program, row.words).command(row.words.at(-1) ?? '');
  command.summary(row.summary).description(`${row.summary}.\n\n${row.description}`);
  describeCommand(command, row);
  shapeHelp(command, row.examples);
  command.action(() => {
    const params = row.arguments.flatMap(({ name }, index) => {
      const value = command.args[index];
      return value === undefined ? [] : [[name, value]];
    });
    return invoke({
      command: row,
      params: Object.fromEntries(params),
      values: mergedValues(program, command),
    });
  });
}

function addCapabilities(program: Command, print: (text: string) => void): void {
  const command = program.command('capabilities');
  shapeHelp(command, ['escrow-cli capabilities']);
  command
    .summary('Print all commands as JSON')
    .description(
      'Prints one JSON document about every command, with its arguments, flags, choices, request, ' +
        'response, ' +
        'errors and examples, and with the exit codes.',
    )
    .option('--json [fields]', 'Always on.')
    .action(() => print(JSON.stringify(capabilitiesOf(program), null, 2)));
}

/** Building all commands is slow: if the first word is the name of one, only that one is built. */
function asked<Row extends { words: readonly string[] }>(rows: readonly Row[], [first]: readonly string[]) {
  if (first === '--version') return [];
  const isKnown = [...operationRows, ...customCommands].some(({ words }) => words[0] === first);
  return isKnown ? rows.filter(({ words }) => words[0] === first) : rows;
}

/** Builds the commands that a command line can mean; `invoke` runs one, `print` writes data. */
export function createProgram(
  argv: readonly string[],
  invoke: Invoke,
  print: (text: string) => void,
): Command {
  const program = new Command('escrow-cli')
    .description('Open escrows and charges, move them along, and follow what happens.')
    .version(version(), '--version', 'Print the version.')
    .helpOption('-h, --help', 'Print the help.')
    .helpCommand('help [command]', 'Print the help of a command')
    .enablePositionalOptions()
    .exitOverride()
    .addHelpText('after', rootNotes);
  addCommonFlags(program);
  shapeHelp(program, rootExamples);
  for (const row of asked(operationRows, argv)) addOperation(program, row, invoke);
  for (const row of asked(customCommands, argv)) addCustomCommand(program, row, invoke);
  addCapabilities(program, print);
  return program;
}

/** Returns every flag that takes the next word as its value. */
export function valueFlags(command: Command): Set<string> {
  const own = command.options.filter((option) => option.required).map((option) => option.long ?? '');
  return new Set([...own, ...command.commands.flatMap((inner) => [...valueFlags(inner)])]);
}

/** Returns the exit code of what commander ends with; requested help and version are no errors. */
export function commanderExitCode({ exitCode }: CommanderError): number {
  return exitCode === 0 ? exitCodes.done : exitCodes.usage;
}

function addFlag(command: Command, row: FlagRow): void {
  const option = new Option(row.flag, row.repeats ? `${row.description} (may be repeated)` : row.description);
  if (row.choices) option.choices([...row.choices]).argParser(readChoice(row.choices));
  if (row.names) option.argParser(readNames(row.names));
  if (row.repeats) option.argParser(readAnother);
  else if (row.read) option.argParser(row.read);
  command.addOption(option);
}

function describeCommand(command: Command, row: CustomCommand): void {
  for (const { name, description, optional } of row.arguments)
    command.argument(optional ? `[${name}]` : `<${name}>`, description);
  for (const flag of row.flags) addFlag(command, flag);
  addOutputFlags(command);
  const canWait = row.flags.some(({ flag }) => flag.startsWith('--wait '));
  const limited = row.lasts ? 'beginning' : canWait ? 'wait' : 'answer';
  if (row.key !== 'none') addConnectionFlags(command, limited);
  command.addHelpText('after', () => commandNotes(row));
}
