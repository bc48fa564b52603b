import type { ErrorCode } from './errors.js';
import type { Operation } from './operation.js';

/** Whether an operation reads a body; one without fields takes `{}`. */
export function hasBody(operation: Operation): boolean {
  return operation.body !== undefined;
}

/** Whether an operation changes something. */
export function isWrite(operation: Operation): boolean {
  return operation.method !== 'GET';
}

export function hasParameters(operation: Operation): boolean {
  return operation.path.includes('/:');
}

/** Whether an operation counts towards the quota of test data. */
export function isTestWrite(operation: Operation): boolean {
  return isWrite(operation) && operation.metadata.keys !== 'live';
}

/** The codes of an operation that calls the banking partner. */
export const partnerErrors = ['partner_error', 'partner_unavailable', 'live_mode_unavailable'] as const;

/** The codes that a key can be refused with, whatever it was sent for. */
const keyErrors = [
  'missing_key',
  'invalid_key',
  'revoked_key',
  'expired_key',
  'key_network',
  'plan_required',
] as const;

/** The codes the service responds with before it reaches an operation. */
export const protocolCodes: readonly ErrorCode[] = [
  'malformed_request',
  'method_not_allowed',
  'unknown_path',
  'request_timeout',
  'expectation_failed',
  'headers_too_large',
];

/** The codes that only a page can meet, since the API has no such operation. */
export const pageCodes: readonly ErrorCode[] = ['inspection_fixed'];

/** Returns every code an operation can respond with: the shared ones and its own. */
export function codesOf(operation: Operation): ErrorCode[] {
  const { keys, errors: own } = operation.metadata;
  const codes = new Set<ErrorCode>(['validation_failed', 'unknown_field']);
  if (hasBody(operation)) codes.add('malformed_json');
  if (hasParameters(operation)) codes.add('malformed_path');
  for (const code of keyErrors) codes.add(code);
  if (operation.metadata.scope !== null) codes.add('key_scope');
  if (keys === 'live') codes.add('live_key_required');
  if (keys === 'test') codes.add('test_mode_only');
  if (hasBody(operation)) codes.add('payload_too_large').add('unsupported_media_type');
  for (const code of own) codes.add(code);
  if (isWrite(operation)) codes.add('storage_full');
  if (isTestWrite(operation)) codes.add('test_quota_exceeded');
  return [...codes.add('rate_limited').add('internal_error').add('busy')];
}
