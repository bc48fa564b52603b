import { describe, expect, it } from 'vitest';
import { partOf, RowSums } from './row-sums.js';

const [first, second, third] = ['a'.repeat(22), 'b'.repeat(22), 'c'.repeat(22)] as const;
const parts = (sums: RowSums) => sums.differing(1_000).flatMap((group) => [...group]);

describe('Sums of rows', () => {
  it('come to nothing if each state was read by the next change or is there now', () => {
    const sums = new RowSums();
    sums.add(7, first, 1);
    sums.take(7, first, 1);
    sums.add(7, second, 2);
    sums.add(9, third, 1_795_808_471_055);
    sums.take(9, third, 1_795_808_471_055);
    sums.take(7, second, 2);
    expect(parts(sums)).toEqual([]);
  });

  it.each([
    { what: 'another hash', take: (sums: RowSums) => sums.take(7, second, 1) },
    { what: 'another version', take: (sums: RowSums) => sums.take(7, first, 2) },
    { what: 'a time that differs by 2^32', take: (sums: RowSums) => sums.take(7, first, 1 + 2 ** 32) },
    { what: 'another part', take: (sums: RowSums) => sums.take(8, first, 1) },
    { what: 'nothing', take: () => {} },
  ])('name the part of a state instead of which there is $what', ({ take }) => {
    const sums = new RowSums();
    sums.add(7, first, 1);
    take(sums);
    expect(parts(sums)).toContain(7);
  });

  it('notice that two rows have exchanged what they were', () => {
    const sums = new RowSums();
    for (const [hash, n] of [
      [first, 1],
      [second, 2],
    ] as const)
      sums.add(7, hash, n);
    for (const [hash, n] of [
      [first, 2],
      [second, 1],
    ] as const)
      sums.take(7, hash, n);
    expect(parts(sums)).toEqual([7]);
  });

  it('count states that are not added in the size of a group', () => {
    const sums = new RowSums();
    for (let part = 0; part < 65_536; part++) {
      sums.suspect(part);
      sums.expect();
    }
    expect(sums.differing(16_384)).toHaveLength(4);
  });

  it('have many parts, also for settings, whose ids end with the mode', () => {
    const ids = Array.from({ length: 100 }, (_, n) => `account-${String(n).padStart(5, '0')}`);
    for (const end of ['', ':live', ':test']) {
      expect(new Set(ids.map((id) => partOf(id + end))).size).toBeGreaterThan(90);
    }
  });

  it('name a suspected part, and split many into groups', () => {
    const sums = new RowSums();
    for (let part = 0; part < 65_536; part++) sums.add(part, first, 1);
    expect(sums.differing(16_384).map(({ size }) => size)).toEqual([16_384, 16_384, 16_384, 16_384]);
    for (let part = 0; part < 65_536; part++) sums.take(part, first, 1);
    sums.suspect(300);
    expect(parts(sums)).toEqual([300]);
  });
});
