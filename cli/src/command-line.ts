import { wordsOf } from './flags.js';
import type { FieldRow, OperationRow } from './operation-rows.js';
import { quoted } from './printable.js';

export interface OperationRequest {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
}

function fieldValue(field: FieldRow, { query, body }: OperationRequest): unknown {
  return field.path.reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    field.in === 'query' ? query : body,
  );
}

/** Whether a request is a preview; `dry_run` has a flag of its own. */
function asksOnly({ previews }: OperationRow, request: OperationRequest): boolean {
  const asked = previews === 'nowhere' ? null : (request[previews] as { dry_run?: unknown } | undefined);
  return String(asked?.dry_run) === 'true';
}

/** Returns the command line that sends a request, ready to paste. */
export function commandLine(row: OperationRow, request: OperationRequest): string {
  const flags = row.fields.flatMap((field) => {
    const value = fieldValue(field, request);
    if (value === undefined || field.constant !== undefined) return [];
    return wordsOf(field, value).map(quoted);
  });
  if (asksOnly(row, request)) flags.push('--dry-run');
  const operands = row.parameters.map(({ name }) => request.params?.[name] ?? name);
  // An operand that begins with a dash needs `--`, so the flags go before it.
  const ordered = operands.some((word) => word.startsWith('-'))
    ? [...flags, '--', ...operands.map(quoted)]
    : [...operands.map(quoted), ...flags];
  return ['escrow-cli', ...row.words, ...ordered].join(' ');
}
