import { PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import type { MonnifySession } from './api.js';
import { listRefunds, minimumRefund, type Refund, refundsSince } from './refund-list.js';
import { SharedReading } from './shared-reading.js';
import type { PaidTransaction, Transaction } from './transactions.js';

/** Transactions whose fee is remembered. */
const rememberedMax = 10_000;

/** The refunds of transactions, by their references. */
export type RefundsByTransaction = ReadonlyMap<string, readonly Refund[]>;

/**
 * Returns what Monnify keeps of a payment, in kobo, which may contain refunds: it names no fee, but what it
 * settles. Null: it does not say, or has settled nothing.
 */
export function keptOf({ settled, amountPaid }: Transaction): number | null {
  return settled !== null && settled > 0 && settled <= amountPaid ? amountPaid - settled : null;
}

/** Whether what is kept is large enough to contain a refund. */
function mayContainRefund(kept: number): boolean {
  return kept >= minimumRefund;
}

/**
 * Returns the fee in what is kept. A refund may have lowered what is settled, or not: no page says. What is
 * less than each refund contains none of them. Null: it may contain one.
 *
 * @param refunds those that were made before the transaction was looked up, whatever became of them
 */
export function feeWithin(kept: number, refunds: readonly Refund[]): number | null {
  return refunds.every(({ amount }) => amount > kept) ? kept : null;
}

export function byTransaction(refunds: Iterable<Refund>): RefundsByTransaction {
  const grouped = new Map<string, Refund[]>();
  for (const refund of refunds) {
    const others = grouped.get(refund.transactionReference);
    if (others) others.push(refund);
    else grouped.set(refund.transactionReference, [refund]);
  }
  return grouped;
}

/** Reads fees. Look-ups share the readings of the list of refunds, which has no filter. */
export class FeeReader {
  readonly #refunds: SharedReading<number, RefundsByTransaction>;
  /** What is kept of a transaction and certainly is its fee. */
  readonly #fees = new Map<string, number>();

  /** @param open begins a session whose time is short: a joined reading may first wait for another one */
  constructor(open: () => MonnifySession) {
    this.#refunds = new SharedReading(async (since) =>
      byTransaction(await listRefunds(open(), Math.min(...since))),
    );
  }

  /**
   * Returns the fee of a transaction that was just looked up; null while it is not certain. A payment counts
   * even if the list of refunds cannot be read; a later look-up brings its fee.
   */
  async feeOf(transaction: PaidTransaction, kept: number): Promise<number | null> {
    const { reference } = transaction;
    if (!mayContainRefund(kept) || this.#fees.get(reference) === kept) return kept;
    try {
      const refunds = await this.#refunds.read(refundsSince(transaction));
      const fee = feeWithin(kept, refunds.get(reference) ?? []);
      if (fee !== null) this.#remember(reference, fee);
      return fee;
    } catch (error) {
      if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) return null;
      throw error;
    }
  }

  #remember(reference: string, fee: number): void {
    const [oldest] = this.#fees.keys();
    if (this.#fees.size >= rememberedMax && oldest !== undefined) this.#fees.delete(oldest);
    this.#fees.set(reference, fee);
  }
}
