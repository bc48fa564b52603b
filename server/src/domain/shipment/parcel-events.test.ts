import { expect, test } from 'vitest';
import type { ParcelEvent } from './commands.js';
import { mergeEvents } from './parcel-events.js';

const at = (minute: number) => Date.UTC(2026, 10, 20, 9, minute);
const event = (status: string, minute: number): ParcelEvent => ({ status, at: at(minute) });

const wordsOf = (json: string) => JSON.parse(json).map(({ status }: { status: string }) => status);

test('a list that shrinks, or comes in another order, takes no line back', () => {
  const stored = mergeEvents('[]', [event('Picked up', 1), event('At Kano', 2)]);
  expect(mergeEvents(stored, [])).toBe(stored);
  expect(mergeEvents(stored, [event('At Kano', 2)])).toBe(stored);
  expect(mergeEvents(stored, [event('At Kano', 2), event('Picked up', 1)])).toBe(stored);
  expect(wordsOf(mergeEvents(stored, [event('Delivered', 3)]))).toEqual([
    'Picked up',
    'At Kano',
    'Delivered',
  ]);
});

test('the same words at another time are the same line; more of them are more lines', () => {
  const stored = mergeEvents('[]', [event('At Kano', 1)]);
  expect(mergeEvents(stored, [event('At Kano', 5)])).toBe(stored);
  expect(wordsOf(mergeEvents(stored, [event('At Kano', 1), event('At Kano', 5)]))).toEqual([
    'At Kano',
    'At Kano',
  ]);
});

test('a list that is too long is cut once, and is no news the next time', () => {
  const reported = Array.from({ length: 150 }, (_, n) => event(n % 3 === 0 ? 'Scanned' : `Hub ${n}`, n % 50));
  const stored = mergeEvents('[]', reported);
  expect(wordsOf(stored)).toHaveLength(100);
  expect(mergeEvents(stored, reported)).toBe(stored);
});
