import { type Business, domainOf } from './business.js';
import type { Customer, Payment, Transaction } from './records.js';
import { statusOf } from './transaction-status.js';
import { iso, isoOrNull, masked } from './wire.js';

/** `GET /transaction/verify/:reference`. */
export function verifiedTransaction(business: Business, transaction: Transaction) {
  return {
    ...common(business, transaction),
    receipt_number: null,
    metadata: metadataOf(business, transaction, ''),
    fees_breakdown: null,
    connect: null,
    plan: null,
    source: null,
    createdAt: iso(transaction.createdAt),
    transaction_date: iso(transaction.createdAt),
    plan_object: {},
  };
}

/** `GET /transaction/:id`. */
export function fetchedTransaction(business: Business, transaction: Transaction) {
  return {
    ...common(business, transaction),
    receipt_number: null,
    helpdesk_link: null,
    metadata: metadataOf(business, transaction, ''),
    createdAt: iso(transaction.createdAt),
    source: { type: 'api', source: 'merchant_api', identifier: null },
    fees_breakdown: null,
    connect: null,
  };
}

/** One of `GET /transaction`; the customer has fewer fields, and no metadata is `null` here. */
export function listedTransaction(business: Business, transaction: Transaction) {
  return {
    ...common(business, transaction),
    metadata: metadataOf(business, transaction, null),
    customer: listedCustomer(transaction.customer),
    createdAt: iso(transaction.createdAt),
    source: { source: 'merchant_api', type: 'api', identifier: null, entry_point: 'charge' },
    connect: null,
  };
}

/** One of `GET /settlement/:id/transactions`. */
export function settledTransaction(business: Business, transaction: Transaction) {
  const { connect, ...listed } = listedTransaction(business, transaction);
  return { ...listed, message: '' };
}

/** `data` of `charge.success`. */
export function creditedTransaction(business: Business, transaction: Transaction) {
  return {
    ...common(business, transaction),
    metadata: metadataOf(business, transaction, ''),
    fees_breakdown: null,
    source: { type: 'api', source: 'merchant_api', entry_point: 'charge', identifier: null },
  };
}

/** A paid charge at `GET /charge/:reference`, which knows no id and no account number. */
export function chargedTransaction(business: Business, transaction: Transaction) {
  const { id, paid_at, created_at, paidAt, requested_amount, ...charge } = common(business, transaction);
  const { ip_address, log, fees, authorization, amount, currency, status, reference, domain } = charge;
  return {
    amount,
    currency,
    transaction_date: iso(transaction.createdAt),
    status,
    reference,
    domain,
    metadata: metadataOf(business, transaction, ''),
    gateway_response: charge.gateway_response,
    message: null,
    channel: charge.channel,
    ip_address,
    log,
    fees,
    authorization,
    customer: listedCustomer(transaction.customer),
    plan: null,
  };
}

/** The transaction of a dispute. */
export function disputedTransaction(business: Business, transaction: Transaction) {
  return {
    ...common(business, transaction),
    ip_address: null,
    metadata: metadataOf(business, transaction, ''),
    authorization: {},
    customer: { international_format_phone: null },
  };
}

export function customerShape(customer: Customer) {
  return { ...listedCustomer(customer), international_format_phone: null };
}

function common(business: Business, transaction: Transaction) {
  const { paid, amount } = transaction;
  const paidAt = isoOrNull(paid?.at ?? null);
  return {
    id: transaction.id,
    domain: domainOf(business),
    status: statusOf(business, transaction),
    reference: transaction.reference,
    amount: paid?.amount ?? amount,
    message: null,
    gateway_response: paid ? 'Approved' : 'The transaction was not completed',
    paid_at: paidAt,
    created_at: iso(transaction.createdAt),
    channel: 'bank_transfer',
    currency: 'NGN',
    ip_address: '127.0.0.1',
    log: null,
    fees: paid?.fee ?? null,
    fees_split: null,
    authorization: paid ? authorizationOf(paid) : {},
    customer: customerShape(transaction.customer),
    plan: {},
    subaccount: {},
    split: {},
    order_id: null,
    paidAt,
    requested_amount: amount,
    pos_transaction_data: null,
  };
}

/** The payer: the number is masked, and the bank may be missing. */
function authorizationOf({ at, authorizationCode, payer }: Payment) {
  const { accountNumber, bankName, name, narration } = payer;
  const expiry = iso(at);
  return {
    authorization_code: authorizationCode,
    bin: accountNumber.slice(0, 3).padEnd(6, 'X'),
    last4: masked(accountNumber.slice(-4)),
    exp_month: expiry.slice(5, 7),
    exp_year: expiry.slice(0, 4),
    channel: 'bank_transfer',
    card_type: 'transfer',
    bank: bankName,
    country_code: 'NG',
    brand: 'Managed Account',
    reusable: false,
    signature: null,
    account_name: null,
    sender_country: 'NG',
    sender_bank: bankName,
    sender_bank_account_number: masked(accountNumber),
    sender_name: name,
    narration,
  };
}

function listedCustomer({ id, email, code }: Customer) {
  return {
    id,
    first_name: null,
    last_name: null,
    email,
    phone: null,
    metadata: null,
    customer_code: code,
    risk_action: 'default',
  };
}

function metadataOf({ settings }: Business, { metadata }: Transaction, missing: '' | null) {
  if (!metadata) return missing;
  return settings.metadataForm === 'text' ? JSON.stringify(metadata) : metadata;
}
