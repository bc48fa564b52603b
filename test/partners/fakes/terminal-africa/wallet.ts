import { naira } from '../naira.js';
import type { PartnerAnswer } from '../partner-calls.js';
import type { Account } from './account.js';
import { success } from './input.js';

export function readWallet({ wallet }: Account): PartnerAnswer {
  return success('Wallet retrieved successfully', {
    active: true,
    amount: naira(wallet),
    created_at: '2026-01-05T08:00:00.000Z',
    currency: 'NGN',
    name: 'Main wallet',
    user: 'USER-FAKE0001',
  });
}

/** The statement of the wallet, newest first. */
export function listTransactions({ transactions }: Account): PartnerAnswer {
  const shown = [...transactions].reverse().map((each) => ({
    transaction_id: each.id,
    amount: naira(each.amount),
    created_at: new Date(each.createdAt).toISOString(),
    currency: 'NGN',
    description: each.description,
    flow: each.flow,
    reference: each.reference,
    reversed: each.isReversed,
    shipment_id: each.shipmentId ?? undefined,
  }));
  const pagination = {
    total: shown.length,
    perPage: 100,
    currentPage: 1,
    pageCount: 1,
    hasPrevPage: false,
    hasNextPage: false,
  };
  return success('Transactions retrieved successfully', { pagination, transactions: shown });
}
