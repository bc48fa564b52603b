import { expect } from 'vitest';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import type { Notification } from '../../partners/fakes/notifier.js';
import type { CarrierMove, CarrierSide } from '../../partners/live/carrier-sides.js';
import { type PaystackSide, startPaystackSide } from '../../partners/live/paystack-side.js';
import { type LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import { rawStatement } from '../../store/fixtures.js';
import { LiveDelivery } from './live-delivery.js';

/** Another worker of the service may be at it. */
export const soon = { timeout: 20_000 };

const listOpen = rawStatement(
  "select subject from job where kind in ('notification.apply', 'shipment.poll')",
  'suite.open_notices',
);

export const statusOf = async (escrow: LiveEscrow) => (await escrow.read()).delivery_tracking.status;
/** All that a notification could move. */
export const stateOf = async (escrow: LiveEscrow) => [await escrow.read(), await escrow.types()];
/** The same without the carrier's words, to which a look-up may add some. */
export async function standingOf(escrow: LiveEscrow) {
  const { status, delivery_tracking, seller_delivered_at, auto_release_at } = await escrow.read();
  return [status, delivery_tracking.status, seller_delivered_at, auto_release_at, await escrow.types()];
}

/** A live merchant whose parcels an aggregator carries, and notifies of. */
export class LiveParcels {
  private constructor(
    readonly bank: PaystackSide,
    readonly carrier: CarrierSide,
    readonly shop: LiveShop,
    readonly delivery: LiveDelivery,
  ) {}

  static async open(databaseUrl: string, startSide: () => Promise<CarrierSide>): Promise<LiveParcels> {
    const [bank, carrier] = await Promise.all([startPaystackSide(), startSide()]);
    const shop = await LiveShop.openWith(carrier.settings, databaseUrl, bank);
    carrier.notifier.url = shop.notificationUrl(carrier.name);
    const delivery = new LiveDelivery(shop);
    await delivery.limit(100_000_000);
    return new LiveParcels(bank, carrier, shop, delivery);
  }

  /** Ends the faults, and whatever nobody has been notified of. */
  clear(): void {
    this.carrier.faults.clear();
    for (const waiting of this.carrier.notifier.waiting()) this.carrier.notifier.drop(waiting);
  }

  async close(): Promise<void> {
    await this.shop.close();
    await this.carrier.stop();
  }

  /** How often the aggregator was asked about a shipment. */
  lookUps(): number {
    return this.carrier.exchanges.filter(({ route }) => route === this.carrier.lookUpRoute).length;
  }

  listOpen(): Promise<unknown[]> {
    return this.shop.service.deps.services.store.all(listOpen, {});
  }

  /** Waits until everything that was notified is applied, by whichever worker. */
  async applied(): Promise<void> {
    await this.shop.runDue();
    await expect.poll(() => this.listOpen(), soon).toEqual([]);
  }

  async booked(of = this.delivery): Promise<LiveEscrow> {
    const escrow = await of.booked();
    await this.untilBooked(escrow);
    return escrow;
  }

  async untilBooked(escrow: LiveEscrow): Promise<void> {
    await expect.poll(() => statusOf(escrow), soon).toBe('booked');
    for (const waiting of this.carrier.notifier.waiting()) this.carrier.notifier.drop(waiting);
  }

  /** The carrier moves the parcel that was booked last, and the notification is applied. */
  async move(to: CarrierMove): Promise<Notification> {
    const { notifier } = this.carrier;
    this.carrier.move(to);
    const [notification] = notifier.waiting();
    if (!notification) throw new Error('Nobody is notified');
    await notifier.deliver(notification);
    await this.applied();
    return notification;
  }

  async moved(...moves: CarrierMove[]): Promise<LiveEscrow> {
    const escrow = await this.booked();
    for (const to of moves) await this.move(to);
    return escrow;
  }

  async post(raw: string, headers: Record<string, string>): Promise<number> {
    const path = `!/partners/${this.carrier.name}/notifications`;
    return (await this.shop.service.call('POST', path, { key: null, raw, headers })).status;
  }

  async shipmentOf(escrow: LiveEscrow) {
    const { store } = this.shop.service.deps.services;
    const aggregate = await loadEscrow(store, (await escrow.read()).escrow_id);
    if (!aggregate?.shipment) throw new Error('There is no shipment');
    return aggregate.shipment;
  }
}
