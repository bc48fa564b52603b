import type { Request, RequestHandler, Response } from 'express';
import { expect, it } from 'vitest';
import { OperationTable } from './operation-table.js';

type Call = { found: string; params: Record<string, string> } | { next: unknown };

function ask(method: string, path: string, chains: Record<string, RequestHandler[]> = {}): Call {
  const table = new OperationTable();
  let answer: Call | undefined;
  const named = (found: string): RequestHandler[] => [
    ({ params }) => {
      answer = { found, params: params as Record<string, string> };
    },
  ];
  table.add('POST', '/v1/escrow/initiate', named('initiate'));
  table.add('GET', '/v1/escrow/:reference', named('get'));
  table.add('GET', '/v1/escrow', named('list'));
  table.add('POST', '/v1/escrow/:reference/accept', named('accept'));
  for (const [pathAdded, chain] of Object.entries(chains)) table.add('GET', pathAdded, chain);
  const next = (error?: unknown) => {
    answer = { next: error };
  };
  table.dispatch({ method, path } as Request, {} as Response, next);
  return answer as Call;
}

it.each([
  ['POST', '/v1/escrow/initiate', 'initiate', {}],
  ['GET', '/v1/escrow', 'list', {}],
  ['GET', '/v1/escrow/', 'list', {}],
  ['GET', '/v1/escrow/ORD-1', 'get', { reference: 'ORD-1' }],
  ['GET', '/v1/escrow/a%2Fb%20%C3%A4', 'get', { reference: 'a/b ä' }],
  ['GET', '/v1/escrow/__proto__', 'get', { reference: '__proto__' }],
  ['POST', '/v1/escrow/ORD-1/accept', 'accept', { reference: 'ORD-1' }],
  ['POST', '/v1/escrow/ORD-1/accept/', 'accept', { reference: 'ORD-1' }],
])('%s %s is %s', (method, path, found, params) => {
  expect(ask(method, path)).toEqual({ found, params });
});

it.each([
  ['a method the path does not have', 'PUT', '/v1/escrow'],
  ['a spelled-out segment under another method', 'GET', '/v1/escrow/initiate'],
  ['a path that does not decode', 'GET', '/v1/escrow/%E0%A4%A'],
  ['an empty parameter', 'POST', '/v1/escrow//accept'],
  ['another case', 'GET', '/V1/escrow'],
  ['more than an operation', 'GET', '/v1/escrow/ORD-1/unknown'],
  ['less than an operation', 'GET', '/v1'],
  ['OPTIONS', 'OPTIONS', '/v1/escrow'],
])('leaves %s to Express', (_case, method, path) => {
  expect(ask(method, path)).toEqual({ next: undefined });
});

it('stops at the first error of a chain, passed on or thrown', () => {
  const fault = new Error('fault');
  const never: RequestHandler = () => {
    throw new Error('A handler ran after an error');
  };
  const passing: RequestHandler = (_request, _response, next) => next(fault);
  const throwing: RequestHandler = () => {
    throw fault;
  };
  expect(ask('GET', '/v1/passing', { '/v1/passing': [passing, never] })).toEqual({ next: fault });
  expect(ask('GET', '/v1/throwing', { '/v1/throwing': [throwing, never] })).toEqual({ next: fault });
});
