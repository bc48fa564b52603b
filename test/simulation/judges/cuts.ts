import type { Credit, Refund } from '../../../server/src/domain/records.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** More credits than this make too many choices to compare. */
const creditsMax = 10;

/** Compares how a decision cuts what it refunds with every other choice of credits. */
export class CutJudge {
  readonly #minimum: number;
  /** The refunds that were judged. */
  #known = new Set<string>();

  /** @param minimum the partner's smallest transfer, in kobo */
  constructor(minimum: number) {
    this.#minimum = minimum;
  }

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const known = new Set(this.#known);
    return () => {
      this.#known = new Set(known);
    };
  }

  judge({ checkout, credits, refunds }: Facts): void {
    const held = refunds.filter(({ origin }) => origin === 'held');
    const fresh = held.filter(({ id }) => !this.#known.has(id));
    const earlier = held.filter(({ id }) => this.#known.has(id));
    for (const { id } of fresh) this.#known.add(id);
    for (const source of credits) {
      const over = refundedOf(source.id, held) - leftOf(source);
      hold(over <= 0, 'what a reversal took is not refunded', `${source.id} by ${over}`);
    }
    for (const isReversed of [false, true]) {
      const sources = credits.filter(({ status }) => (status === 'reversed') === isReversed);
      const ids = new Set(sources.map(({ id }) => id));
      const parts = fresh.filter(({ creditId }) => ids.has(creditId)).map(({ amount }) => amount);
      const rooms = sources.map((source) => leftOf(source) - refundedOf(source.id, earlier));
      if (parts.length > 0 && rooms.length <= creditsMax) this.#judgeParts(checkout.reference, parts, rooms);
    }
  }

  #judgeParts(reference: string, parts: readonly number[], rooms: readonly number[]): void {
    const amount = total(parts);
    const small = total(parts.filter((part) => part < this.#minimum));
    const least = amount - mostInLargeParts(amount, rooms, this.#minimum);
    const says = `${reference}: ${parts} of ${rooms}, ${small} kobo are too small, not ${least}`;
    hold(small === least, 'a refund is cut into parts that can be sent', says);
  }
}

/** What counted of a credit, less what its reversal took out of what was held. */
function leftOf(credit: Credit): number {
  const { status, amount, amountApplied, amountReceivable, amountTakenBack } = credit;
  const isTaken = status === 'reversed' && amountApplied > 0;
  return isTaken ? amountApplied - (amount - amountReceivable - amountTakenBack) : amountApplied;
}

function refundedOf(creditId: string, refunds: readonly Refund[]): number {
  return total(refunds.filter((refund) => refund.creditId === creditId).map(({ amount }) => amount));
}

/** The most that any choice of credits takes up in parts that each reach the minimum. */
function mostInLargeParts(amount: number, rooms: readonly number[], minimum: number): number {
  const choices = rooms
    .filter((room) => room >= minimum)
    .reduce<number[][]>((all, room) => all.flatMap((chosen) => [chosen, [...chosen, room]]), [[]]);
  const sums = choices.map((chosen) => ({ most: Math.min(amount, total(chosen)), count: chosen.length }));
  return Math.max(...sums.map(({ most, count }) => (count * minimum <= most ? most : 0)));
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
