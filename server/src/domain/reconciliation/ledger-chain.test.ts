import { expect, it } from 'vitest';
import { LedgerChain, type LedgerEntry } from './ledger-chain.js';

/**
 * Returns entries, newest first.
 *
 * @param differences of the entries, oldest first
 * @param moved added to the balance before the entry at a place
 */
function ledgerOf(
  differences: readonly number[],
  moved: Readonly<Record<number, number>> = {},
): LedgerEntry[] {
  let balance = 0;
  const entries = differences.map((difference, index) => {
    balance += difference + (moved[index] ?? 0);
    return { id: `e${index}`, difference, balance };
  });
  return entries.reverse();
}

function breaksIn(entries: readonly LedgerEntry[]) {
  const chain = new LedgerChain();
  for (const entry of entries) chain.add(entry);
  return chain.breaks();
}

it.each([
  ['empty', []],
  ['with one entry', [500]],
  ['with entries of nothing', [500, 0, 0, -500]],
  ['that comes back to what it was', [500, -500, 500, -200, -300]],
])('a ledger %s has no break', (_name, differences) => {
  expect(breaksIn(ledgerOf(differences))).toEqual([]);
});

it('a movement without an entry is a break, with both figures', () => {
  expect(breaksIn(ledgerOf([500, -100, -50], { 2: -30 }))).toEqual([
    { earlierId: 'e1', left: 400, laterId: 'e2', begunWith: 370 },
  ]);
});

it('each of several breaks is named, newest first', () => {
  const breaks = breaksIn(ledgerOf([500, -100, -50, 20], { 1: 1, 3: -7 }));
  expect(breaks.map(({ earlierId, laterId }) => [earlierId, laterId])).toEqual([
    ['e2', 'e3'],
    ['e0', 'e1'],
  ]);
});

it('a misstated entry is a break before it and one after it', () => {
  const entries = ledgerOf([500, -100, -50, 20]);
  const misstated = entries.map((entry) => (entry.id === 'e2' ? { ...entry, balance: 351 } : entry));
  expect(breaksIn(misstated)).toEqual([
    { earlierId: 'e2', left: 351, laterId: 'e3', begunWith: 350 },
    { earlierId: 'e1', left: 400, laterId: 'e2', begunWith: 401 },
  ]);
});

it('entries of one moment that are listed in another order are no break', () => {
  const [last, third, second, first] = ledgerOf([500, -100, -50, 20]);
  expect(breaksIn([last, second, third, first].flatMap((entry) => entry ?? []))).toEqual([]);
});

it('remembers the newest entry', () => {
  const chain = new LedgerChain();
  expect(chain.newest).toBeNull();
  for (const entry of ledgerOf([500, -100])) chain.add(entry);
  expect(chain.newest).toMatchObject({ id: 'e1', balance: 400 });
});
