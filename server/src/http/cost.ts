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
  replayWebhook: 50,
};

type Query = Record<string, unknown>;

/** Returns what a request costs of its key's allowance: a list as much as the page that is asked for. */
export function costOf({ query, metadata }: Operation, request: { query: Query }): number {
  const fixed = operationCosts[metadata.operationId];
  if (fixed !== undefined) return fixed;
  if (query?.shape.limit === undefined) return 1;
  return Math.ceil(pageSizeOf(request.query.limit) / entriesPerUnit);
}

/** An invalid size is refused later. */
function pageSizeOf(limit: unknown): number {
  const size = limit === undefined ? limits.pageSizeDefault : Number(limit);
  return size >= 1 && size <= limits.pageSizeMax ? size : 1;
}
