import { expect } from 'vitest';
import type { Mode } from '../../../server/src/domain/records.js';
import type { At } from './books.js';
import type { Market } from './market.js';
import type { Owner } from './owners.js';

export const modes: readonly Mode[] = ['test', 'live'];
export const noOne: Owner = { accountId: null, mode: 'live' };

/** How often each search selected a row: a search that selects none proves nothing. */
export const hits = new Map<string, number>();

export function expectSame(
  name: string,
  selected: readonly string[],
  eligible: readonly string[],
  now: number,
): void {
  expect([...selected].sort(), `${name} at ${now}`).toEqual([...eligible].sort());
  const [kind = name] = name.split(',');
  hits.set(kind, (hits.get(kind) ?? 0) + eligible.length);
}

export function atOf(market: Market, now: number): At {
  return (owner) => market.context(owner, now);
}
