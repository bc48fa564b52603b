import { type ErrorCode, type ErrorEntry, errors } from './errors.js';
import type { Operation } from './operation.js';
import {
  codesOf,
  hasBody,
  hasParameters,
  isTestWrite,
  isWrite,
  pageCodes,
  protocolCodes,
} from './operation-codes.js';

export const statusMeanings: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  401: 'The API key is missing, wrong or revoked.',
  403: 'This key may not do that.',
  404: 'It does not exist, or belongs to another account.',
  405: 'The path does not take this method.',
  408: 'The request took too long to arrive.',
  409: 'The current state does not allow it.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  417: 'The service does not support the `Expect` header of the request.',
  429: 'Too many requests.',
  431: 'The headers are too large.',
  500: 'Something broke on our side.',
  502: 'The banking partner refused.',
  503: 'The service or a partner is not available now.',
};

/** An error code on the page about errors. */
export interface GuideEntry extends ErrorEntry {
  code: ErrorCode;
  /** A class of operations that all respond with it, in words; else null. */
  scope: string | null;
  /** The operations that respond with it; empty if `scope` is set. */
  operations: readonly Operation[];
}

export interface GuideGroup {
  status: number;
  meaning: string;
  entries: readonly GuideEntry[];
}

/** Returns every error code, by status, with the operations that can respond with it. */
export function errorGuide(operations: readonly Operation[]): GuideGroup[] {
  const codes = Object.keys(errors) as ErrorCode[];
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort((a, b) => a - b);
  const reach = new Map(operations.map((operation) => [operation, new Set(codesOf(operation))]));
  return statuses.map((status) => ({
    status,
    meaning: statusMeanings[status] ?? `HTTP ${status}.`,
    entries: codes.filter((code) => errors[code].status === status).map((code) => entryOf(code, reach)),
  }));
}

function entryOf(code: ErrorCode, reach: ReadonlyMap<Operation, ReadonlySet<ErrorCode>>): GuideEntry {
  const answering = [...reach].filter(([, codes]) => codes.has(code)).map(([operation]) => operation);
  const scope = unanswered(code) ?? scopeOf(answering, [...reach.keys()]);
  return { code, ...errors[code], scope, operations: scope === null ? answering : [] };
}

/** Returns where a code comes from that no operation returns, or null. */
function unanswered(code: ErrorCode): string | null {
  if (protocolCodes.includes(code)) return 'The service itself, before an operation is reached';
  return pageCodes.includes(code) ? 'No operation: only the pages of buyers and sellers meet it' : null;
}

/** Returns the scope of a code, or the number of its operations. */
export function answererOf({ scope, operations }: GuideEntry): string {
  return scope ?? (operations.length === 1 ? '1 operation' : `${operations.length} operations`);
}

const classes: readonly [scope: string, belongs: (operation: Operation) => boolean][] = [
  ['Every operation', () => true],
  ['Every operation that takes a body', hasBody],
  ['Every operation that writes', isWrite],
  ['Every operation that writes with a test key', isTestWrite],
  ['Every operation with a parameter in its path', hasParameters],
  ['Every operation that a restricted key can lack', ({ metadata }) => metadata.scope !== null],
  ['Every operation for test keys only', ({ metadata }) => metadata.keys === 'test'],
];

function scopeOf(answering: readonly Operation[], all: readonly Operation[]): string | null {
  const found = classes.find(([, belongs]) => {
    const members = all.filter(belongs);
    return members.length === answering.length && members.every((one) => answering.includes(one));
  });
  return found?.[0] ?? null;
}
