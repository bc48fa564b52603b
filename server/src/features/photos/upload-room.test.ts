import { expect, it } from 'vitest';
import { isTooSlow, UploadRoom } from './upload-room.js';

const isIn = (entered: ReturnType<UploadRoom['enter']>) => 'leave' in entered;

it('reads eight forms with photos at once, two of each person', () => {
  const room = new UploadRoom(() => 0);
  const ofAda = [1, 2, 3].map(() => room.enter('ada'));
  expect(ofAda.map(isIn)).toEqual([true, true, false]);
  const ofOthers = Array.from({ length: 7 }, (_, n) => room.enter(`person-${n}`));
  expect(ofOthers.map(isIn)).toEqual([true, true, true, true, true, true, false]);
  const [first] = ofAda;
  if (first && 'leave' in first) first.leave();
  expect(isIn(room.enter('bola'))).toBe(true);
  expect(room.enter('chidi')).toEqual({ waitSeconds: 30 });
});

it('lets a person send twenty forms, and then one in ten seconds', () => {
  let nowMs = 0;
  const room = new UploadRoom(() => nowMs);
  const send = () => {
    const entered = room.enter('ada');
    if ('leave' in entered) entered.leave();
    return isIn(entered);
  };
  expect(Array.from({ length: 21 }, send).filter(Boolean)).toHaveLength(20);
  expect(room.enter('ada')).toEqual({ waitSeconds: 10 });
  nowMs = 10_000;
  expect([send(), send()]).toEqual([true, false]);
});

it.each([
  [0, 16_000, false],
  [1, 17_000, true],
  [4_000, 17_000, false],
  [1_500_000, 240_000, false],
  [500_000, 240_000, true],
])('a form of which %i bytes have come after %i ms is too slow: %s', (bytes, ms, isSlow) => {
  expect(isTooSlow(bytes, ms)).toBe(isSlow);
});
