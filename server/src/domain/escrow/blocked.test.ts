import { expect, it } from 'vitest';
import { worldAfter } from '../testing/cells.js';
import { blockedBy } from './blocked.js';

it.each([
  ['ready', []],
  ['own funded', []],
  ['awaiting', ['not_funded', 'seller_not_accepted']],
  ['nowhere partial, accept', ['not_funded', 'payout_details_missing']],
  ['nowhere awaiting', ['not_funded', 'seller_not_accepted', 'payout_details_missing']],
  ['funded', ['seller_not_accepted']],
  ['nowhere own funded', ['payout_details_missing']],
  ['disputed', ['disputed']],
  ['nowhere funded, dispute buyer', ['disputed', 'seller_not_accepted', 'payout_details_missing']],
  ['reversed', ['disputed', 'payment_reversed']],
  [
    'nowhere funded, credit_reversed',
    ['disputed', 'payment_reversed', 'seller_not_accepted', 'payout_details_missing'],
  ],
  ['disputed, credit_reversed, settle_receivable recovered 100k', ['disputed', 'payment_reversed']],
  ['managed ready, attach, book, booked, parcel_reported failed', ['delivery_failed']],
  [
    'managed nowhere funded, attach, accept, book, booked, parcel_reported failed',
    ['delivery_failed', 'payout_details_missing'],
  ],
  ['managed ready, attach, book, booked, parcel_reported failed, refund', ['final']],
  ['released', ['final']],
  ['nowhere expired', ['final']],
  ['released, credit_reversed', ['final', 'payment_reversed']],
  ['nowhere disputed, resolve 100k', ['final', 'payout_details_missing']],
  ['nowhere disputed, resolve 100k, details', ['final']],
])('%s is blocked by %j, in the documented order', (given, reasons) => {
  expect(blockedBy(worldAfter(given).aggregate)).toEqual(reasons);
});
