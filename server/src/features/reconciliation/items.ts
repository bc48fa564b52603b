import type { Reconciliation, ReconciliationItem } from '../../adapters/store/reconciliation-rows.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { Compared, Comparison, Disagreement } from '../../domain/reconciliation/compare.js';
import type { Services } from '../../services.js';
import {
  findItem,
  type ItemPlace,
  itemsPageSize,
  listItemsOfDay,
  listOpenItems,
  saveItem,
  settleItem,
} from './item-queries.js';
import type { Pair } from './queries.js';
import { compared, type Run } from './run.js';
import { findAgain } from './take-in.js';

const disagreements: Readonly<Record<Comparison, Disagreement | null>> = {
  matched: null,
  in_flight: null,
  waiting: null,
  theirs_only: 'theirs_only',
  ours_only: 'ours_only',
  amounts_differ: 'amounts_differ',
  states_differ: 'states_differ',
  fees_differ: 'fees_differ',
};

/**
 * Names a record that does not agree. One that the operator accepted as it is stays accepted.
 *
 * @param isSettled whether it agrees by now
 * @returns whether it is open
 */
export async function nameItem(
  { store, clock, newId }: Services,
  { bank, mode, day }: Run,
  pair: Pair,
  { comparison, difference }: Compared,
  isSettled: boolean,
): Promise<boolean> {
  const disagreement = disagreements[comparison];
  if (disagreement === null) throw new Error(`A record that is ${comparison} is not named`);
  const { kind, recordId, reference, theirAt, ourAt } = pair;
  const known = await store.one(findItem, { partner: bank.name, mode, kind, recordId });
  if (known && known.acceptedAt !== null && isSame(known, pair)) return false;
  const now = clock.now();
  const isOpen = known !== undefined && known.settledAt === null && known.acceptedAt === null;
  const { theirState, theirAmount, theirFee, ourState, ourAmount, ourFee } = pair;
  const item: ReconciliationItem = {
    id: known?.id ?? newId(),
    partner: bank.name,
    mode,
    kind,
    recordId,
    reference,
    disagreement,
    difference,
    theirState,
    theirAmount,
    theirFee,
    ourState,
    ourAmount,
    ourFee,
    at: theirAt ?? ourAt ?? now,
    day: isOpen ? known.day : day,
    foundAt: isOpen ? known.foundAt : now,
    settledAt: isSettled ? now : null,
    acceptedAt: null,
    reason: null,
  };
  await store.transact([anyRows(saveItem, item)]);
  return !isSettled;
}

function isSame(item: ReconciliationItem, pair: Pair): boolean {
  const sides = ['theirState', 'theirAmount', 'theirFee', 'ourState', 'ourAmount', 'ourFee'] as const;
  return sides.every((side) => item[side] === pair[side]);
}

/** Settles what was open and agrees by now, whenever it happened. */
export async function settleOpenItems(
  services: Services,
  run: Run,
  keep: () => Promise<void>,
): Promise<void> {
  const { store, clock } = services;
  for await (const page of pagesOf((place) => store.all(listOpenItems, { ...keyOf(run), ...place }))) {
    await keep();
    for (const item of page) {
      const pair = await findAgain(services, run, item);
      const comparison = pair ? compared(services, pair).comparison : 'matched';
      if (disagreements[comparison] !== null) continue;
      await store.transact([anyRows(settleItem, { id: item.id, settledAt: clock.now() })]);
    }
  }
}

/** Yields what is still open from other days, then what the comparison of this day found, oldest first. */
export async function* itemsOf(
  { store }: Services,
  { partner, mode, day }: Pick<Reconciliation, 'partner' | 'mode' | 'day'>,
): AsyncGenerator<ReconciliationItem> {
  const key = { partner, mode };
  for await (const page of pagesOf((place) => store.all(listOpenItems, { ...key, ...place }))) {
    for (const item of page) if (item.day !== day) yield item;
  }
  for await (const page of pagesOf((place) => store.all(listItemsOfDay, { ...key, day, ...place }))) {
    yield* page;
  }
}

function keyOf({ bank, mode }: Run) {
  return { partner: bank.name, mode };
}

async function* pagesOf(
  read: (place: ItemPlace) => Promise<ReconciliationItem[]>,
): AsyncGenerator<ReconciliationItem[]> {
  let place: ItemPlace = { foundAt: 0, id: '' };
  for (;;) {
    const page = await read(place);
    const last = page.at(-1);
    if (last === undefined) return;
    place = { foundAt: last.foundAt, id: last.id };
    yield page;
    if (page.length < itemsPageSize) return;
  }
}
