import { describe, expect, it } from 'vitest';
import type { Refusal } from './api.js';
import { isEqualTransfer, isFloatMissing, isUnknown, isUnresolved, refundCode } from './refusals.js';

const refusal = (message: string, code: string | null = '99', status = 200): Refusal => ({
  isRefused: true,
  status,
  message,
  code,
});

describe('A refusal by Monnify', () => {
  it.each([
    ['R1', 'unknown_transaction'],
    ['R2', 'refund_not_permitted'],
    ['R3', 'refund_too_large'],
    ['R4', 'amount_too_small'],
    ['R6', 'unknown_payer'],
    ['R12', 'refund_too_large'],
    // The wallet is short, the reference is used, the network failed: nothing is settled by these.
    ['R5', null],
    ['R8', null],
    ['R9', null],
    ['R10', null],
    ['R11', null],
    ['99', null],
    ['D07', null],
    ['toString', null],
    [null, null],
  ])('of a refund with the code %s is definite as %s', (code, definite) => {
    expect(refundCode(refusal('No', code))).toBe(definite);
  });

  it.each([
    [refusal('Transfer not found', '99', 404), true],
    [refusal("There's no transaction matching the supplied reference"), true],
    [refusal('No refund was initiated with the supplied refund reference.', 'R7'), true],
    [refusal('Could not find transaction'), true],
    [refusal('Invalid request'), false],
    [refusal('Insufficient balance'), false],
  ])('of an unknown reference is told from others: %j', (each, isOne) => {
    expect(isUnknown(each)).toBe(isOne);
  });

  it.each([
    [refusal('Insufficient balance in the wallet'), true],
    [refusal('Insufficient funds', '99', 400), true],
    [refusal('Wallet balance is insufficient', null), true],
    [refusal('Merchant does not have sufficient funds to process refund.', 'R5'), true],
    [refusal('Invalid request'), false],
    [refusal('Insufficient permission'), false],
    [refusal('Balance could not be read'), false],
    [refusal('Duplicate request', 'D07'), false],
  ])('of a wallet that is short is told from others: %j', (each, isOne) => {
    expect(isFloatMissing(each)).toBe(isOne);
  });

  it('of a name enquiry, and of an equal transfer, is understood', () => {
    const failed = 'Unable to process request. Name inquiry failed. Account 0103284195. Invalid Account';
    expect(isUnresolved(refusal(failed))).toBe(true);
    expect(isUnresolved(refusal('Invalid request'))).toBe(false);
    expect([isEqualTransfer(refusal('x', 'D07')), isEqualTransfer(refusal('Duplicate request'))]).toEqual([
      true,
      false,
    ]);
  });
});
