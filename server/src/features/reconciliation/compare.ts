import { settling } from '../../domain/reconciliation/compare.js';
import type { Services } from '../../services.js';
import { nameItem, settleOpenItems } from './items.js';
import { listOwnAttempts, listOwnCredits, listPairs, type Pair, type RecordPlace } from './queries.js';
import { compared, type Run } from './run.js';
import { findAgain, takeIn } from './take-in.js';

export interface Counts {
  recordCount: number;
  matchedCount: number;
  inFlightCount: number;
  waitingCount: number;
}

/** Compares record by record, a page at a time, then what only our books have, then what was open before. */
export async function compareAll(services: Services, run: Run, keep: () => Promise<void>): Promise<Counts> {
  const counts = { recordCount: 0, matchedCount: 0, inFlightCount: 0, waitingCount: 0 };
  for await (const pairs of eachPage(services, run)) {
    await keep();
    for (const pair of pairs) {
      counts.recordCount += 1;
      const counted = await compareOne(services, run, pair, keep);
      if (counted !== null) counts[counted] += 1;
    }
  }
  await settleOpenItems(services, run, keep);
  return counts;
}

/** Returns what the pair counts as; null if it was named. */
async function compareOne(
  services: Services,
  run: Run,
  pair: Pair,
  keep: () => Promise<void>,
): Promise<'matchedCount' | 'inFlightCount' | 'waitingCount' | null> {
  const before = compared(services, pair);
  if (before.comparison === 'matched') return 'matchedCount';
  if (before.comparison === 'in_flight') return 'inFlightCount';
  await keep();
  await takeIn(services, run, pair);
  const again = (await findAgain(services, run, pair)) ?? pair;
  const { comparison, difference } = compared(services, again);
  if (comparison === 'waiting') return 'waitingCount';
  if (comparison === 'matched' || comparison === 'in_flight') {
    // The comparison is how settlements get into the books, and it may be ahead of a look-up.
    const isUsual = before.comparison === 'waiting' || settling.includes(pair.kind);
    if (!isUsual) await nameItem(services, run, pair, before, true);
    return comparison === 'matched' ? 'matchedCount' : 'inFlightCount';
  }
  const isNamed = await nameItem(services, run, again, { comparison, difference }, false);
  return isNamed ? null : 'matchedCount';
}

async function* eachPage({ store }: Services, run: Run): AsyncGenerator<Pair[]> {
  const { since, until, mode, bank } = run;
  const key = { partner: bank.name, mode, until };
  let place: RecordPlace = { at: since, kind: '', recordId: '' };
  for (;;) {
    const pairs = await store.all(listPairs, { ...key, ...place });
    const last = pairs.at(-1);
    if (last === undefined) break;
    yield pairs;
    place = { at: last.theirAt ?? 0, kind: last.kind, recordId: last.recordId };
  }
  for (const list of [listOwnCredits, listOwnAttempts]) {
    let from = { at: since, id: '' };
    for (;;) {
      const pairs = await store.all(list, { ...key, ...from });
      const last = pairs.at(-1);
      if (last === undefined) break;
      yield pairs;
      from = { at: last.ourAt ?? 0, id: last.id };
    }
  }
}
