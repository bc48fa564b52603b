import { operationRows } from './operations.generated.js';
import type { OperationRow } from './table.js';

/** The row of an operation that a command is made of. */
export function rowOf(operationId: string): OperationRow {
  const row = operationRows.find((candidate) => candidate.operationId === operationId);
  if (!row) throw new Error(`There is no operation ${operationId}`);
  return row;
}

/** What the API says of itself, in the words of the command line, where an operation is a command. */
export function inCommands(text: string): string {
  // The key is sent without being asked for.
  const own = text
    .replace(' (which needs an `Idempotency-Key`)', '')
    .replace('`dry_run=true`', '`--dry-run`');
  return own.replace(/(GET|POST|PUT|PATCH|DELETE) (\/[\w/:-]*[\w])/g, (said, method, path) => {
    const row = operationRows.find((candidate) => candidate.method === method && candidate.path === path);
    return row ? `escrow-cli ${row.words.join(' ')}` : said;
  });
}
