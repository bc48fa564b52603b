import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`deliveries and the test clock on ${engine}`, () => {
    let receiver: Receiver;
    let service: Service;
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      service = await startService(await freshDatabase(), settings, outgoing);
    });
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    const advance = async (shop: Shop, minutes: number) => {
      const answer = await shop.call('POST', '/sandbox/clock/advance', { minutes }, keyHeader());
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const failing = async (path: string, fields: Record<string, unknown> = {}) => {
      const shop = await Shop.open(service);
      receiver.on(path, (response) => response.writeHead(500).end());
      const { id } = await shop.endpoint(receiver.url(path), fields);
      await shop.call('POST', `/webhooks/${id}/test`);
      const { id: deliveryId } = await shop.attempted(id);
      return { shop, id, deliveryId };
    };

    it('an advance past a retry waits for it, and the log has its account time', async () => {
      const { shop, id, deliveryId } = await failing('/retried');
      const { now } = (await shop.call('GET', '/sandbox/clock')).body;
      const { ran, pending } = await advance(shop, 2);
      expect(receiver.at('/retried')).toHaveLength(2);
      expect(pending).toBe(false);
      expect(ran).toMatchObject([{ kind: 'webhook.retry', subject: deliveryId }]);
      expect(Date.parse(ran[0].at) - Date.parse(now)).toBeLessThan(80_000);
      const [delivery] = await shop.deliveries(id);
      expect(delivery).toMatchObject({ status: 'failed', attempt_count: 2, next_attempt_at: null });
    });

    it('a longer schedule is kept for every retry', async () => {
      const { shop, id } = await failing('/extended', { retry_schedule: 'extended' });
      const { ran } = await advance(shop, 3 * 60 + 30);
      expect(ran.map(({ kind }: { kind: string }) => kind)).toEqual(Array(4).fill('webhook.retry'));
      expect(receiver.at('/extended')).toHaveLength(5);
      expect((await shop.deliveries(id))[0]).toMatchObject({ status: 'pending', attempt_count: 5 });
    });

    it('a receiver that does not answer delays an advance only briefly', async () => {
      const { shop, id } = await failing('/hanging');
      receiver.on('/hanging', () => {});
      const { pending } = await advance(shop, 60 * 24);
      expect(pending).toBe(false);
      expect((await shop.attempted(id, 2)).last_failure).toBe('timeout');
    });
  });
});
