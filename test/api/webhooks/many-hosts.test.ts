import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitedMax } from '../../../server/src/adapters/store/due-deliveries.js';
import { DueDestinations } from '../../../server/src/jobs/due-destinations.js';
import { forEachDatabase } from '../../harness/databases.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

/** More than a search over all accounts visits of one. */
const hosts = visitedMax + 4;

forEachDatabase((engine, freshDatabase) => {
  describe(`an account with many hosts on ${engine}`, { timeout: 120_000 }, () => {
    let receiver: Receiver;
    let service: Service;
    let many: Shop;
    let other: Shop;
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      service = await startService(await freshDatabase(), settings, outgoing);
      await service.deps.deliverer.stop(60_000);
      many = await Shop.open(service);
      await many.endpoint(receiver.url('/disabled'), { events: ['webhook.disabled'] });
      for (let n = 0; n < hosts; n++)
        await many.fund(`MANY-${n}`, { callback_url: `https://host-${n}.test/hook` });
      other = await Shop.open(service);
      await other.endpoint(receiver.url('/other'), { events: ['escrow.funded'] });
      await other.fund('OTHER');
    }, 120_000);
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    const found = async (due: DueDestinations, mayBegin: (key: string) => boolean) => {
      const { store, clock } = service.deps.services;
      return due.find(store, clock.now(), ({ destinationKey }) => mayBegin(destinationKey));
    };

    it('is found with all of its hosts, and so is the other account', async () => {
      const due = await found(new DueDestinations('test'), () => true);
      expect(due.filter(({ accountId }) => accountId === many.accountId)).toHaveLength(hosts);
      expect(due.filter(({ accountId }) => accountId === other.accountId)).toHaveLength(1);
      expect(await found(new DueDestinations('live'), () => true)).toEqual([]);
    });

    it('is searched from where attempts have begun, and from the beginning after the last host', async () => {
      const due = new DueDestinations('test');
      const all = (await found(due, () => true)).filter(({ accountId }) => accountId === many.accountId);
      const last = all.at(-1);
      if (last === undefined) throw new Error('No host was found');
      due.begun([last]);
      const after = (await found(due, () => true)).filter(({ accountId }) => accountId === many.accountId);
      // The hosts of the most overdue deliveries are found wherever the search is.
      expect(after.length).toBeGreaterThan(0);
      expect(after.length).toBeLessThan(hosts);
      const again = (await found(due, () => true)).filter(({ accountId }) => accountId === many.accountId);
      expect(again).toHaveLength(hosts);
    });

    it('is delivered to at each host, and the other account as well', async () => {
      service.deps.deliverer.start();
      await receiver.count('/other', 1);
      const tried = async () => {
        const { body } = await many.call('GET', '/webhook-deliveries?limit=100');
        const begun = body.data.filter((each: { attempt_count: number }) => each.attempt_count > 0);
        return new Set(begun.map(({ url }: { url: string }) => url)).size;
      };
      while ((await tried()) < hosts) await many.turn();
    });
  });
});
