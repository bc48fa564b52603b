import { type Command, InvalidArgumentError, Option } from 'commander';
import { moveOf } from './moving/moves.js';
import { suggestion } from './nearest.js';
import type { FieldRow, OperationRow } from './operation-rows.js';
import { waitChoices } from './waiting/goal.js';

/** The values of flags by their camel-cased names, as commander keeps them. */
export type Values = Readonly<Record<string, unknown>>;

/** `--payout-bank-code`. */
export function flagOf(field: FieldRow): string {
  return `--${field.path.join('-').replaceAll('_', '-')}`;
}

/** Returns the flags of a field: an amount has one for each unit. */
export function flagsOf(field: FieldRow): string[] {
  const flag = flagOf(field);
  return field.type === 'amount' ? [`${flag}-kobo`, `${flag}-naira`] : [flag];
}

export function attributeOf(flag: string): string {
  return flag.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a flag as the help shows it: `--json` takes its fields only after an equals sign. */
export function flagTerm({ long, flags }: Option): string {
  return long === '--json' ? '--json[=<fields>]' : flags;
}

const placeholders: Record<FieldRow['type'], string> = {
  text: ' <text>',
  integer: ' <number>',
  number: ' <number>',
  amount: ' <kobo>',
  time: ' <time>',
  boolean: '',
  choice: ' <name>',
  list: ' <text>',
  names: ' <name,...>',
  json: ' <json>',
};

function remarks(field: FieldRow): string {
  const words = [];
  if (field.constant !== undefined) words.push(`default: ${field.constant}`);
  else if (field.required === 'always') words.push('required');
  if (field.required === 'together')
    words.push(`required with any --${field.path[0]?.replaceAll('_', '-')}-*`);
  if (field.assumed !== undefined) words.push(`default: ${field.assumed}`);
  if (field.type === 'list') words.push('may be repeated');
  return words.length > 0 ? ` (${words.join('; ')})` : '';
}

function readInteger(text: string): number {
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(Number(text))) return Number(text);
  throw new InvalidArgumentError('Give a whole number.');
}

function readNumber(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a number such as 1.5.');
}

