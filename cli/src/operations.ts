import type { OperationRow } from './operation-rows.js';
import { operationRows } from './operations.generated.js';

export function rowOf(operationId: string): OperationRow {
  const row = operationRows.find((candidate) => candidate.operationId === operationId);
  if (!row) throw new Error(`There is no operation ${operationId}`);
  return row;
}

/** Replaces operations in a text of the API by their commands. */
export function inCommands(text: string): string {
  // The SDK sends a key by itself.
  const own = text
    .replace(' (which needs an `Idempotency-Key`)', '')
    .replace('`dry_run=true`', '`--dry-run`');
  return own.replace(/(GET|POST|PUT|PATCH|DELETE) (\/[\w/:-]*[\w])/g, (said, method, path) => {
    const row = operationRows.find((candidate) => candidate.method === method && candidate.path === path);
    return row ? `escrow-cli ${row.words.join(' ')}` : said;
  });
}
