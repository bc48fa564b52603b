import type { Logger } from 'pino';
import { type Bank, PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';

const keptMs = 24 * 3_600_000;
/** How long an old list serves before the partner is asked again. */
const retryMs = 60_000;

export interface BankListOptions<Session, Listed extends Bank> {
  log: Logger;
  /** In ms. */
  now(): number;
  /** Asks the partner; a list without banks is not accepted. */
  read(session: Session): Promise<Listed[]>;
}

/** A partner's list of banks, kept for a day and served longer while the partner does not respond. */
export class BankList<Session, Listed extends Bank = Bank> {
  #banks: readonly Listed[] | null = null;
  #validUntil = Number.NEGATIVE_INFINITY;
  #reading: Promise<readonly Listed[]> | null = null;

  constructor(private readonly options: BankListOptions<Session, Listed>) {}

  async get(session: Session): Promise<readonly Listed[]> {
    if (this.#banks !== null && this.options.now() < this.#validUntil) return this.#banks;
    this.#reading ??= this.#read(session).finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(session: Session): Promise<readonly Listed[]> {
    const { log, now, read } = this.options;
    try {
      const banks = await read(session);
      // Nobody could be paid by an empty list for a day.
      if (banks.length === 0) throw new PartnerUnavailable('The partner lists no banks');
      this.#banks = banks;
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
