import { expect, it } from 'vitest';
import { checkPromised } from '../../harness/promised.js';

it.each([
  ['POST', '/escrow/ORD-1/accept', 'already_accepted'],
  ['POST', '/escrow/initiate', 'reference_conflict'],
  ['GET', '/escrow/ORD-1?limit=1', 'unknown_field'],
  ['GET', '/escrow/%ZZ', 'malformed_path'],
  ['POST', '/escrow/ORD-1/accept', 'request_timeout'],
  ['DELETE', '/escrow', 'method_not_allowed'],
] as const)('%s %s may answer %s', (method, path, code) => {
  expect(() => checkPromised(method, path, code)).not.toThrow();
});

it.each([
  ['POST', '/escrow/ORD-1/cancel', 'already_accepted'],
  ['POST', '/escrow/initiate', 'already_funded'],
  ['GET', '/escrow?limit=1', 'not_found'],
  ['GET', '/escrow/ORD-1', 'partner_error'],
] as const)('%s %s does not pass with %s, which the contract does not promise', (method, path, code) => {
  expect(() => checkPromised(method, path, code)).toThrow(code);
});
