import { expect } from 'vitest';
import { setCarriageLimit } from '../../../server/src/features/operator/carriage.js';
import type { LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import { question } from './delivery.js';

const dropoff = { city: 'Kano', state: 'Kano' };
export const managed = { delivery_mode: 'managed' };

let asked = 0;

/** A live merchant with managed deliveries, and what they owe for carriage. */
export class LiveDelivery {
  constructor(readonly shop: LiveShop) {}

  /** Attaches a rate that nobody has asked for before. */
  async attach(escrow: LiveEscrow): Promise<string> {
    asked += 1;
    const parcel = { value_naira: 50_000 + asked };
    const { body } = await this.shop.call('POST', '/delivery/rates', question({ dropoff, parcel }));
    const { pickup_address_id, delivery_address_id, parcel_id } = body;
    const { rate_id } = body.rates[0];
    const rate = { rate_id, pickup_address_id, delivery_address_id, parcel_id };
    const attached = await escrow.post('delivery/attach', rate);
    expect([attached.status, attached.body.code]).toEqual([200, undefined]);
    return rate_id;
  }

  async limit(kobo: number): Promise<void> {
    const { accountId } = await this.owner();
    await setCarriageLimit(this.shop.service.deps.services, { accountId, mode: 'live' }, kobo);
  }

  async owner(): Promise<{ accountId: string; mode: 'live' }> {
    const { account_id } = (await this.shop.call('GET', '/account')).body;
    return { accountId: account_id, mode: 'live' };
  }

  async owed(): Promise<number> {
    return (await this.shop.call('GET', '/balance')).body.carriage_owed;
  }

  /** An escrow that is funded and accepted, with a rate; its job has not run. */
  async ready(): Promise<LiveEscrow> {
    const escrow = await this.shop.escrow(managed);
    await escrow.funded();
    expect((await escrow.post('accept', { payout: this.shop.newPayee() })).status).toBe(200);
    await this.attach(escrow);
    return escrow;
  }

  /** The same, of which nothing is booked by itself any more, since the merchant may owe nothing. */
  async stuck(): Promise<LiveEscrow> {
    await this.limit(0);
    const escrow = await this.ready();
    await this.shop.runDue();
    await this.limit(100_000_000);
    return escrow;
  }

  async booked(): Promise<LiveEscrow> {
    const escrow = await this.ready();
    await this.shop.runDue();
    return escrow;
  }
}
