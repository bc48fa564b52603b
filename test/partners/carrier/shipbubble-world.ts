import pino from 'pino';
import { unsettledMs } from '../../../server/src/adapters/carrier/shipbubble/booking-guard.js';
import { createShipbubble, type Shipbubble } from '../../../server/src/adapters/carrier/shipbubble/index.js';
import type { QuotedRate } from '../../../server/src/ports/carrier.js';
import {
  type FakeShipbubble,
  type FakeShipbubbleOptions,
  startFakeShipbubble,
} from '../fakes/shipbubble/shipbubble.js';
import { jumpingClock } from './jumping-clock.js';
import { type Subject, seller } from './subject.js';

/** The adapter over a fake Shipbubble, with all that it logged. */
export interface ShipbubbleWorld {
  fake: FakeShipbubble;
  carrier: Shipbubble;
  lines: string[];
  /** Lets time pass until a booking that was lost can have no effect any more. */
  outlastLostBooking(): Promise<void>;
  /** Starts the adapter again: it remembers nothing. */
  restarted(): Shipbubble;
  stop(): Promise<void>;
}

export async function startWorld(options: FakeShipbubbleOptions = {}): Promise<ShipbubbleWorld> {
  const fake = await startFakeShipbubble(options);
  fake.control.fillWallet(100_000_000);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const clock = jumpingClock();
  const opened: Shipbubble[] = [];
  const open = () => {
    const carrier = createShipbubble({ baseUrl: fake.url, key: fake.settings.key, log, clock });
    opened.push(carrier);
    return carrier;
  };
  return {
    fake,
    carrier: open(),
    lines,
    outlastLostBooking: () => clock.wait(unsettledMs),
    restarted: open,
    async stop() {
      for (const carrier of opened) await carrier.close();
      await fake.stop();
    },
  };
}

export function tokenOf({ detailsJson }: QuotedRate): string {
  return JSON.parse(detailsJson ?? '').requestToken;
}

const words = {
  picked_up: 'picked_up',
  in_transit: 'in_transit',
  delivered: 'completed',
  cancelled: 'cancelled',
};

/** Plays the world as the conformance suite wants it. */
export function subjectOf({ fake, carrier, outlastLostBooking }: ShipbubbleWorld): Subject {
  const { control, clock, faults, notifier } = fake;
  const signed = (rawBody: string) => ({
    headers: notifier.headers(rawBody),
    rawBody: Buffer.from(rawBody),
  });
  return {
    carrier,
    now: clock.now(),
    unresolvable: { ...seller, state: 'Atlantis' },
    setWallet: async (amount) => {
      control.spendWallet(control.account.wallet);
      control.fillWallet(amount);
    },
    dropCarriers: async () => {
      for (const { serviceCode } of control.account.couriers) control.dropCourier(serviceCode);
    },
    expire: async (rate) => control.expireToken(tokenOf(rate)),
    // A token keeps the prices that it was given with.
    changePrice: null,
    loseNextBooking: async (when) => {
      faults.add({ on: 'POST /v1/shipping/labels', kind: when === 'after' ? 'cut_after' : 'cut_before' });
    },
    outlastLostBooking,
    advance: async (shipmentId, to) => control.advance(shipmentId, words[to]),
    reportUnheardOf: async (shipmentId) => control.advance(shipmentId, 'waiting_for_the_ferry'),
    giveTrackingNumber: async () => clock.advance(fake.settings.trackingCodeAfterMs),
    paidShipments: async () => control.labels().length,
    notification: async () => signed(notifier.notifications.at(-1)?.rawBody ?? ''),
    ignored: signed(JSON.stringify({ event: 'wallet.funded', amount: 5_000 })),
  };
}
