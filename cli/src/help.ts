import type { Command } from 'commander';
import type { HandCommand } from './commands/command.js';
import { exitMeanings } from './exit.js';
import { wordsOf } from './flags.js';
import { operand, quoted } from './printable.js';
import type { FieldRow, OperationRow } from './table.js';

function exampleValue(field: FieldRow, row: OperationRow): unknown {
  const source = field.in === 'query' ? row.example?.query : row.example?.body;
  return field.path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    source,
  );
}

/** The contract's example as a command line. */
function exampleLine(row: OperationRow): string | undefined {
  if (!row.example) return undefined;
  const flags = row.fields.flatMap((field) => {
    const value = exampleValue(field, row);
    if (value === undefined || field.constant !== undefined) return [];
    return wordsOf(field, value).map(quoted);
  });
  const operands = row.parameters.map(({ name }) => operand(row.example?.params?.[name] ?? name));
  return ['escrow-cli', ...row.words, ...operands, ...flags].join(' ');
}

/** What follows the flags in the help of one command. */
export function operationNotes(row: OperationRow): string {
  const example = exampleLine(row);
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
  '  NO_COLOR, CLICOLOR, CLICOLOR_FORCE, TERM=dumb',
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
