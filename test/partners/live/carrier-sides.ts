import { FakeClock } from '../fakes/clock.js';
import type { Faults } from '../fakes/faults.js';
import type { Exchange } from '../fakes/http-server.js';
import { startFakeShipbubble } from '../fakes/shipbubble/shipbubble.js';
import { startFakeTerminal } from '../fakes/terminal-africa/terminal-africa.js';

/** A fake aggregator, with what happens there in words that all aggregators share. */
export interface CarrierSide {
  name: 'terminal_africa' | 'shipbubble';
  /** Of the service that calls it. */
  settings: Record<string, string>;
  faults: Faults;
  exchanges: Exchange[];
  /** The route that asks carriers for their prices. */
  ratesRoute: string;
  /** The route that books a pickup, and the one that cancels it. */
  bookRoute: string;
  cancelRoute: string;
  /** How its ids of addresses and of parcels look. */
  ids: { address: RegExp; parcel: RegExp };
  /** No carrier comes any more. */
  dropCarriers(): void;
  /** How many pickups were paid for. */
  booked(): number;
  /** How many of them are cancelled. */
  cancelled(): number;
  /** The carrier has got the parcel that was booked last. */
  pickUp(): void;
  /** Nobody can book a rate any more at its price: it costs more, or has expired. */
  spoil(rateId: string): void;
  /** Fields of an address that nobody can resolve. */
  unresolvable: object;
  stop(): Promise<void>;
}

async function startTerminalSide(): Promise<CarrierSide> {
  const fake = await startFakeTerminal({ clock: FakeClock.running() });
  const { control, url, settings, faults, exchanges } = fake;
  settings.capitalTerritory = 'Garki';
  control.fillWallet(100_000_000);
  return {
    name: 'terminal_africa',
    settings: { TERMINAL_AFRICA_SECRET_KEY: settings.secretKey, TERMINAL_AFRICA_URL: url },
    faults,
    exchanges,
    ratesRoute: 'GET /v1/rates/shipment',
    bookRoute: 'POST /v1/shipments/pickup',
    cancelRoute: 'POST /v1/shipments/cancel',
    ids: { address: /^AD-/, parcel: /^PC-/ },
    dropCarriers: () => {
      for (const { slug } of control.account.carriers) control.dropCarrier(slug);
    },
    booked: () => control.arranged().length,
    cancelled: () => control.arranged().filter(({ status }) => status === 'cancelled').length,
    pickUp: () => control.advance(control.arranged().at(-1)?.id ?? '', 'in-transit'),
    spoil: (rateId) => control.changePrice(rateId, 1_000_000),
    unresolvable: { city: 'Wuse', state: 'Abuja' },
    stop: () => fake.stop(),
  };
}

async function startShipbubbleSide(): Promise<CarrierSide> {
  const fake = await startFakeShipbubble({ clock: FakeClock.running() });
  const { control, url, settings, faults, exchanges } = fake;
  control.fillWallet(100_000_000);
  return {
    name: 'shipbubble',
    settings: { SHIPBUBBLE_KEY: settings.key, SHIPBUBBLE_URL: url },
    faults,
    exchanges,
    ratesRoute: 'POST /v1/shipping/fetch_rates',
    bookRoute: 'POST /v1/shipping/labels',
    cancelRoute: 'POST /v1/shipping/labels/cancel/:order_id',
    ids: { address: /^\d+$/, parcel: /^parcel-/ },
    dropCarriers: () => {
      for (const { serviceCode } of control.account.couriers) control.dropCourier(serviceCode);
    },
    booked: () => control.labels().length,
    cancelled: () => control.labels().filter(({ status }) => status === 'cancelled').length,
    pickUp: () => control.advance(control.labels().at(-1)?.orderId ?? '', 'picked_up'),
    spoil: () => {
      for (const { token } of control.account.requests.values()) control.expireToken(token);
    },
    unresolvable: { city: 'Nowhere' },
    stop: () => fake.stop(),
  };
}

/** Every aggregator of live mode. */
export const carrierSides: readonly [name: string, start: () => Promise<CarrierSide>][] = [
  ['terminal_africa', startTerminalSide],
  ['shipbubble', startShipbubbleSide],
];
