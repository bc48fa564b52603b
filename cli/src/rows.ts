import { operationRows } from './operations.generated.js';
import type { OperationRow } from './table.js';

/** The row of an operation that a command is made of. */
export function rowOf(operationId: string): OperationRow {
  const row = operationRows.find((candidate) => candidate.operationId === operationId);
  if (!row) throw new Error(`There is no operation ${operationId}`);
  return row;
}