/** Collects the values of a flag that may be repeated. */
export function readAnother(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

/** Reads one of a list of names; the refusal of a typo suggests the nearest. */
export function readChoice(choices: readonly string[]): (text: string) => string {
  return (text) => {
    if (choices.includes(text)) return text;
    const hint = suggestion(text, choices);
    throw new InvalidArgumentError(`${hint && `${hint} `}Allowed choices are ${choices.join(', ')}.`);
  };
}

/** Reads several of them, separated by commas. */
export function readNames(choices: readonly string[]): (text: string) => string[] {
  const read = readChoice(choices);
  return (text) => text.split(',').map((name) => read(name.trim()));
}

function readSeconds(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('Give seconds, more than 0.');
}

function addAmount(command: Command, field: FieldRow): void {
  const [kobo, naira] = flagsOf(field);
  command.option(`${kobo} <kobo>`, `${field.description}${remarks(field)}`);
  command.option(`${naira} <naira>`, `The same in naira instead of ${kobo}, e.g. 2500.00.`);
  // A bare amount has no unit: the flag exists only to be refused with a hint.
  command.addOption(new Option(`${flagOf(field)} [value]`).hideHelp());
}

/** Adds the flag that turns off what is on by default; the flag that repeats the default is hidden. */
function addSwitchedOn(command: Command, field: FieldRow): void {
  command.addOption(new Option(flagOf(field)).hideHelp());
  command.option(negated(flagOf(field)), `Turn this off: ${field.description}`);
}

function isSwitchedOn({ type, assumed }: FieldRow): boolean {
  return type === 'boolean' && String(assumed) === 'true';
}

function negated(flag: string): string {
  return flag.replace(/^--/, '--no-');
}

/** Returns the words that set a field on the command line. */
export function wordsOf(field: FieldRow, value: unknown): string[] {
  const [flag = ''] = flagsOf(field);
  if (field.type === 'list') return (value as unknown[]).flatMap((entry) => [flag, String(entry)]);
  if (field.type === 'names') return [flag, (value as string[]).join(',')];
  if (field.type !== 'boolean') return [flag, field.type === 'json' ? JSON.stringify(value) : String(value)];
  if (isSwitchedOn(field)) return value === false ? [negated(flag)] : [];
  if (value === false && field.in === 'body') return [negated(flag)];
  return value === true ? [flag] : [];
}

function addField(command: Command, field: FieldRow): void {
  const option = new Option(
    `${flagOf(field)}${placeholders[field.type]}`,
    `${field.description}${remarks(field)}`,
  );
  if (field.type === 'integer') option.argParser(readInteger);
  if (field.type === 'number') option.argParser(readNumber);
  if (field.type === 'list') option.argParser(readAnother);
  if (field.type === 'names') option.argParser(readNames(field.choices ?? []));
  else if (field.choices) option.choices(field.choices).argParser(readChoice(field.choices));
  command.addOption(option);
  // Left out, the field keeps its value, so both values need a flag.
  if (field.type === 'boolean' && field.in === 'body')
    command.option(negated(flagOf(field)), 'Set it to false.');
}

function readPlace(text: string): string {
  if (/^[\x21-\x7e]{1,100}$/.test(text)) return text;
  throw new InvalidArgumentError('Give an event_id, or 0 for the beginning.');
}

/** Flags of every command that follows events. */
export const streamFlags = [
  {
    flag: '--after <event_id>',
    description: 'Start after this event; `0` starts with the first. By default it starts from now.',
    read: readPlace,
  },
  {
    flag: '--silence <seconds>',
    description: 'Reconnect after this long without a sign of life (45).',
    read: readSeconds,
  },
];

/** The operation whose `hours` can also be given as days. */
export const daysOperation = 'advanceClock';

function addRequestFlags(command: Command, row: OperationRow): void {
  for (const field of row.fields) {
    if (field.type === 'amount') addAmount(command, field);
    else if (isSwitchedOn(field)) addSwitchedOn(command, field);
    else addField(command, field);
  }
  if (row.fields.some((field) => field.in === 'body')) {
    command.option(
      '--from <file>',
      'Read the body from a JSON file, or from stdin with `-`; flags override it.',
    );
  }
  if (row.streams) {
    for (const { flag, description, read } of streamFlags)
      command.addOption(new Option(flag, description).argParser<unknown>(read));
  }
  if (row.fields.some((field) => field.path[0] === 'cursor')) {
    command.option('--all', 'Fetch all pages.');
  }
  if (row.operationId === daysOperation)
    command.addOption(new Option('--days <number>', 'Days to add.').argParser(readInteger));
  if (row.repeat?.startsWith('key')) {
    command.option(
      '--idempotency-key <key>',
      'The key of this request: a repeat under the same key does nothing. By default a new one.',
    );
  }
  if (row.method !== 'GET') {
    const effect =
      row.previews !== 'nowhere'
        ? 'Ask the API what would happen, without doing it.'
        : 'Print the request without sending it.';
    command.option('--dry-run', effect);
  }
}

export function addOutputFlags(command: Command): void {
  command
    .option('--json [fields]', 'Print JSON: the whole response, or only these fields (comma-separated).')
    .option('--query <path>', 'Print one part of the response, e.g. `credits[0].amount`.')
    .option('--no-input', 'Never ask a question.')
    .option('--no-color', 'No colour.')
    .option('--quiet', 'Print no hints.');
}

/** What `--timeout` limits; for a lasting command, only its beginning. */
const limits = {
  answer: 'Give up after this long, including retries (120).',
  beginning: 'Give up if there is no connection after this long (120). Later losses have no limit.',
  wait: 'Give up after this long, including retries (120). With --wait, how long to wait (no limit).',
} as const;

/** Flags for the key and the address, for every command that may send something. */
export function addConnectionFlags(command: Command, limited: keyof typeof limits = 'answer'): void {
  command
    .option('--profile <name>', 'Use this profile: a saved key with its address (ESCROW_PROFILE).')
    .option('--base-url <url>', 'Address of the API (ESCROW_BASE_URL).')
    .option('--api-key-file <file>', 'Read the API key from a file instead of ESCROW_API_KEY.')
    .option('--api-key-stdin', 'Read the API key from stdin.')
    .option('--verbose', 'Print each request and its response on stderr, with secrets hidden.')
    .option('--timeout <seconds>', limits[limited], readSeconds);
}

export function addCommonFlags(command: Command, limited?: keyof typeof limits): void {
  addOutputFlags(command);
  addConnectionFlags(command, limited);
}

function addFollowingFlags(command: Command, row: OperationRow): void {
  const choices = waitChoices(row);
  if (choices.length === 0) return;
  const wait = new Option('--wait <state>', 'Wait for this state, then print the record.');
  command.addOption(wait.choices(choices).argParser(readChoice(choices)));
  // Only the commands that do not move money have a checkout page to open.
  if (moveOf(row) === undefined) command.option('--open', 'Open the checkout page in the browser.');
}

export function addOperationFlags(command: Command, row: OperationRow): void {
  for (const { name, description } of row.parameters) command.argument(`<${name}>`, description);
  addRequestFlags(command, row);
  if (moveOf(row)) {
    command.option('--confirm <reference>', 'Confirm without a prompt by naming the reference again.');
  }
  addFollowingFlags(command, row);
  addCommonFlags(command, row.streams ? 'beginning' : waitChoices(row).length > 0 ? 'wait' : 'answer');
}
