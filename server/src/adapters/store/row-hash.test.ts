import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from './fields.js';
import { hashRow, type PermanentTable, permanentTables } from './row-hash.js';

/** Fields whose change leaves the hash as it is. */
const omitted: Record<PermanentTable, string[]> = {
  checkout: ['version', 'sequence'],
  virtual_account: ['nextPollAt', 'pollCount'],
  credit: ['version'],
  partner_settlement: [],
  payout: ['version'],
  combined_payout: ['version'],
  refund: ['version'],
  attempt: ['version', 'nextPollAt', 'pollCount'],
  dispute: ['version'],
  shipment: ['nextPollAt', 'version'],
  carriage: ['version'],
  seller: ['version'],
  merchant_bank_account: ['version'],
  test_closing: ['version'],
  audit_entry: [],
  event: ['at', 'position', 'sequence', 'traceparent'],
};

describe('the hash of a row', () => {
  it.each(permanentTables)('of table %s changes with each field that is not named as left out', (table) => {
    const row = Object.fromEntries(fieldsOf(table).map((field) => [field, field]));
    const hash = hashRow(table, row);
    const unseen = fieldsOf(table).filter((field) => hashRow(table, { ...row, [field]: 'other' }) === hash);
    expect(unseen.sort()).toEqual(omitted[table].sort());
  });

  it('tells a null from 0 and from an empty text', () => {
    const hashes = [null, 0, ''].map((value) => hashRow('checkout', { autoReleaseAt: value as never }));
    expect(new Set(hashes).size).toBe(3);
  });

  it.each(['Àṣà', '', 'a "b" \\ c', 'line\nline', '\ud800', '\u007f\u2028', ' !#[]~'])(
    'is that of the JSON list of its columns and values: %j',
    (description) => {
      const json = JSON.stringify([
        'dispute',
        'amount_to_seller',
        '-5',
        'description',
        description,
        'id',
        'd-1',
      ]);
      const expected = createHash('sha256').update(json).digest('base64url').slice(0, 22);
      expect(hashRow('dispute', { id: 'd-1', description, amountToSeller: -5 })).toBe(expected);
    },
  );

  it('never changes its form: rows that were hashed long ago are compared with it', () => {
    const row = { id: 'd-1', checkoutId: 'c-1', version: 3, status: 'resolved', amountToSeller: 0 } as const;
    expect(hashRow('dispute', { ...row, description: null })).toBe('B4VVjrBHHAoChYPcO0TVYc');
  });
});
