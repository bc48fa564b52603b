import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { Receiver, reaching } from '../../harness/receiver.js';
import { type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

const statuses = [301, 302, 303, 307, 308];

forEachDatabase((engine, freshDatabase) => {
  describe(`misdirected deliveries, on ${engine}`, () => {
    let receiver: Receiver;
    /** This receiver is not registered, though the guard would allow it. */
    let stranger: Receiver;
    let service: Service;
    let resolved: string[][] = [];
    beforeAll(async () => {
      receiver = await Receiver.start();
      const { settings, outgoing } = reaching(receiver);
      const resolveName = async (name: string) =>
        name === 'half.test' ? (resolved.shift() ?? []) : outgoing.resolveName(name);
      const trusted = { ...outgoing, resolveName };
      service = await startService(await freshDatabase(), settings, trusted);
    });
    beforeEach(async () => {
      stranger = await Receiver.start(receiver.authority);
    });
    afterEach(() => stranger.stop());
    afterAll(async () => {
      await service.stop();
      await receiver.stop();
    });

    const inside = {
      'the metadata service': () => 'http://169.254.169.254/latest/meta-data/',
      'a private address': () => 'https://10.0.0.5/',
      'this machine': () => `https://127.0.0.1:${stranger.port}/`,
      'another name, which may be called': () => stranger.url('/', 'other.test'),
      'itself, elsewhere': () => receiver.url('/elsewhere'),
      'a path alone': () => '/elsewhere',
    };

    it.each(Object.entries(inside))('follows no redirect to %s', async (where, target) => {
      const shop = await Shop.open(service);
      const path = `/${where.replaceAll(/\W+/g, '-')}`;
      receiver.on(path, (response, _request, count) => {
        response.writeHead(statuses[count - 1] as number, { location: target() }).end();
      });
      const { id } = await shop.endpoint(receiver.url(path));
      for (const status of statuses) {
        await shop.call('POST', `/webhooks/${id}/test`);
        const delivery = await shop.attempted(id);
        expect(delivery).toMatchObject({ status: 'failed', last_failure: 'status_3xx' });
        expect(delivery.attempts).toMatchObject([{ response_status: status, address: '127.0.0.1' }]);
      }
      expect(receiver.at(path)).toHaveLength(statuses.length);
      expect([stranger.connections, receiver.at('/elsewhere')]).toEqual([0, []]);
    });

    it.each([
      ['first', ['10.0.0.5', '127.0.0.1']],
      ['last', ['127.0.0.1', '169.254.169.254', '::ffff:127.0.0.1']],
    ])('connects to the allowed address, with the others listed %s', async (_order, addresses) => {
      const shop = await Shop.open(service);
      // The name has one address at registration, and several on use.
      resolved = [['127.0.0.1'], addresses];
      const { id } = await shop.endpoint(`https://half.test:${stranger.port}/`);
      await shop.call('POST', `/webhooks/${id}/test`);
      const { attempts } = await shop.attempted(id);
      // The certificate names another host; only the connected address matters here.
      expect(attempts).toMatchObject([{ failure: 'tls', address: '127.0.0.1' }]);
    });

    it('is blocked, and opens no socket, when no address of the name is allowed', async () => {
      const shop = await Shop.open(service);
      resolved = [['127.0.0.1'], ['10.0.0.5', '::ffff:127.0.0.1', '64:ff9b::7f00:1']];
      const { id } = await shop.endpoint(`https://half.test:${stranger.port}/`);
      await shop.call('POST', `/webhooks/${id}/test`);
      const delivery = await shop.attempted(id);
      expect(delivery).toMatchObject({ status: 'failed', last_failure: 'blocked' });
      const detail = 'half.test resolves to a private address';
      expect(delivery.attempts).toMatchObject([{ address: null, failure_detail: detail }]);
      expect(stranger.connections).toBe(0);
    });
  });
});
