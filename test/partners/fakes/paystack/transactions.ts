import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import type { Business } from './business.js';
import { PaystackRefusal } from './errors.js';
import { createdWithin, pageOf } from './paging.js';
import type { Transaction } from './records.js';
import { fetchedTransaction, listedTransaction, verifiedTransaction } from './transaction-shapes.js';
import { statusOf } from './transaction-status.js';
import { success } from './wire.js';

/** `GET /transaction/verify/:reference`. */
export function verifyTransaction(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const transaction = business.transactionByReference.get(params.reference ?? '');
  if (!transaction) {
    throw new PaystackRefusal('unknown_transaction', business.settings.unknownTransactionStatus);
  }
  return success('Verification successful', verifiedTransaction(business, transaction));
}

/** `GET /transaction/:id`. */
export function fetchTransaction(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const transaction = business.transactions.find(({ id }) => String(id) === params.id);
  if (!transaction) throw new PaystackRefusal('not_found');
  return success('Transaction retrieved', fetchedTransaction(business, transaction));
}

/** `GET /transaction`; there is no filter by reference. */
export function listTransactions(business: Business, { query }: PartnerRequest): PartnerAnswer {
  const found = createdWithin(business.transactions, query).filter((transaction) =>
    matchesQuery(business, transaction, query),
  );
  const { items, meta } = pageOf(found, query);
  const isByOffset = 'total' in meta;
  const volume = found.reduce((sum, { paid }) => sum + (paid?.amount ?? 0), 0);
  return success(
    'Transactions retrieved',
    items.map((transaction) => listedTransaction(business, transaction)),
    isByOffset ? { ...meta, total_volume: volume } : meta,
  );
}

function matchesQuery(business: Business, transaction: Transaction, query: URLSearchParams): boolean {
  const values: Record<string, string | undefined> = {
    status: statusOf(business, transaction),
    channel: 'bank_transfer',
    virtual_account_number: transaction.account.number,
    settlement: transaction.paid?.settlementId?.toString(),
    customer_code: transaction.customer.code,
    amount: String(transaction.paid?.amount ?? transaction.amount),
  };
  return Object.entries(values).every(([name, value]) => {
    const asked = query.get(name);
    return asked === null || asked === value;
  });
}
