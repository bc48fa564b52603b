import { type Command, Help, type Option } from 'commander';
import { commandLine } from './command-line.js';
import type { CustomCommand } from './commands/command.js';
import { exitMeanings } from './exit.js';
import { flagTerm } from './flags.js';
import type { OperationRow } from './operation-rows.js';

/** A time in an example; the start of today replaces it, so that the line works on any day. */
const moment = /\d{4}-\d\d-\d\dT[\d:.]+Z/;

function wrapped(text: string): string {
  return new Help().boxWrap(text, 80);
}

/** Returns the text below the flags in the help of an operation. */
export function operationNotes(row: OperationRow): string {
  const fields = (row.answer.item ?? row.answer.names).join(', ');
  return [
    ...(row.keys ? ['', `This command takes ${row.keys} keys only.`] : []),
    '',
    wrapped(`Fields for --json=<fields>: ${fields}`),
    ...(row.errors.length > 0 ? ['', wrapped(`Errors: ${row.errors.join(', ')}`)] : []),
  ].join('\n');
}

/** Returns the example of the API document as a command line. */
export function operationExamples(row: OperationRow): string[] {
  return [commandLine(row, row.example ?? {}).replace(moment, '"$(date -u +%F)"')];
}

/** Returns the text below the flags in the help of a hand-written command. */
export function commandNotes({ key, answer }: CustomCommand): string {
  const fields = answer && (answer.item ?? answer.names).join(', ');
  return [
    ...(key === 'test' ? ['', 'This command takes test keys only.'] : []),
    ...(fields ? ['', wrapped(`Fields for --json=<fields>: ${fields}`)] : []),
  ].join('\n');
}

const environment: Readonly<Record<string, string>> = {
  ESCROW_API_KEY: 'the API key: svc_test_... or svc_live_...',
  ESCROW_BASE_URL: 'address of the API; http://127.0.0.1:4000 by default',
  ESCROW_PROFILE: 'the profile to use: a key that `login` saved',
  WEBHOOK_SECRET: 'the secret of `listen`, `webhooks verify` and `webhooks sign`',
  NO_COLOR: 'no colour; CLICOLOR=0 and TERM=dumb do the same',
  CLICOLOR_FORCE: '1: colour in pipes too',
};

export const rootExamples = [
  'escrow-cli initiate --reference ORD-1 --amount-naira 2500.00 \\\n' +
    '    --customer-email buyer@example.com --callback-url https://shop.example.com/hook',
  'escrow-cli sandbox fund ORD-1',
  'escrow-cli get ORD-1 --json=status,amount_held',
  'escrow-cli listen --forward-to http://localhost:3000/webhooks',
];

export const rootNotes = [
  '',
  'Environment:',
  ...Object.entries(environment).map(([name, meaning]) => `  ${name.padEnd(15)}  ${meaning}`),
  '',
  'A flag overrides the environment, which overrides the default profile.',
  '`config explain` prints each setting and where it comes from.',
  '',
  'Exit codes:',
  ...Object.entries(exitMeanings).map(([code, meaning]) => `  ${code.padEnd(3)}  ${meaning}`),
  '',
  'If a reference begins with a dash, write -- before it:',
  '  escrow-cli get -- -1001',
].join('\n');

/** Commands in the order of the help; `This program` lists those in no section. */
const sections: readonly [title: string, names: readonly string[]][] = [
  ['Begin', ['init', 'login']],
  [
    'Sales',
    [
      'initiate',
      'get',
      'list',
      'accept',
      'deliver',
      'release',
      'refund',
      'decline',
      'cancel',
      'dispute',
      'charge',
    ],
  ],
  ['What happened', ['timeline', 'events', 'ledger', 'balance', 'open']],
  ['Try it out', ['listen', 'trigger', 'sandbox', 'clock']],
  ['Your account', ['webhooks', 'sellers', 'account', 'keys', 'banks', 'delivery']],
  ['This machine', ['whoami', 'profiles', 'config', 'logout', 'completion', 'docs', 'version']],
];

function commandSections(command: Command, helper: Help): [title: string, commands: Command[]][] {
  const visible = helper.visibleCommands(command);
  if (command.parent) return [['Commands', visible]];
  const find = (name: string) => visible.filter((inner) => inner.name() === name);
  const named = sections.map(([title, names]): [string, Command[]] => [title, names.flatMap(find)]);
  const rest = visible.filter((inner) => !named.some(([, commands]) => commands.includes(inner)));
  return [...named, ['This program', rest]];
}

function rootOf(command: Command): Command {
  return command.parent ? rootOf(command.parent) : command;
}

interface Item {
  term: string;
  description: string;
}

function flagItems(options: readonly Option[], helper: Help): Item[] {
  return options.map((option) => ({
    term: helper.optionTerm(option),
    description: helper.optionDescription(option),
  }));
}

/** Separates a command's own flags from those of every command. */
function flagSections(command: Command, helper: Help): [title: string, items: Item[]][] {
  const everywhere = rootOf(command).options.map(({ long }) => long);
  const isCommon = ({ long }: Option): boolean => everywhere.includes(long) || long === '--help';
  const visible = helper.visibleOptions(command);
  if (!command.parent) return [['Flags', flagItems(visible, helper)]];
  const own = visible.filter((option) => !isCommon(option));
  return [
    ['Flags', flagItems(own, helper)],
    ['Flags of every command', flagItems(visible.filter(isCommon), helper)],
  ];
}

function argumentItems(command: Command, helper: Help): Item[] {
  return helper.visibleArguments(command).map((argument) => ({
    term: argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
    description: helper.argumentDescription(argument),
  }));
}

function commandItems(commands: readonly Command[], helper: Help): Item[] {
  return commands.map((inner) => ({ term: inner.name(), description: helper.subcommandDescription(inner) }));
}

function usageOf(command: Command): string {
  const words = [command.name()];
  for (let above = command.parent; above; above = above.parent) words.unshift(above.name());
  const operands = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  const rest = command.commands.length > 0 ? ['<command>', '[flags]'] : [...operands, '[flags]'];
  return [...words, ...rest].join(' ');
}

/** Formats a help: examples first, the flags of every command last. */
function formatHelp(command: Command, helper: Help, examples: readonly string[]): string {
  const flags = flagSections(command, helper);
  const lists: [title: string, items: Item[]][] = [
    ['Arguments', argumentItems(command, helper)],
    ...commandSections(command, helper).map(([title, inner]): [string, Item[]] => [
      title,
      commandItems(inner, helper),
    ]),
    ...flags,
  ];
  const filled = lists.filter(([, items]) => items.length > 0);
  const width = Math.max(0, ...filled.flatMap(([, items]) => items.map(({ term }) => term.length)));
  const paragraphs = [
    `Usage: ${usageOf(command)}`,
    helper.boxWrap(command.description(), helper.helpWidth ?? 80),
    ...(examples.length > 0
      ? [[examplesTitle(examples), ...examples.map((line) => `  ${line}`)].join('\n')]
      : []),
    ...filled.map(([title, items]) =>
      [
        `${title}:`,
        ...items.map(({ term, description }) => helper.formatItem(term, width, description, helper)),
      ].join('\n'),
    ),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function examplesTitle(examples: readonly string[]): string {
  return examples.length === 1 ? 'Example:' : 'Examples:';
}

export function shapeHelp(command: Command, examples: readonly string[] = []): void {
  command.configureHelp({
    optionTerm: flagTerm,
    formatHelp: (shown, helper) => formatHelp(shown, helper, examples),
  });
}
