import { PartnerPostponed, type TransferRequest } from '../../../ports/bank.js';

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
   * Notes a transfer that is about to be sent.
   *
   * @throws PartnerPostponed if an equal one is too recent: nothing was sent, and the caller tries later
   */
  begin(request: TransferRequest): void {
    const now = this.now();
    for (const [key, { at }] of this.#sent) if (now - at >= apartMs) this.#sent.delete(key);
    const last = this.#sent.get(keyOf(request));
    if (last !== undefined && last.reference !== request.reference) {
      const message = 'An equal transfer left in the last two minutes: nothing was sent';
      throw new PartnerPostponed(message, 'limit');
    }
    this.answered(request);
  }

  /** Notes that a transfer was answered. It was sent, so this refuses nothing, however long it took. */
  answered(request: TransferRequest): void {
    this.#sent.set(keyOf(request), { reference: request.reference, at: this.now() });
  }
}

function keyOf({ bankCode, accountNumber, amount }: TransferRequest): string {
  return `${bankCode}:${accountNumber}:${amount}`;
}
