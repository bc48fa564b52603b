import { expect, it } from 'vitest';
import { settlementChange } from './settlement.js';
import { Books } from './testing/books.js';
import { contextAt, startMs } from './testing/fixtures.js';

const settlement = {
  partner: 'paystack',
  mode: 'live',
  partnerSettlementId: '3090024',
  amount: 2_452_500,
  settledAt: startMs,
} as const;

it.each([
  ['to_operator', -2_452_500],
  ['to_partner', 2_452_500],
] as const)(
  'a settlement %s moves %s kobo at the partner and the opposite at the operator',
  (direction, at) => {
    const books = new Books();
    books.commit(settlementChange({ ...settlement, direction }, contextAt(startMs)));
    // Debits count negative in these books: an asset that grows falls.
    expect(books.balance('bank:paystack:live')).toBe(-at);
    expect(books.balance('bank:operator:live')).toBe(at);
    expect(books.table('partner_settlement')).toMatchObject([{ ...settlement, direction }]);
  },
);

it('a settlement of nothing is a fault', () => {
  const nothing = { ...settlement, amount: 0, direction: 'to_operator' } as const;
  expect(() => settlementChange(nothing, contextAt(startMs))).toThrow('moves');
});
