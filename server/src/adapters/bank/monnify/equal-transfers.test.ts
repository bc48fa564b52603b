import { describe, expect, it } from 'vitest';
import { PartnerPostponed, type TransferRequest } from '../../../ports/bank.js';
import { EqualTransfers } from './equal-transfers.js';

const order = (fields: Partial<TransferRequest> = {}): TransferRequest => ({
  reference: 'po-1',
  accountId: 'acc',
  amount: 50_000,
  bankCode: '058',
  accountNumber: '0123456780',
  accountName: 'ADA SELLER',
  now: 0,
  ...fields,
});

describe('Equal transfers to one account', () => {
  it('are apart by more than two minutes after the answer to the last one', () => {
    let nowMs = 0;
    const transfers = new EqualTransfers(() => nowMs);
    transfers.begin(order());
    nowMs = 15_000;
    transfers.answered(order());
    nowMs = 15_000 + 120_000;
    expect(() => transfers.begin(order({ reference: 'po-2' }))).toThrow(PartnerPostponed);
    expect(() => transfers.begin(order({ reference: 'po-2' }))).toThrow(/nothing was sent/);
    nowMs += 5_000;
    transfers.begin(order({ reference: 'po-2' }));
    expect(() => transfers.begin(order({ reference: 'po-3' }))).toThrow(PartnerPostponed);
  });

  it('never refuse one that was sent, even if its answer came after the next one left', () => {
    let nowMs = 0;
    const transfers = new EqualTransfers(() => nowMs);
    transfers.begin(order());
    nowMs = 130_000;
    transfers.begin(order({ reference: 'po-2' }));
    expect(() => transfers.answered(order())).not.toThrow();
  });

  it.each([
    { amount: 50_001 },
    { accountNumber: '0123456781' },
    { bankCode: '044' },
    { reference: 'po-1', accountName: 'ADA' },
  ])('are no others: %j', (fields) => {
    const transfers = new EqualTransfers(() => 0);
    transfers.begin(order());
    expect(() => transfers.begin(order({ reference: 'po-2', ...fields }))).not.toThrow();
  });
});
