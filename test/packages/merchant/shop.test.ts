import type { WebhookEvent } from '@escrow-checkout/sdk/webhooks';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { forEachDatabase } from '../../harness/databases.js';
import { temporaryFolder } from '../../harness/stores.js';
import { installShop } from './backend.js';
import { Market, subscribed } from './market.js';
import { Books } from './shop/books.js';
import { handleEvent } from './shop/events.js';

const references = ['RELEASED', 'REFUNDED', 'DIRECT', 'CALLED-BACK'];
const subscribedNames: readonly string[] = subscribed;
const folder = temporaryFolder();
beforeAll(() => installShop(folder), 120_000);

forEachDatabase((engine, freshDatabase) => {
  describe(`a shop that follows its orders by webhooks alone, on ${engine}`, { timeout: 60_000 }, () => {
    let database: string;
    let market: Market;
    beforeAll(async () => {
      database = await freshDatabase();
      market = await Market.open(database, folder, engine);
    });
    afterAll(async () => {
      await market.close();
      expect(await audit(database)).toEqual([]);
    });

    it('hears again of an event it could not put down, and sees the money released', async () => {
      const { client, shop } = market;
      const reference = 'RELEASED';
      const placed = await shop.ask('POST', '/orders', { reference, naira: '2500.00' });
      expect(placed.body.checkout_url).toMatch(/^http/);
      const unlock = market.lockBooks();
      await client.sandbox.fundEscrow(reference, { amount: 100_000 });
      await shop.says(/POST \/webhooks 500\n/);
      unlock();
      await market.settled();
      expect((await shop.ask('POST', `/orders/${reference}/dispatch`)).status).toBe(409);
      await market.fund(reference);
      await market.settled();
      expect((await shop.ask('POST', `/orders/${reference}/dispatch`)).status).toBe(200);
      await market.pass({ hours: 25 });
      await market.settled();
      expect((await shop.ask('GET', `/orders/${reference}`)).body).toMatchObject({ status: 'released' });
    });

    it('is killed in the middle of an event, misses others, and gets all of them by a replay', async () => {
      const { client, shop, endpointId } = market;
      const reference = 'REFUNDED';
      await shop.ask('POST', '/orders', { reference, naira: '1000.00' });
      await market.fund(reference);
      await market.settled();
      const unlock = market.lockBooks();
      const before = shop.count(/POST \/webhooks\n/);
      const { dispute } = await client.escrow.dispute(reference, {
        reason: 'damaged',
        on_behalf_of: 'buyer',
      });
      await shop.says(/POST \/webhooks\n/, before + 1);
      await shop.kill();
      unlock();
      await client.disputes.concede(dispute?.id as string);
      await market.pass({ minutes: 2 });
      await market.settled();
      const missed = await client.webhooks
        .deliveries(endpointId, { status: 'failed' })
        .toArray({ limit: 100 });
      expect(new Set(missed.map(({ event }) => event))).toEqual(
        new Set(['dispute.opened', 'dispute.resolved', 'escrow.refunded', 'refund.paid']),
      );
      await market.restartShop();
      const since = new Date(Date.parse((await client.sandbox.clock()).now) - 3_600_000).toISOString();
      expect(await client.webhooks.replay(endpointId, { since })).toMatchObject({ count: missed.length });
      await market.settled();
      const { body } = await market.shop.ask('GET', `/orders/${reference}`);
      expect(body).toMatchObject({ status: 'refunded', transfers: [{ status: 'paid' }] });
    });

    it('is paid directly, and hears of an escrow at its callback_url as well', async () => {
      const { client, shop } = market;
      await shop.ask('POST', '/direct-orders', { reference: 'DIRECT', naira: '9950.00' });
      await client.sandbox.fundCharge('DIRECT');
      const reference = 'CALLED-BACK';
      await shop.ask('POST', '/orders', { reference, naira: '700', callback_url: market.callbackUrl() });
      await market.fund(reference);
      await market.pass({ minutes: 2 });
      await market.settled();
      const { data } = await client.events.list({ reference }).page();
      expect(shop.count(/POST \/callbacks 200\n/)).toBe(data.length);
      // It subscribed to one of the two events that payment brings, and its callback gets both.
      expect(data.map(({ event }) => event)).toContain('payment.success');
    });

    /** The shop's records, by event id. */
    const handled = () => {
      const books = new Sqlite(market.booksFile, { readonly: true });
      const rows = books.prepare('select id from handled_event order by id').pluck().all();
      books.close();
      return rows;
    };

    it('handles none twice, though every one of them is delivered again', async () => {
      const { client } = market;
      const before = handled();
      const first = await market.deliveries();
      expect(first.map(({ status }) => status)).toEqual(first.map(() => 'succeeded'));
      for (const { id } of first) await client.webhookDeliveries.redeliver(id);
      await market.settled();
      const all = await market.deliveries();
      expect(all).toHaveLength(first.length);
      const answers = new Map<string, string[]>();
      for (const { event_id, attempts } of all) {
        expect(attempts[0]).toMatchObject({ trigger: 'redeliver', response_body: '{"code":"duplicate"}' });
        // Whatever made the attempt: the same id, and the same bytes.
        for (const { request_headers } of attempts) expect(request_headers?.['webhook-id']).toBe(event_id);
        expect(new Set(attempts.map(({ request_body }) => request_body)).size).toBe(1);
        const codes = attempts.map(({ response_body }) => response_body ?? '');
        answers.set(event_id, [...(answers.get(event_id) ?? []), ...codes]);
      }
      for (const codes of answers.values()) {
        expect(codes.filter((code) => code === '{"code":"handled"}')).toHaveLength(1);
      }
      const triggers = new Set(all.flatMap(({ attempts }) => attempts.map(({ trigger }) => trigger)));
      expect(triggers).toEqual(new Set(['event', 'retry', 'replay', 'redeliver']));
      expect(handled()).toEqual(before);
    });

    it('has received every event that it subscribed to, and no other', async () => {
      const events = await market.events();
      const due = events.filter(
        ({ event, reference }) => subscribedNames.includes(event) || reference === 'CALLED-BACK',
      );
      expect(due.length).toBeLessThan(events.length);
      expect(handled()).toEqual(due.map(({ event_id }) => event_id).sort());
    });

    it('has books that say what the service says', async () => {
      const { client, shop } = market;
      for (const reference of references) {
        const { body } = await shop.ask('GET', `/orders/${reference}`);
        const isDirect = reference === 'DIRECT';
        const truth = isDirect ? await client.charge.get(reference) : await client.escrow.get(reference);
        const transfers = [...truth.payouts, ...truth.refunds].map(({ id, status }) => ({ id, status }));
        expect(body).toMatchObject({
          reference,
          status: truth.status,
          has_parcel: !isDirect,
          transfers: transfers.sort((a, b) => (a.id < b.id ? -1 : 1)),
        });
      }
    });

    it('would have the same books, had the events come in any other order', async () => {
      const events = (await market.events()).filter(({ event }) => subscribedNames.includes(event));
      const orders = [events, [...events].reverse(), ...events.map((_, n) => rotated(events, n))];
      const outcomes = orders.map((order) => {
        const books = new Books(':memory:');
        for (const reference of references) books.addOrder(reference, 'escrow');
        for (const event of order) handleEvent(books, event as WebhookEvent);
        return references.map((reference) => [
          books.order(reference),
          books.hasParcel(reference),
          books.transfers(reference),
        ]);
      });
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    });
  });
});

/** From the middle to the end, and then from the middle back to the beginning. */
function rotated<Item>(items: readonly Item[], from: number): Item[] {
  return [...items.slice(from), ...items.slice(0, from).reverse()];
}
