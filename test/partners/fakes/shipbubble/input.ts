import { type Fields, isObject } from '../fields.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { ShipbubbleRefusal } from './errors.js';

export function fieldsOf({ body }: Pick<PartnerRequest, 'body'>): Fields {
  if (isObject(body)) return body;
  throw new ShipbubbleRefusal('invalid_fields', ['The body is not valid JSON']);
}

export function success(message: string, data?: unknown): PartnerAnswer {
  return { status: 200, body: { status: 'success', message, data } };
}

/** Cuts a list into pages; pages count from 1, and `total` counts them. */
export function paged<Item>(items: readonly Item[], query: URLSearchParams) {
  const perPage = Number(query.get('PerPage') ?? 50);
  const current = Number(query.get('Page') ?? 1);
  const total = Math.ceil(items.length / perPage);
  const results = items.slice((current - 1) * perPage, current * perPage);
  const err = `Queried page ${current - 1} is >= to maximum page number ${total}`;
  if (current > total) return { pagination: { err }, results };
  return { pagination: { current, next: total - current, perPage, previous: current - 1, total }, results };
}
