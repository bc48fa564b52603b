import type { Option } from 'commander';
import { customCommands } from '../commands/all.js';
import type { CustomCommand, FlagRow } from '../commands/command.js';
import { flagsOf } from '../flags.js';
import type { OperationRow } from '../operation-rows.js';
import { operationRows } from '../operations.generated.js';
import { rowOf } from '../operations.js';

/** Where the values of an argument or a flag come from. */
export type Source =
  /** `listed`: comma-separated. `open`: more of the word may follow. */
  | { from: 'choices'; choices: readonly string[]; listed?: boolean; open?: boolean }
  | { from: 'files' }
  | { from: 'profiles' }
  /** `name` is the field of the listed items that holds the value. */
  | { from: 'list'; list: OperationRow; name: string }
  /** The reference given earlier on the line. */
  | { from: 'operand' };

type Row = OperationRow | CustomCommand;

/** Returns the row of a command; groups have none. */
export function rowAt(words: readonly string[]): Row | undefined {
  const name = words.join(' ');
  return [...operationRows, ...customCommands].find((row) => row.words.join(' ') === name);
}

export function isOperation(row: Row): row is OperationRow {
  return 'operationId' in row;
}

/** Fields whose values another operation lists. */
const listedFields: Readonly<Record<string, { list: string; name: string }>> = {
  bank_code: { list: 'listBanks', name: 'code' },
  seller_email: { list: 'listSellers', name: 'email' },
};

/** Returns the operation that lists the values of a path parameter: escrows for `/escrow/:reference`. */
function listOf(path: string, parameter: string): Source | undefined {
  const [collection = ''] = path.replace(/^\/sandbox/, '').split('/:');
  const list = operationRows.find((row) => row.method === 'GET' && row.path === collection);
  if (!list) return undefined;
  const names = list.answer.item ?? [];
  const name = names.includes('event_id') && !names.includes(parameter) ? 'event_id' : parameter;
  return { from: 'list', list, name };
}

function idsOf(list: string | undefined): Source | undefined {
  return list === undefined ? undefined : { from: 'list', list: rowOf(list), name: nameOf(list) };
}

function nameOf(list: string): string {
  const names = rowOf(list).answer.item ?? [];
  return ['id', 'event_id', 'reference'].find((name) => names.includes(name)) ?? 'id';
}

export function sourceOfArgument(row: Row, index: number): Source | undefined {
  if (isOperation(row)) {
    const parameter = row.parameters[index];
    return parameter && listOf(row.path, parameter.name);
  }
  const { choices, ids, profile } = row.arguments[index] ?? {};
  if (profile) return { from: 'profiles' };
  return choices ? { from: 'choices', choices } : idsOf(ids);
}

function sourceOfField(row: OperationRow, long: string): Source | undefined {
  const field = row.fields.find((candidate) => flagsOf(candidate).includes(long));
  const name = field?.path.at(-1) ?? '';
  if (field?.type === 'names') return { from: 'choices', choices: field.choices ?? [], listed: true };
  if (row.method === 'GET' && name === 'reference') return { from: 'list', list: rowOf('listEscrows'), name };
  const listed = field && listedFields[name];
  return listed && { from: 'list', list: rowOf(listed.list), name: listed.name };
}

function sourceOfFlagRow({ names, ids }: FlagRow): Source | undefined {
  return names ? { from: 'choices', choices: names, listed: true } : idsOf(ids);
}

/** Undefined for a flag whose values only the caller knows. */
export function sourceOfFlag(row: Row | undefined, option: Option): Source | undefined {
  const { long = '', argChoices, flags } = option;
  const answer = row?.answer;
  if (long === '--json')
    return { from: 'choices', choices: answer?.item ?? answer?.names ?? [], listed: true };
  if (long === '--query') return { from: 'choices', choices: answer?.names ?? [], open: true };
  if (argChoices) return { from: 'choices', choices: argChoices };
  if (long === '--profile') return { from: 'profiles' };
  if (long === '--confirm') return { from: 'operand' };
  if (/<file>/.test(flags)) return { from: 'files' };
  if (/<event_id>/.test(flags)) return idsOf('listEvents');
  if (!row) return undefined;
  if (isOperation(row)) return sourceOfField(row, long);
  const flagRow = row.flags.find(({ flag }) => flag.split(' ')[0] === long);
  return flagRow && sourceOfFlagRow(flagRow);
}
