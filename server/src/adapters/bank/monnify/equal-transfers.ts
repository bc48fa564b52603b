import { PartnerUnavailable, type TransferRequest } from '../../../ports/bank.js';

/** Monnify refuses an equal transfer for two minutes; the rest is for calls that are slow to arrive. */
const apartMs = 2 * 60_000 + 5_000;

interface Sent {
  reference: string;
  at: number;
}

/**
 * Keeps equal transfers to one account apart. What other processes sent is not known here: Monnify refuses
 * those itself.
 */
export class EqualTransfers {
  readonly #sent = new Map<string, Sent>();

  constructor(private readonly now: () => number) {}

  /**
   * Notes a transfer that is about to be sent, or has been answered.
   *
   * @throws PartnerUnavailable if an equal one is too recent: nothing was sent, and the caller tries later
   */
  note(request: TransferRequest): void {
    const now = this.now();
    for (const [key, { at }] of this.#sent) if (now - at >= apartMs) this.#sent.delete(key);
    const { reference, bankCode, accountNumber, amount } = request;
    const key = `${bankCode}:${accountNumber}:${amount}`;
    const last = this.#sent.get(key);
    if (last !== undefined && last.reference !== reference) {
      throw new PartnerUnavailable('An equal transfer left in the last two minutes: nothing was sent');
    }
    this.#sent.set(key, { reference, at: now });
  }
}
