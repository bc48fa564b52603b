import { expect } from 'vitest';
import type { Mode } from '../../../server/src/domain/records.js';
import {
  accountSearches,
  listDueOfAccount,
  listDueOfMode,
  searches,
  timedSearches,
} from '../../../server/src/jobs/sweep-queries.js';
import { cutoffsAt } from '../../../server/src/jobs/sweep-scope.js';
import { type Books, due, type Selected } from './books.js';
import { atOf, expectSame, modes, noOne } from './compared.js';
import type { Market } from './market.js';
import { accounts, aheadOf } from './owners.js';

/** Returns what the sweep of moved clocks finds of a kind, in the account whose clock is ahead. */
async function findMoved(market: Market, kind: string, now: number): Promise<string[]> {
  const { policy } = market.context(noOne);
  const params = { ...cutoffsAt(policy, 'test', now), after: '', through: 'steady' };
  const ofKind = timedSearches.filter((search) => search.kind === kind);
  const all = ofKind.map(({ ofMovedClocks }) => market.store.all(ofMovedClocks, params));
  const found = (await Promise.all(all)).flat();
  expect(found.filter(({ accountId }) => accountId !== 'ahead')).toEqual([]);
  return found.map(({ subject }) => subject);
}

/** Compares every sweep search with what a worker would change. */
export async function checkSweeps(market: Market, books: Books, now: number): Promise<void> {
  const { policy } = market.context(noOne);
  for (const kind of new Set(searches.map((search) => search.kind))) {
    const ofKind = searches.filter((search) => search.kind === kind);
    const eligible = eligibleOf(market, books, kind, now);
    for (const mode of modes) {
      const cutoffs = cutoffsAt(policy, mode, now);
      const all = ofKind.map(({ everywhere }) => market.store.all(everywhere, cutoffs));
      const found = (await Promise.all(all)).flat().map(({ subject }) => subject);
      const moved = mode === 'test' ? await findMoved(market, kind, now) : [];
      const wanted = subjectsOf(eligible, (one) => one.mode === mode);
      expectSame(`${kind}, ${mode}`, [...new Set([...found, ...moved])], wanted, now);
    }
  }
  for (const mode of modes) {
    await checkOneTrip(market, mode, now);
    for (const accountId of Object.keys(accounts)) await checkAccount(market, books, accountId, mode, now);
  }
}

/** Compares what one statement finds in a mode with what the searches find one after another. */
async function checkOneTrip(market: Market, mode: Mode, now: number): Promise<void> {
  const cutoffs = cutoffsAt(market.context(noOne).policy, mode, now);
  const found = await market.store.all(listDueOfMode, cutoffs);
  for (const [place, { kind, everywhere }] of searches.entries()) {
    const wanted = (await market.store.all(everywhere, cutoffs)).map(({ subject }) => subject);
    const inOneTrip = found.filter(({ nth }) => nth === place).map(({ subject }) => subject);
    expectSame(`${kind}, ${mode}, in one trip`, inOneTrip, wanted, now);
  }
}

/** Compares the search of one account in the same way. */
async function checkAccount(
  market: Market,
  books: Books,
  accountId: string,
  mode: Mode,
  now: number,
): Promise<void> {
  const own = cutoffsAt(market.context(noOne).policy, mode, now + aheadOf({ accountId, mode }));
  const found = await market.store.all(listDueOfAccount[mode], { ...own, accountId });
  for (const kind of new Set(searches.map((search) => search.kind))) {
    const inside = found.filter(({ nth }) => accountSearches[nth]?.kind === kind);
    const eligible = eligibleOf(market, books, kind, now);
    const wanted = subjectsOf(eligible, (one) => one.mode === mode && one.accountId === accountId);
    const subjects = new Set(inside.map(({ subject }) => subject));
    expectSame(`${kind}, ${mode}, ${accountId}`, [...subjects], wanted, now);
  }
}

function eligibleOf(market: Market, books: Books, kind: string, now: number): Selected[] {
  return due[kind]?.(books, atOf(market, now)) ?? [];
}

function subjectsOf(eligible: readonly Selected[], isWanted: (one: Selected) => boolean): string[] {
  return eligible.filter(isWanted).map(({ subject }) => subject);
}
