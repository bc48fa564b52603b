import type { Operation } from '@escrow-checkout/contract';
import { z } from 'zod';

/** Whether an operation takes a body with fields; one without fields is left out of the document. */
export function hasBody(operation: Operation): boolean {
  const { body } = operation;
  if (!body) return false;
  const inner = body instanceof z.ZodOptional ? body.unwrap() : body;
  return !(inner instanceof z.ZodObject) || Object.keys(inner.shape).length > 0;
}

/** Whether an operation has parameters in its path. */
export function hasParameters(operation: Operation): boolean {
  return operation.path.includes('/:');
}
