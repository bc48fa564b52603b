import {
  BookingRefused,
  type CarrierAggregator,
  CarrierUnavailable,
  type Shipment,
  type ShipmentRequest,
  type ShipmentStatus,
} from '../../../ports/carrier.js';
import type { SandboxShipment } from '../../store/rows.js';
import { moveTo, type SandboxCarriersOptions, shipmentOf, write } from './books.js';
import { findByReference, findByShipmentId, sumPaid } from './queries.js';
import { faultOf, quoteOf } from './rates.js';

/** How a merchant can move a parcel that is booked. */
export type SandboxMove = Exclude<ShipmentStatus, 'draft' | 'booked'>;

/** The carriers of test mode, with the sandbox actions on them. */
export interface SandboxCarriers extends CarrierAggregator {
  /**
   * Moves a booked parcel, as a carrier would; null if it cannot get there: a delivered or cancelled one
   * stays where it is, none goes back, and one that was picked up is not cancelled. Moved there already: no
   * effect.
   *
   * @param reference ours
   */
  move(reference: string, status: SandboxMove): Promise<Shipment | null>;
}

/** Kobo: what the wallet holds before any booking; it is never short. */
const walletAtFirst = 1_000_000_000_000;

/** A price that has changed since the rate was given is this much higher, in kobo. */
const priceRise = 10_000;

/**
 * The carriers of test mode. Ids and prices follow from the question; bookings are kept in the store. A rate
 * may be booked for several shipments, and a booking that was cancelled costs nothing.
 */
export function createSandboxCarriers(options: SandboxCarriersOptions): SandboxCarriers {
  const { store } = options;
  return {
    name: 'sandbox',
    rateValidityMs: 24 * 3_600_000,
    rates: async (request) => quoteOf(request),
    findRate: async (rate) => {
      const fault = faultOf(rate);
      if (fault === 'rate_expired') return null;
      return fault === 'price_changed' ? { ...rate, amount: rate.amount + priceRise } : rate;
    },
    prepare: async () => null,
    book: (request) => book(options, request),
    findShipment: async ({ reference }, shipmentId) => {
      const row = await store.one(findByReference, { reference });
      const isAskedFor = row !== undefined && (shipmentId === null || shipmentId === row.shipmentId);
      return isAskedFor ? shipmentOf(row) : null;
    },
    cancel: (shipmentId) => cancel(options, shipmentId),
    balance: async () => walletAtFirst - ((await store.one(sumPaid, {}))?.paid ?? 0),
    readNotification: () => null,
    move: (reference, status) => move(options, reference, status),
  };
}

async function book(options: SandboxCarriersOptions, request: ShipmentRequest): Promise<Shipment> {
  const known = await options.store.one(findByReference, { reference: request.reference });
  if (known && known.status !== 'draft') return shipmentOf(known);
  const fault = faultOf(request.rate);
  if (fault === 'lost_call' && !known) {
    await write(options, request, 'draft');
    throw new CarrierUnavailable('The call of the booking was lost');
  }
  if (fault !== null && fault !== 'lost_call' && fault !== 'lost_answer') {
    throw new BookingRefused(`The sandbox refuses the booking: ${fault}`, fault);
  }
  const booked = shipmentOf(await write(options, request, 'booked'));
  if (fault === 'lost_answer') throw new CarrierUnavailable('The answer to the booking was lost');
  return booked;
}

async function cancel(
  options: SandboxCarriersOptions,
  shipmentId: string,
): Promise<'cancelled' | 'too_late'> {
  const row = await options.store.one(findByShipmentId, { shipmentId });
  if (!row) throw new CarrierUnavailable('The sandbox knows no such shipment');
  if (row.status === 'cancelled') return 'cancelled';
  if (row.status !== 'draft' && row.status !== 'booked') return 'too_late';
  return (await moveTo(options, row, 'cancelled')) ? 'cancelled' : cancel(options, shipmentId);
}

async function move(
  options: SandboxCarriersOptions,
  reference: string,
  status: SandboxMove,
): Promise<Shipment | null> {
  const row = await options.store.one(findByReference, { reference });
  if (!row) return null;
  if (row.status === status) return shipmentOf(row);
  if (!canMove(row.status, status)) return null;
  await moveTo(options, row, status);
  return move(options, reference, status);
}

/** From where a parcel gets to a status. A failed one may be tried again. */
const before: Readonly<Record<SandboxMove, readonly SandboxShipment['status'][]>> = {
  picked_up: ['booked'],
  in_transit: ['booked', 'picked_up', 'failed'],
  delivered: ['booked', 'picked_up', 'in_transit', 'failed'],
  failed: ['booked', 'picked_up', 'in_transit'],
  cancelled: ['booked'],
};

function canMove(from: SandboxShipment['status'], to: SandboxMove): boolean {
  return before[to].includes(from);
}
