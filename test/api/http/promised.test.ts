import { expect, it } from 'vitest';
import { checkPromised, checkShape } from '../../harness/promised.js';

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

const now = '2026-11-27T09:00:00.000Z';
const clock = { now, offset_ms: 60_000 };
const page = '{"data":[],"has_more":false,"next_cursor":null}';

it.each([
  ['GET', '/sandbox/clock', 200, JSON.stringify(clock)],
  ['GET', '/escrow?limit=1', 200, page],
  ['GET', '/events/stream', 200, ': open\n\n'],
  ['GET', '/healthz', 204, 'ok'],
])('%s %s may answer what its schema declares', (method, path, status, text) => {
  expect(() => checkShape(method, path, status, text)).not.toThrow();
});

it.each([
  ['an extra field', '/sandbox/clock', 200, JSON.stringify({ ...clock, zone: 'WAT' })],
  ['a missing field', '/sandbox/clock', 200, JSON.stringify({ now })],
  ['a wrong value', '/sandbox/clock', 200, JSON.stringify({ ...clock, offset_ms: '60000' })],
  ['another order', '/sandbox/clock', 200, JSON.stringify({ offset_ms: 60_000, now })],
  ['a space that JSON.stringify does not write', '/escrow', 200, page.replace('[],', '[], ')],
  ['a field twice', '/escrow', 200, page.replace('[],', '[],"data":[],')],
  ['no JSON', '/escrow', 200, page.slice(1)],
  ['a status that is not declared', '/sandbox/clock', 201, JSON.stringify(clock)],
])('an answer with %s does not pass', (_, path, status, text) => {
  expect(() => checkShape('GET', path, status, text)).toThrow(`GET ${path}`);
});
