import { describe, expect, it } from 'vitest';
import type { Refusal } from './api.js';
import {
  isDuplicate,
  isFloatMissing,
  isUnknown,
  isUnknownBank,
  isUnresolved,
  recipientCode,
  refundCode,
  transferCode,
} from './refusals.js';

const refusal = (status: number, message: string, code: string | null = null): Refusal => ({
  isRefused: true,
  status,
  message,
  code,
});

const usedReferences = [
  refusal(400, 'Duplicate Transaction Reference', 'duplicate_reference'),
  refusal(400, 'Duplicate Transaction Reference'),
  refusal(400, 'Please provide a unique reference. Reference already exists on a transfer', 'invalid_params'),
  refusal(404, 'Reference already exists on a transfer', 'duplicate_transfer_reference'),
];

/** What never proves that nothing was made, whichever call it answers. */
const neverDefinite = [
  ...usedReferences,
  refusal(400, 'Your balance is not enough to fulfil this request', 'insufficient_balance'),
  refusal(400, 'You cannot initiate third party payouts as a starter business', 'transfer_unavailable'),
  refusal(400, 'Something about parameters', 'invalid_params'),
  refusal(400, 'Your IP address is not allowed to make this call'),
  refusal(400, 'Transfer requires OTP to continue'),
  refusal(404, 'Recipient specified is invalid', 'invalid_transfer_recipient'),
  refusal(404, 'Transaction has been fully reversed'),
  refusal(422, 'Could not resolve account name. Check parameters or try again.', 'invalid_bank_code'),
];

describe('A refusal by Paystack', () => {
  it.each(usedReferences)('of a used reference is recognised: $message', (each) => {
    expect(isDuplicate(each)).toBe(true);
  });

  it.each(neverDefinite)('is not definite: $status $message', (each) => {
    expect([recipientCode(each), transferCode(each), refundCode(each)]).toEqual([null, null, null]);
  });

  it.each([
    [refusal(400, 'Your balance is not enough to fulfil this request', 'insufficient_balance'), true],
    [refusal(400, 'Your balance is not enough to fulfil this request'), true],
    [refusal(400, 'Reference already exists; the balance is not enough'), false],
    [refusal(500, 'Your balance is not enough to fulfil this request', 'insufficient_balance'), false],
    [refusal(400, 'Something about parameters', 'invalid_params'), false],
  ])('for the float is told from others: $status $message', (each, isOne) => {
    expect(isFloatMissing(each)).toBe(isOne);
  });

  it('is definite only for the call that it belongs to', () => {
    const recipient = refusal(400, 'Recipient specified is invalid', 'invalid_transfer_recipient');
    expect(transferCode(recipient)).toBe('invalid_transfer_recipient');
    expect([recipientCode(recipient), refundCode(recipient)]).toEqual([null, null]);
    expect(recipientCode(refusal(400, 'Unknown bank code', 'invalid_params'))).toBe('unknown_bank');
    expect(recipientCode(refusal(400, 'Account number is invalid', 'invalid_params'))).toBe(
      'invalid_account',
    );
    expect(refundCode(refusal(400, 'Transaction has been fully reversed'))).toBe('fully_refunded');
  });

  it.each([
    [refusal(404, 'Transfer not found'), true],
    [refusal(400, 'Transaction reference not found', 'transaction_not_found'), true],
    [refusal(400, 'Transaction reference is invalid'), true],
    [refusal(400, 'Something else'), false],
    [refusal(422, 'Something else', 'invalid_params'), false],
  ])('of an unknown reference is told from others: $message', (each, isOne) => {
    expect(isUnknown(each)).toBe(isOne);
  });

  it.each([
    [refusal(422, 'Could not resolve account name', 'invalid_bank_code'), 'unclear'],
    [refusal(400, 'Could not resolve account name'), 'unclear'],
    [refusal(400, 'Unknown bank code: 999', 'invalid_params'), 'unknown bank'],
    [refusal(400, 'Something else', 'invalid_params'), 'neither'],
  ])('of a name enquiry is understood: $message', (each, meaning) => {
    const bank = isUnknownBank(each) ? 'unknown bank' : 'neither';
    expect(isUnresolved(each) ? 'unclear' : bank).toBe(meaning);
  });
});
