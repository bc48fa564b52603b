import { describe, expect, it, test } from 'vitest';
import { DomainFault } from '../assert.js';
import { accountNumber, contextAt, escrowInput, startMs } from '../testing/fixtures.js';
import { differingFields, type InitiateInput, initiateEscrow } from './initiate.js';

const initiate = (input: Partial<InitiateInput> = {}) =>
  initiateEscrow({ ...escrowInput, ...input }, accountNumber(1, startMs), contextAt(startMs));

test('initiating opens the ledger account and writes the escrow first, then its virtual account', () => {
  const { change, after } = initiate();
  expect(change.writes.map((write) => ('insert' in write ? write.insert : 'update'))).toEqual([
    'checkout',
    'virtual_account',
  ]);
  expect(change.opens).toEqual([`escrow:${after.escrow.id}`]);
  expect([change.movements, change.events, change.jobs]).toEqual([[], [], []]);
  expect(after.escrow).toMatchObject({ status: 'awaiting_payment', version: 1, virtualAccountAttempt: 1 });
  expect(after.escrow).not.toHaveProperty('metadata');
});

test('a merchant that names no seller is its own and has accepted', () => {
  expect(initiate({ sellerEmail: null }).after.escrow.sellerAcceptedAt).toBe(startMs);
  expect(initiate().after.escrow.sellerAcceptedAt).toBeNull();
});

test('an amount that is no whole number of kobo is a fault', () => {
  for (const amount of [0, -1, 1.5, 2 ** 53]) expect(() => initiate({ amount })).toThrow(DomainFault);
});

describe('what a repeat says differently', () => {
  const stored = { metadata: { order: { id: 1, tags: ['a', 'b'] }, colour: 'red' }, customerName: 'Ada' };
  const { escrow } = initiate(stored).after;

  it.each<[string, Partial<InitiateInput>, string[]]>([
    ['nothing', {}, []],
    ['an e-mail in other case and spacing', { customerEmail: ' BUYER@example.com ' }, []],
    ['metadata in another order', { metadata: { colour: 'red', order: { tags: ['a', 'b'], id: 1 } } }, []],
    [
      'a list in another order',
      { metadata: { colour: 'red', order: { id: 1, tags: ['b', 'a'] } } },
      ['metadata'],
    ],
    ['no metadata', { metadata: null }, ['metadata']],
    ['another amount and buyer', { amount: 1, customerEmail: 'x@y.z' }, ['amount', 'customer_email']],
    ['the default window, by its number', { releaseWindowHours: 24 }, []],
    ['no seller', { sellerEmail: null }, ['seller_email']],
    [
      'everything else',
      {
        currency: 'USD',
        customerName: null,
        sellerName: 'S',
        description: 'D',
        callbackUrl: 'https://a.example',
        returnUrl: 'https://b.example',
        releaseWindowHours: 5,
        deliveryMode: 'managed',
      },
      [
        'currency',
        'customer_name',
        'seller_name',
        'description',
        'callback_url',
        'return_url',
        'release_window_hours',
        'delivery_mode',
      ],
    ],
    ['a new checkout key', { checkoutKey: 'another' }, []],
  ])('%s', (_name, input, fields) => {
    expect(differingFields(escrow, { ...escrowInput, ...stored, ...input })).toEqual(fields);
  });

  test('deeply nested metadata is compared, not a fault', () => {
    const nested = (depth: number): Record<string, unknown> => ({
      first: 1,
      deep: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown,
    });
    const { first, deep } = nested(1_000);
    const deepest = initiate({ metadata: nested(1_000) }).after.escrow;
    expect(differingFields(deepest, { ...escrowInput, metadata: { deep, first } })).toEqual([]);
  });
});
