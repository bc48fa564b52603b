import { chargeStatuses, escrowStatuses } from '@escrow-checkout/contract';
import type { CheckoutFilter } from '@escrow-checkout/web';
import type { Request } from 'express';
import { emailKey } from '../../../../domain/text.js';
import type { Position } from '../../../../http/page.js';
import type { Narrowing } from './list-queries.js';

export const filterFields = ['q', 'status', 'from', 'to', 'min', 'max', 'seller'] as const;

/** Longer than every reference and address. */
const textLengthMax = 254;

/** Reads one value of an address as text; empty if it is missing or repeated, cut if it is far too long. */
export function queryValue(request: Request, name: string, lengthMax = textLengthMax): string {
  const value: unknown = request.query[name];
  return typeof value === 'string'
    ? value
        .replaceAll('\0', '')
        .slice(0, lengthMax + 1)
        .trim()
    : '';
}

export function filterOf(request: Request): CheckoutFilter {
  const entries = filterFields.map((name) => [name, queryValue(request, name)]);
  return Object.fromEntries(entries) as unknown as CheckoutFilter;
}

/** A filter as queries take it, and the fields that could not be read. */
export function narrowingOf(
  kind: Narrowing['kind'],
  filter: CheckoutFilter,
): { narrowing: Narrowing; wrong: (keyof CheckoutFilter)[] } {
  const wrong: (keyof CheckoutFilter)[] = [];
  const read = <Value>(field: keyof CheckoutFilter, parse: (text: string) => Value | null): Value | null => {
    if (filter[field] === '') return null;
    const value = parse(filter[field]);
    if (value === null) wrong.push(field);
    return value;
  };
  const statuses: readonly string[] = kind === 'escrows' ? escrowStatuses : chargeStatuses;
  if (filter.q.length > textLengthMax) wrong.push('q');
  const narrowing = {
    kind,
    status: read('status', (text) => (statuses.includes(text) ? text : null)),
    from: read('from', readDay),
    until: read('to', (text) => endOf(readDay(text))),
    min: read('min', readNaira),
    max: read('max', readNaira),
    seller: read('seller', (text) => (text.includes('@') ? emailKey(text) : null)),
  };
  return { narrowing, wrong };
}

const dayMs = 24 * 3_600_000;

/** Returns when a day of people in Nigeria begins; null if there is no such day. */
export function readDay(text: string): number | null {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const ms = isWritten ? Date.parse(`${text}T00:00:00+01:00`) : Number.NaN;
  return Number.isNaN(ms) || ms < 0 ? null : ms;
}

function endOf(day: number | null): number | null {
  return day === null ? null : day + dayMs;
}

/** Returns the kobo of an amount in naira, as people write it; null if it is none. */
export function readNaira(text: string): number | null {
  const [, naira, kobo = ''] =
    /^\u20a6?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[,\s]/g, '')) ?? [];
  return naira === undefined ? null : Number(naira) * 100 + Number(kobo.padEnd(2, '0'));
}

/** Reads where a page begins: after which row. Anything else is the first page. */
export function readAfter(text: string): Position | null {
  const [, createdAt, id] = /^(\d{1,16})\.([0-9a-f-]{36})$/.exec(text) ?? [];
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id };
}

export function writeAfter({ createdAt, id }: Position): string {
  return `${createdAt}.${id}`;
}

/** Returns an address with those values that are not empty. */
export function addressOf(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}
