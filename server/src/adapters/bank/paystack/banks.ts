import type { Logger } from 'pino';
import { type Bank, type NameEnquiry, PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { accepted, type PaystackSession, refused } from './api.js';
import { readCursorPages } from './pages.js';
import { isTestLimit, isUnknownBank, isUnresolved } from './refusals.js';

const keptMs = 24 * 3_600_000;
/** How long an old list serves before Paystack is asked again. */
const retryMs = 60_000;

export interface BankListOptions {
  log: Logger;
  /** In ms. */
  now(): number;
}

/** The list of banks, kept for a day and served longer while Paystack does not respond. */
export class BankList {
  #banks: readonly Bank[] | null = null;
  #validUntil = Number.NEGATIVE_INFINITY;
  #reading: Promise<readonly Bank[]> | null = null;

  constructor(private readonly options: BankListOptions) {}

  async get(session: PaystackSession): Promise<readonly Bank[]> {
    if (this.#banks !== null && this.options.now() < this.#validUntil) return this.#banks;
    this.#reading ??= this.#read(session).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(session: PaystackSession): Promise<readonly Bank[]> {
    const { log, now } = this.options;
    try {
      this.#banks = await listBanks(session);
      this.#validUntil = now() + keptMs;
    } catch (error) {
      const isFault = error instanceof PartnerUnavailable || error instanceof PartnerRefused;
      if (this.#banks === null || !isFault) throw error;
      log.warn({ reason: error.message }, 'the list of banks could not be read, so an older one serves');
      this.#validUntil = now() + retryMs;
    }
    return this.#banks;
  }
}

/** Returns the banks that transfers can go to. Codes are text, since they begin with zeros. */
async function listBanks(session: PaystackSession): Promise<Bank[]> {
  const call = { operation: 'list_banks', path: '/bank', query: { currency: 'NGN' } } as const;
  const rows = await readCursorPages(session, { ...call, priority: 'other' });
  const banks = new Map<string, Bank>();
  for (const bank of rows.flatMap(readBank)) if (!banks.has(bank.code)) banks.set(bank.code, bank);
  // Nobody could be paid by an empty list for a day.
  if (banks.size === 0) throw new PartnerUnavailable('Paystack lists no banks');
  return [...banks.values()];
}

export function readBank(bank: AnswerReader): Bank[] {
  const [code, name] = [bank.optionalText('code'), bank.optionalText('name')];
  const isGone = bank.isFalse('active') || bank.isTrue('is_deleted') || bank.isFalse('supports_transfer');
  const currency = bank.optionalText('currency') ?? 'NGN';
  if (code === null || name === null || isGone || currency !== 'NGN') return [];
  return [{ code, name: name.trim() }];
}

/**
 * Makes a name enquiry. Paystack gives an unknown account and a bank that is down the same answer.
 *
 * @throws PartnerRefused with the code `unknown_bank`
 */
export async function resolveAccount(
  session: PaystackSession,
  banks: BankList,
  { bankCode, accountNumber }: { bankCode: string; accountNumber: string },
): Promise<NameEnquiry> {
  const reply = await session.send({
    operation: 'resolve_account',
    method: 'GET',
    path: '/bank/resolve',
    query: { account_number: accountNumber, bank_code: bankCode },
    priority: 'other',
  });
  if (reply.isRefused) {
    if (isTestLimit(reply)) throw new PartnerUnavailable("Test mode's name enquiries of the day are used up");
    if (isUnresolved(reply)) return 'unclear';
    throw refused(reply, isUnknownBank(reply) ? 'unknown_bank' : null);
  }
  const account = AnswerReader.of(accepted(reply).data, 'data');
  if (account.text('account_number') !== accountNumber) {
    throw new PartnerUnavailable('Paystack answered about another account');
  }
  const bank = (await banks.get(session)).find(({ code }) => code === bankCode);
  return {
    bankCode,
    bankName: bank?.name ?? bankCode,
    accountNumber,
    accountName: account.text('account_name'),
  };
}
