import { askRates } from '../../server/src/features/delivery/ask-rates.js';
import { pursueShipment } from '../../server/src/features/delivery/pursue-shipment.js';
import { questionOf } from '../../server/src/features/delivery/question.js';
import { loadOfShipment } from '../../server/src/features/delivery/record-shipment.js';
import { trackShipment } from '../../server/src/features/delivery/track-shipment.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { found } from '../audit/found.js';
import type { Shop } from '../audit/shop.js';
import { tamper } from '../audit/tampering/tamper.js';
import type { Story } from './stories.js';

const hourMs = 3_600_000;

/** An escrow whose pickup is being booked. */
interface Booking {
  escrow: string;
  shipment: string;
}

/** Returns the cheapest rate between two addresses, with what `attach` takes. */
async function cheapestRate({ accountId, deps: { services } }: Shop, city: string) {
  const address = { name: 'Ada', phone: '08031234567', line1: '1 Road', city, state: 'Lagos' };
  const parcel = { description: 'Shoes', weight_kg: 1, value_naira: 2_500 };
  const question = questionOf({ pickup: address, dropoff: address, parcel }, 'ada@example.com');
  const sent = { keyId: 'key', network: '127.0.0.0/24', clockOffsetMs: 0, testData: null, scopes: null };
  const caller = { accountId, mode: 'test', plan: 'free', ...sent } as const;
  const asked = await askRates(services, services.sandboxCarriers, caller, question, services.clock.now());
  await services.store.transact(asked.steps);
  const { quoteId, position, rateId, carrier, service, amount, expiresAt } = found(asked.rates[0]);
  return { aggregator: 'sandbox', quoteId, position, rateId, carrier, service, amount, expiresAt };
}

/** A funded and accepted escrow whose booking has begun; the city decides what the sandbox does about it. */
async function booking(shop: Shop, city = 'Ikeja'): Promise<Booking> {
  const escrow = await shop.initiate(250_000, null, 'managed');
  await shop.pay(escrow, 250_000);
  await shop.act(escrow, { command: 'attach', rate: await cheapestRate(shop, city) });
  const { shipment } = await shop.act(escrow, { command: 'book' });
  return { escrow, shipment: found(shipment).id };
}

/** Asks the carrier to book or cancel a pickup. */
export async function pursue({ deps: { services }, accountId }: Shop, { shipment }: Booking): Promise<void> {
  await pursueShipment(services, shipment, await accountTime(services, accountId, 'test'));
}

function age({ databaseUrl }: Shop, columns: readonly string[], id: string, ms: number): Promise<unknown> {
  const earlier = columns.map((column) => `${column} = ${column} - ${ms}`).join(', ');
  return tamper(databaseUrl, `update shipment set ${earlier} where id = '${id}'`);
}

/** A booking whose answer or call is lost, two hours ago. */
async function unknownBooking(shop: Shop, city: string): Promise<void> {
  const made = await booking(shop, city);
  await pursue(shop, made);
  await age(shop, ['unknown_since', 'called_at'], made.shipment, 2 * hourMs);
}

/** A parcel that its carrier booked. */
export async function bookedParcel(shop: Shop): Promise<Booking> {
  const made = await booking(shop);
  await pursue(shop, made);
  return made;
}

/** A parcel that its carrier gave up, two days ago. */
export async function failedParcel(shop: Shop): Promise<Booking> {
  const { services } = shop.deps;
  const made = await bookedParcel(shop);
  await services.sandboxCarriers.move(made.shipment, 'failed');
  const { shipment } = found(await loadOfShipment(services, made.shipment));
  await trackShipment(services, shipment, await accountTime(services, shop.accountId, 'test'));
  await age(shop, ['updated_at'], made.shipment, 48 * hourMs);
  return made;
}

/** Attaches another rate, which is a new delivery; returns its id. */
export async function anotherDelivery(shop: Shop, escrow: string): Promise<string> {
  const { shipment } = await shop.act(escrow, { command: 'attach', rate: await cheapestRate(shop, 'Ikeja') });
  return found(shipment).id;
}

const isBooked = /^delivery \S+: booked with "Sandbox \w+" for ₦[\d,.]+ \(\d+ kobo\), number "SBX\d+"/;

/** Stories of parcels that do not arrive, one for each command that clears one. */
export const parcelStories: readonly Story[] = [
  {
    kind: 'booking_unknown',
    prepare: (shop) => unknownBooking(shop, 'Echo City'),
    says: isBooked,
  },
  {
    kind: 'booking_unknown',
    prepare: (shop) => unknownBooking(shop, 'Silent City'),
    says: isBooked,
  },
  {
    kind: 'booking_unknown',
    prepare: (shop) => unknownBooking(shop, 'Echo City'),
    nth: 1,
    says: isBooked,
  },
  {
    kind: 'booking_unknown',
    prepare: (shop) => unknownBooking(shop, 'Silent City'),
    nth: 1,
    says: /^delivery \S+: rate_attached with .* the operator gave it up/,
  },
  {
    kind: 'wallet_short',
    prepare: async (shop) => {
      const { escrow, shipment: shipmentId } = await booking(shop);
      await shop.act(escrow, {
        command: 'booking_refused',
        shipmentId,
        calledAt: null,
        reason: 'wallet_short',
      });
    },
    says: isBooked,
  },
  {
    kind: 'delivery_failed',
    prepare: async (shop) => void (await failedParcel(shop)),
    says: /^The delivery \S+ no longer blocks the release of the escrow \S+\.\n$/,
  },
  {
    kind: 'delivery_failed',
    prepare: async (shop) => {
      const { shipment } = await failedParcel(shop);
      await shop.deps.services.sandboxCarriers.move(shipment, 'delivered');
    },
    nth: 1,
    says: /^delivery \S+: delivered with "Sandbox \w+"/,
  },
  {
    kind: 'parcel_silent',
    prepare: async (shop) => {
      const { shipment } = await bookedParcel(shop);
      await age(shop, ['updated_at'], shipment, 8 * 24 * hourMs);
      await shop.deps.services.sandboxCarriers.move(shipment, 'in_transit');
    },
    says: /^delivery \S+: in_transit with "Sandbox \w+"/,
  },
];
