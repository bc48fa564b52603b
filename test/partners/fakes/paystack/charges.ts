import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { accountBankSlugs } from './bank-list.js';
import { type Business, domainOf, newCode, newDigits, nextId } from './business.js';
import { PaystackRefusal } from './errors.js';
import { fieldsOf, isObject, readAmount, readCurrency, readMetadata, readText } from './input.js';
import type { Customer, Transaction } from './records.js';
import { accountLife, amountLimits } from './settings.js';
import { chargedTransaction } from './transaction-shapes.js';
import { statusOf } from './transaction-status.js';
import { iso, success } from './wire.js';

const referencePattern = /^[A-Za-z0-9.=-]+$/;

/** `POST /charge` with `bank_transfer`: opens a virtual account for one exact payment. */
export function createCharge(business: Business, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const email = readText(fields.email, 'missing_email');
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new PaystackRefusal('invalid_email');
  const amount = readAmount(fields.amount);
  if (amount < amountLimits.min) throw new PaystackRefusal('amount_too_small');
  if (amount > amountLimits.max) throw new PaystackRefusal('amount_too_large');
  readCurrency(fields.currency);
  if (!isObject(fields.bank_transfer)) throw new PaystackRefusal('channel_missing');
  if (!business.settings.isChannelOn) throw new PaystackRefusal('channel_off');
  const transaction = openTransaction(business, {
    email,
    amount,
    reference: newReference(business, fields.reference),
    metadata: readMetadata(fields.metadata),
    lifeMs: readLife(fields.bank_transfer.account_expires_at, business.clock.now()),
  });
  return success('Charge attempted', openedAccount(business, transaction));
}

export interface NewTransaction {
  email: string;
  amount: number;
  reference?: string;
  metadata?: object | null;
  lifeMs?: number;
}

/** Opens a transaction with an account of its own; what is not given is Paystack's choice. */
export function openTransaction(business: Business, asked: NewTransaction): Transaction {
  const { amount, email, metadata = null, lifeMs = accountLife.max } = asked;
  const now = business.clock.now();
  const transaction: Transaction = {
    id: nextId(business, 'transaction'),
    reference: asked.reference ?? newCode(business, '', 10),
    amount,
    customer: customerOf(business, email),
    metadata,
    createdAt: now,
    account: {
      number: newAccountNumber(business),
      name: accountName(business),
      expiresAt: now + lifeMs,
    },
    paid: null,
    refunds: [],
    isClawedBack: false,
  };
  business.transactions.push(transaction);
  business.transactionByReference.set(transaction.reference, transaction);
  business.transactionByAccount.set(transaction.account.number, transaction);
  return transaction;
}

/** `GET /charge/:reference`: never the account number, so a lost first answer stays lost. */
export function checkCharge(business: Business, { params }: PartnerRequest): PartnerAnswer {
  const transaction = business.transactionByReference.get(params.reference ?? '');
  if (!transaction) throw new PaystackRefusal('unknown_charge');
  if (transaction.paid) return success('Charge attempted', chargedTransaction(business, transaction));
  const status = statusOf(business, transaction) === 'ongoing' ? 'pending' : 'timeout';
  return success('Reference check successful', { reference: transaction.reference, status });
}

function openedAccount(business: Business, { reference, account }: Transaction) {
  const slug = accountBankSlugs[domainOf(business)];
  const bank = business.banks.find((each) => each.slug === slug);
  return {
    reference,
    status: 'pending_bank_transfer',
    display_text: 'Please make a transfer to the account specified',
    account_name: account.name,
    account_number: account.number,
    bank: { slug, name: bank?.name ?? slug, id: bank?.id ?? 0 },
    account_expires_at: iso(account.expiresAt),
  };
}

/** A repeated reference is refused, whatever became of the first: it is no replay. */
function newReference(business: Business, given: unknown): string {
  if (given === undefined) return newCode(business, '', 10);
  const reference = readText(given, 'invalid_reference');
  if (!referencePattern.test(reference)) throw new PaystackRefusal('invalid_reference');
  if (business.transactionByReference.has(reference)) throw new PaystackRefusal('duplicate_reference');
  return reference;
}

/** Returns how long the account lives, in ms: what was asked for, clamped without a word. */
function readLife(asked: unknown, now: number): number {
  if (asked === undefined || asked === null) return accountLife.max;
  const expiresAt = typeof asked === 'string' ? Date.parse(asked) : Number.NaN;
  if (Number.isNaN(expiresAt)) throw new PaystackRefusal('invalid_expiry');
  return Math.min(Math.max(expiresAt - now, accountLife.min), accountLife.max);
}

function newAccountNumber(business: Business): string {
  const number = newDigits(business, 10);
  return business.transactionByAccount.has(number) ? newAccountNumber(business) : number;
}

function accountName(business: Business): string {
  if (domainOf(business) === 'test') return 'TEST-MANAGED-ACCOUNT';
  return `PAYSTACK CHECKOUT - ${business.settings.businessName.toUpperCase()}`;
}

function customerOf(business: Business, email: string): Customer {
  const known = business.customers.get(email);
  if (known) return known;
  const id = nextId(business, 'customer');
  const code = newCode(business, 'CUS_');
  const customer = { id, email, code, createdAt: business.clock.now() };
  business.customers.set(email, customer);
  return customer;
}
