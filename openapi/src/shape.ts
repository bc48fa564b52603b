import type { Operation } from '@escrow-checkout/contract';

/** Whether an operation reads a body and refuses one it cannot read; one without fields takes `{}`. */
export function hasBody(operation: Operation): boolean {
  return operation.body !== undefined;
}

/** Whether an operation has parameters in its path. */
export function hasParameters(operation: Operation): boolean {
  return operation.path.includes('/:');
}
