import type { IncomingHttpHeaders } from 'node:http';
import { limits, type Operation } from '@escrow-checkout/contract';
import type { Response } from 'express';
import { contextOf } from './context.js';

/** Entries of a list or of a history that cost as much as one plain request. */
export const entriesPerUnit = 2;
/** A page costs at least as much as one plain request for each of these bytes that it has. */
export const answerBytesPerUnit = 4_096;
/** A body costs one plain request more for each of these bytes. */
export const bodyBytesPerUnit = 2_048;
/** As long as this counts a body that does not say how long it is. */
export const chunkedBodyBytes = 16_384;

/** What operations cost that do more than one reads or writes; every other one that is no list costs 1. */
export const operationCosts: Readonly<Record<string, number>> = {
  getBalance: 10,
  getWebhookDelivery: 10,
  advanceClock: 50,
  replayWebhook: 500,
};

/** What a request counts at most while it is under way, so that a single one leaves room for others. */
export const costUnderWayMax = 50;

type Query = Record<string, unknown>;

/** Returns what a request costs of the allowances, as far as that is known before it is answered. */
export function rateCostOf(
  operation: Operation,
  request: { query: Query; headers: IncomingHttpHeaders },
): number {
  return operationCostOf(operation, request) + bodyCostOf(request.headers);
}

/** Returns what a request costs of what may be under way at once; a body is weighed there by itself. */
export function costOf(operation: Operation, request: { query: Query }): number {
  return Math.min(operationCostOf(operation, request), costUnderWayMax);
}

/** Raises the price of a page to what its bytes cost: entries can be a thousand times as long as others. */
export function chargeForAnswer(response: Response, bytes: number): void {
  contextOf(response).chargeUpTo(Math.ceil(bytes / answerBytesPerUnit));
}

/** A list costs as much as the page that is asked for. */
function operationCostOf({ query, metadata }: Operation, request: { query: Query }): number {
  const fixed = operationCosts[metadata.operationId];
  if (fixed !== undefined) return fixed;
  const size = query?.shape.limit;
  if (size === undefined) return 1;
  return Math.ceil(pageSizeOf(request.query.limit ?? size.parse(undefined)) / entriesPerUnit);
}

function bodyCostOf({
  'content-length': length,
  'transfer-encoding': encoding,
}: IncomingHttpHeaders): number {
  if (length === undefined && encoding === undefined) return 0;
  const bytes = length === undefined ? chunkedBodyBytes : Math.min(Number(length), limits.bodyBytesMax);
  return Math.floor(bytes / bodyBytesPerUnit);
}

/** An invalid size is refused later. */
function pageSizeOf(limit: unknown): number {
  const size = Number(limit);
  return size >= 1 && size <= limits.pageSizeMax ? size : 1;
}
