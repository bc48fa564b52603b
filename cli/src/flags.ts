import { type Command, InvalidArgumentError, Option } from 'commander';
import type { FieldRow, OperationRow } from './table.js';

/** What commander read: flags by their camel-cased names. */
export type Values = Readonly<Record<string, unknown>>;

/** `--payout-bank-code`. */
export function flagOf(field: FieldRow): string {
  return `--${field.path.join('-').replaceAll('_', '-')}`;
}

/** The flags that can carry a field: an amount has one for each unit. */
export function flagsOf(field: FieldRow): string[] {
  const flag = flagOf(field);
  return field.type === 'amount' ? [`${flag}-kobo`, `${flag}-naira`] : [flag];
}

/** The name under which commander keeps the value of a flag. */
export function attributeOf(flag: string): string {
  return flag.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** A flag as it is shown: `--json` takes its fields only behind an equals sign. */
export function flagTerm({ long, flags }: Option): string {
  return long === '--json' ? '--json[=<fields>]' : flags;
}

const placeholders: Record<FieldRow['type'], string> = {
  text: ' <text>',
  integer: ' <number>',
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
  throw new InvalidArgumentError('It takes a whole number.');
}

/** A flag that is given several times carries one entry each time. */
export function readAnother(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}

function readSeconds(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It takes seconds, more than 0.');
}

function addAmount(command: Command, field: FieldRow): void {
  const [kobo, naira] = flagsOf(field);
  command.option(`${kobo} <kobo>`, `${field.description}${remarks(field)}`);
  command.option(`${naira} <naira>`, `The same in naira, e.g. 2500.00, instead of ${kobo}.`);
  // A bare amount would leave the unit to guesswork; it is known here only to be refused with a hint.
  command.addOption(new Option(`${flagOf(field)} [value]`).hideHelp());
}

/** What is on by itself has a flag that turns it off; the one that says what holds anyway is not listed. */
function addSwitchedOn(command: Command, field: FieldRow): void {
  command.addOption(new Option(flagOf(field)).hideHelp());
  command.option(negated(flagOf(field)), `Turns off: ${field.description}`);
}

function isSwitchedOn({ type, assumed }: FieldRow): boolean {
  return type === 'boolean' && String(assumed) === 'true';
}

function negated(flag: string): string {
  return flag.replace(/^--/, '--no-');
}

/** The words that give a field a value on the command line. */
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
  if (field.type === 'list') option.argParser(readAnother);
  if (field.choices && field.type !== 'names') option.choices(field.choices);
  command.addOption(option);
  // Left out, such a field stays as it is: both of its values need a word.
  if (field.type === 'boolean' && field.in === 'body')
    command.option(negated(flagOf(field)), 'The opposite.');
}

function readText(text: string): string {
  return text;
}

/** What every command takes that follows events. */
export const streamFlags = [
  {
    flag: '--after <event_id>',
    description: 'Go on after this event; `0` is before the first. From now on, unless given.',
    read: readText,
  },
  {
    flag: '--silence <seconds>',
    description: 'Connect again when nothing was heard for so long (45).',
    read: readSeconds,
  },
];

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
    command.option('--all', 'Follow all pages.');
  }
  if (row.repeat?.startsWith('key')) {
    command.option(
      '--idempotency-key <key>',
      'Name this intention, so that a repeat under the same key does nothing.',
    );
  }
  if (row.method !== 'GET') {
    const effect =
      row.previews !== 'nowhere'
        ? 'Ask the API what would happen; nothing moves.'
        : 'Print the request, send nothing.';
    command.option('--dry-run', effect);
  }
}

/** Flags about what is printed and asked, for every command. */
export function addOutputFlags(command: Command): void {
  command
    .option('--json [fields]', 'Print JSON: all of it, or the named fields (comma-separated).')
    .option('--query <path>', 'Print one part of the answer, e.g. `credits[0].amount`.')
    .option('--no-input', 'Never ask.')
    .option('--no-color', 'No colour.')
    .option('--quiet', 'No hints.');
}

/** Flags about the key and the address, for every command that may send something. */
export function addConnectionFlags(command: Command): void {
  command
    .option('--base-url <url>', 'Address of the API (ESCROW_BASE_URL).')
    .option('--api-key-file <file>', 'Read the API key from a file instead of ESCROW_API_KEY.')
    .option('--api-key-stdin', 'Read the API key from stdin.')
    .option('--timeout <seconds>', 'Give up after so many seconds, retries included (120).', readSeconds);
}

/** Flags that every command of the API takes; they may also stand before the command. */
export function addCommonFlags(command: Command): void {
  addOutputFlags(command);
  addConnectionFlags(command);
}

/** The positional arguments and flags of one operation. */
export function addOperationFlags(command: Command, row: OperationRow): void {
  for (const { name, description } of row.parameters) command.argument(`<${name}>`, description);
  addRequestFlags(command, row);
  if (row.operationId === 'releaseEscrow') {
    command.option('--confirm <reference>', 'Confirm without a prompt by naming the reference again.');
  }
  addCommonFlags(command);
}
