import { CarrierUnavailable, type Shipment } from '../../../ports/carrier.js';

interface UnderWay {
  reference: string;
  booking: Promise<Shipment>;
}

/** A call whose answer was lost can be carried out as late as this, and its label listed. */
export const unsettledMs = 120_000;

/**
 * Lets one booking at a time use a request token. Shipbubble knows no key that would make a second call
 * harmless, so no call is sent while an earlier one may still have its effect.
 */
export class BookingGuard {
  readonly #underWay = new Map<string, UnderWay>();
  readonly #sentAt = new Map<string, number>();

  /** @param now a monotonic clock, in ms */
  constructor(private readonly now: () => number) {}

  /** Books, or joins the same booking that is under way. */
  run(requestToken: string, reference: string, book: () => Promise<Shipment>): Promise<Shipment> {
    const other = this.#underWay.get(requestToken);
    if (other?.reference === reference) return other.booking;
    if (other) return Promise.reject(new CarrierUnavailable('Another booking is using the rate'));
    const booking = book().finally(() => this.#underWay.delete(requestToken));
    this.#underWay.set(requestToken, { reference, booking });
    return booking;
  }

  /** Notes that a booking leaves now, or that its answer is lost. */
  begin(requestToken: string): void {
    for (const [token, sentAt] of this.#sentAt) {
      if (this.now() - sentAt >= unsettledMs) this.#sentAt.delete(token);
    }
    this.#sentAt.set(requestToken, this.now());
  }

  /** Notes that what was sent certainly had no effect. */
  withdraw(requestToken: string): void {
    this.#sentAt.delete(requestToken);
  }

  /** @throws CarrierUnavailable while a booking that was sent may still appear */
  requireSettled(requestToken: string): void {
    const sentAt = this.#sentAt.get(requestToken);
    if (sentAt === undefined || this.now() - sentAt >= unsettledMs) return;
    throw new CarrierUnavailable('A booking was sent, and may still have its effect');
  }
}
