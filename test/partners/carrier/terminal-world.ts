import pino from 'pino';
import {
  createTerminalAfrica,
  type TerminalAfrica,
} from '../../../server/src/adapters/carrier/terminal-africa/index.js';
import {
  type FakeTerminal,
  type FakeTerminalOptions,
  startFakeTerminal,
} from '../fakes/terminal-africa/terminal-africa.js';
import { jumpingClock } from './jumping-clock.js';
import { type Subject, seller } from './subject.js';

/** The adapter over a fake Terminal Africa, with all that it logged. */
export interface TerminalWorld {
  fake: FakeTerminal;
  carrier: TerminalAfrica;
  lines: string[];
  stop(): Promise<void>;
}

export async function startWorld(options: FakeTerminalOptions = {}): Promise<TerminalWorld> {
  const fake = await startFakeTerminal(options);
  fake.control.fillWallet(100_000_000);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
  const { url: baseUrl, settings } = fake;
  const carrier = createTerminalAfrica({
    baseUrl,
    secretKey: settings.secretKey,
    log,
    clock: jumpingClock(),
  });
  return {
    fake,
    carrier,
    lines,
    async stop() {
      await carrier.close();
      await fake.stop();
    },
  };
}

const words = {
  picked_up: 'picked-up',
  in_transit: 'in-transit',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

/** Plays the world as the conformance suite wants it. */
export function subjectOf({ fake, carrier }: TerminalWorld): Subject {
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
      for (const { slug } of control.account.carriers) control.dropCarrier(slug);
    },
    expire: async ({ rateId }) => control.expireRate(rateId),
    changePrice: async ({ rateId }, amount) => control.changePrice(rateId, amount),
    loseNextBooking: async (when) => {
      faults.add({ on: 'POST /v1/shipments/pickup', kind: when === 'after' ? 'cut_after' : 'cut_before' });
    },
    advance: async (shipmentId, to) => control.advance(shipmentId, words[to]),
    reportUnheardOf: async (shipmentId) => control.advance(shipmentId, 'waiting-for-the-ferry'),
    giveTrackingNumber: async () => clock.advance(fake.settings.trackingNumberAfterMs),
    paidShipments: async () => control.arranged().length,
    notification: async () => signed(notifier.notifications.at(-1)?.rawBody ?? ''),
    ignored: signed(JSON.stringify({ event: 'address.created', data: { address_id: 'AD-1' } })),
  };
}
