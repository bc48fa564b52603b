import { limits, type Operation } from '@escrow-checkout/contract';

/** Entries of a list that cost as much as one plain request. */
export const entriesPerUnit = 2;

/** What operations cost that do more than one reads or writes; every other one that is no list costs 1. */
export const operationCosts: Readonly<Record<string, number>> = {
  getEscrowTimeline: 5,
  getEscrowLedger: 5,
  getChargeTimeline: 5,
  getChargeLedger: 5,
  getWebhookDelivery: 10,
  advanceClock: 50,
  replayWebhook: 500,
};

/** What a request counts at most while it is under way, so that a single one leaves room for others. */
export const costUnderWayMax = 50;

type Query = Record<string, unknown>;

/** Returns what a request costs of the allowances: a list as much as the page that is asked for. */
export function rateCostOf({ query, metadata }: Operation, request: { query: Query }): number {
  const fixed = operationCosts[metadata.operationId];
  if (fixed !== undefined) return fixed;
  if (query?.shape.limit === undefined) return 1;
  return Math.ceil(pageSizeOf(request.query.limit) / entriesPerUnit);
}

/** Returns what a request costs of what may be under way at once. */
export function costOf(operation: Operation, request: { query: Query }): number {
  return Math.min(rateCostOf(operation, request), costUnderWayMax);
}

/** An invalid size is refused later. */
function pageSizeOf(limit: unknown): number {
  const size = limit === undefined ? limits.pageSizeDefault : Number(limit);
  return size >= 1 && size <= limits.pageSizeMax ? size : 1;
}
