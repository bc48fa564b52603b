import type { ErrorCode } from './errors.js';
import type { Operation } from './operation.js';

/** Whether an operation reads a body and refuses one it cannot read; one without fields takes `{}`. */
export function hasBody(operation: Operation): boolean {
  return operation.body !== undefined;
}

/** Whether an operation has parameters in its path. */
export function hasParameters(operation: Operation): boolean {
  return operation.path.includes('/:');
}

/** What the service itself answers, before an operation is reached. */
export const protocolCodes: readonly ErrorCode[] = [
  'malformed_request',
  'method_not_allowed',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
];

/** Every code an operation can answer: what all operations share, and what the contract says of this one. */
export function codesOf(operation: Operation): ErrorCode[] {
  const { keys, errors: own } = operation.metadata;
  const codes = new Set<ErrorCode>(['validation_failed', 'unknown_field']);
  if (hasBody(operation)) codes.add('malformed_json');
  if (hasParameters(operation)) codes.add('malformed_path');
  for (const code of ['missing_key', 'invalid_key', 'revoked_key', 'plan_required'] as const) codes.add(code);
  if (keys === 'live') codes.add('live_key_required');
  if (keys === 'test') codes.add('test_mode_only');
  if (hasBody(operation)) codes.add('payload_too_large').add('unsupported_media_type');
  for (const code of own) codes.add(code);
  return [...codes.add('rate_limited').add('internal_error').add('busy')];
}
