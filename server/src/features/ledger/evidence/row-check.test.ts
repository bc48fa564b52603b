import { describe, expect, it } from 'vitest';
import { hashRow } from '../../../adapters/store/row-hash.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import { RowCheck, type RowCheckOptions } from './row-check.js';

const dispute = (id: string, mode: 'live' | 'test') => ({ id, accountId: 'shop', mode, version: 1 });

type Row = ReturnType<typeof dispute>;

/** What is wrong with rows, each of which a change of test mode wrote as it is. */
function codesOf(rows: readonly Row[], closing: TestClosing | null): string[] {
  const check = new RowCheck({ isComplete: true, mode: null, isWanted: () => true });
  for (const row of rows) {
    const mark = { id: `change of ${row.id}`, mode: 'test', at: 1 } as const;
    check.takeChange(mark, [['dispute', row.id, row.version, hashRow('dispute', row)]], closing);
  }
  for (const row of rows) check.takeRow('dispute', row);
  check.finish();
  return check.discrepancies.map(({ code }) => code);
}

/** What is wrong with two rows that no change wrote, and how many are counted as such. */
function unrecorded(options: Partial<RowCheckOptions>): { codes: string[]; count: number } {
  const check = new RowCheck({ isComplete: true, mode: null, isWanted: () => true, ...options });
  for (const id of ['first', 'second']) check.takeRow('dispute', dispute(id, 'test'));
  check.takeRow('test_closing', { id: 'closing', mode: 'test' });
  return { codes: check.discrepancies.map(({ code }) => code), count: check.unrecordedRows };
}

describe('Comparing rows one by one', () => {
  it('names a live row whose change belongs to test data that is being removed', () => {
    const closing = { id: 'closing', closedAt: null } as TestClosing;
    expect(codesOf([dispute('first', 'test'), dispute('second', 'live')], closing)).toEqual([
      'dispute_altered',
    ]);
    expect(codesOf([dispute('first', 'test')], null)).toEqual([]);
  });

  it('reports what is wrong with a row only where it belongs', () => {
    expect(unrecorded({})).toEqual({
      codes: ['dispute_unknown', 'dispute_unknown', 'test_closing_unknown'],
      count: 3,
    });
    expect(unrecorded({ isReported: (id) => id === 'second' })).toEqual({
      codes: ['dispute_unknown'],
      count: 1,
    });
  });

  it('reports a closing that no change wrote, even if other rows may be from before the evidence', () => {
    expect(unrecorded({ isComplete: false })).toEqual({ codes: ['test_closing_unknown'], count: 3 });
  });
});
