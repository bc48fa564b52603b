import { FakeClock } from '../fakes/clock.js';
import type { Faults } from '../fakes/faults.js';
import type { Exchange } from '../fakes/http-server.js';
import type { Notifier } from '../fakes/notifier.js';
import { startFakeShipbubble } from '../fakes/shipbubble/shipbubble.js';
import { startFakeTerminal } from '../fakes/terminal-africa/terminal-africa.js';

/** What a carrier does with a parcel; one that fails has been picked up before. */
export type CarrierMove = 'picked_up' | 'in_transit' | 'delivered' | 'failed';

/** A fake aggregator, with what happens there in words that all aggregators share. */
export interface CarrierSide {
  name: 'terminal_africa' | 'shipbubble';
  /** Of the service that calls it. */
  settings: Record<string, string>;
  faults: Faults;
  exchanges: Exchange[];
  notifier: Notifier;
  /** The header that signs a notification. */
  signatureHeader: string;
  /** A notification about a shipment that the aggregator does not know. */
  unknownShipment: string;
  /** The route that asks carriers for their prices. */
  ratesRoute: string;
  /** The route that books a pickup, and the one that cancels it. */
  bookRoute: string;
  cancelRoute: string;
  /** The route that looks one shipment up. */
  lookUpRoute: string;
  /** Moves the aggregator's clock: its carriers give numbers some minutes after a booking. */
  advance(ms: number): void;
  /** How its ids of addresses and of parcels look. */
  ids: { address: RegExp; parcel: RegExp };
  /** No carrier comes any more. */
  dropCarriers(): void;
  /** How many pickups were paid for. */
  booked(): number;
  /** How many of them are cancelled. */
  cancelled(): number;
  /** The aggregator's ids of the parcels, in the order of their bookings. */
  parcels(): string[];
  /** The carrier moves a parcel, the one booked last unless another is named; a notification waits. */
  move(to: CarrierMove, id?: string): void;
  /** The carrier does not come for the parcel that was booked last. */
  cancelByCarrier(): void;
  /** Nobody can book a rate any more at its price: it costs more, or has expired. */
  spoil(rateId: string): void;
  /** Fields of an address that nobody can resolve. */
  unresolvable: object;
  stop(): Promise<void>;
}

const terminalWords: Readonly<Record<CarrierMove, string>> = {
  picked_up: 'picked-up',
  in_transit: 'in-transit',
  delivered: 'delivered',
  failed: 'returned',
};

async function startTerminalSide(): Promise<CarrierSide> {
  const fake = await startFakeTerminal({ clock: FakeClock.running() });
  const { control, url, settings, faults, exchanges, notifier } = fake;
  const parcels = () => control.arranged().map(({ id }) => id);
  settings.capitalTerritory = 'Garki';
  control.fillWallet(100_000_000);
  return {
    name: 'terminal_africa',
    settings: { TERMINAL_AFRICA_SECRET_KEY: settings.secretKey, TERMINAL_AFRICA_URL: url },
    faults,
    exchanges,
    notifier,
    signatureHeader: 'x-terminal-signature',
    unknownShipment: '{"event":"shipment.updated","data":{"shipment_id":"SH-NOBODYS","status":"delivered"}}',
    ratesRoute: 'GET /v1/rates/shipment',
    bookRoute: 'POST /v1/shipments/pickup',
    cancelRoute: 'POST /v1/shipments/cancel',
    lookUpRoute: 'GET /v1/shipments/:id',
    advance: (ms) => fake.clock.advance(ms),
    ids: { address: /^AD-/, parcel: /^PC-/ },
    dropCarriers: () => {
      for (const { slug } of control.account.carriers) control.dropCarrier(slug);
    },
    booked: () => control.arranged().length,
    cancelled: () => control.arranged().filter(({ status }) => status === 'cancelled').length,
    parcels,
    move: (to, id) => control.advance(id ?? parcels().at(-1) ?? '', terminalWords[to]),
    cancelByCarrier: () => control.cancelByCarrier(parcels().at(-1) ?? ''),
    spoil: (rateId) => control.changePrice(rateId, 1_000_000),
    unresolvable: { city: 'Wuse', state: 'Abuja' },
    stop: () => fake.stop(),
  };
}

/** It has no word for a parcel that fails: one that is cancelled after its pickup does. */
const shipbubbleWords: Readonly<Record<CarrierMove, string>> = {
  picked_up: 'picked_up',
  in_transit: 'in_transit',
  delivered: 'completed',
  failed: 'cancelled',
};

async function startShipbubbleSide(): Promise<CarrierSide> {
  const fake = await startFakeShipbubble({ clock: FakeClock.running() });
  const { control, url, settings, faults, exchanges, notifier } = fake;
  const parcels = () => control.labels().map(({ orderId }) => orderId);
  control.fillWallet(100_000_000);
  return {
    name: 'shipbubble',
    settings: { SHIPBUBBLE_KEY: settings.key, SHIPBUBBLE_URL: url },
    faults,
    exchanges,
    notifier,
    signatureHeader: 'x-ship-signature',
    unknownShipment: '{"event":"shipment.status.changed","order_id":"SB-NOBODYS","status":"completed"}',
    ratesRoute: 'POST /v1/shipping/fetch_rates',
    bookRoute: 'POST /v1/shipping/labels',
    cancelRoute: 'POST /v1/shipping/labels/cancel/:order_id',
    lookUpRoute: 'GET /v1/shipping/labels/list/:order_ids',
    advance: (ms) => fake.clock.advance(ms),
    ids: { address: /^\d+$/, parcel: /^parcel-/ },
    dropCarriers: () => {
      for (const { serviceCode } of control.account.couriers) control.dropCourier(serviceCode);
    },
    booked: () => control.labels().length,
    cancelled: () => control.labels().filter(({ status }) => status === 'cancelled').length,
    parcels,
    move: (to, id) => control.advance(id ?? parcels().at(-1) ?? '', shipbubbleWords[to]),
    cancelByCarrier: () => control.cancelByCourier(parcels().at(-1) ?? ''),
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
