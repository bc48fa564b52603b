import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../harness/databases.js';
import { Listener } from '../harness/listener.js';
import { type Service, startService } from '../harness/service.js';
import { eventsSettled } from '../harness/settled-events.js';
import { TestEscrow } from '../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the event stream of another, on ${engine}`, () => {
    let service: Service;
    /** The id of an event of another account, and one that never was. */
    let foreignId: string;
    const unknownId = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10';
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      await TestEscrow.funded(service);
      await eventsSettled(service);
      foreignId = (await service.call('GET', '/events')).body.data.at(-1).event_id;
    });
    afterAll(() => service.stop());

    const refusalOf = async (key: string, id: string) => {
      const headers = { 'Last-Event-ID': id };
      const { status, body } = await service.call('GET', '/events/stream', { key, headers });
      return { status, ...body, request_id: null };
    };

    it.each(['test', 'live'] as const)(
      'is not opened behind their event by a key of %s mode',
      async (mode) => {
        const key = await (await service.newMerchant()).key(mode);
        const refusal = await refusalOf(key, foreignId);
        expect(refusal.status).toBe(400);
        expect(refusal).toEqual(await refusalOf(key, unknownId));
      },
    );

    it('is not opened behind an event of test mode by a live key of the account', async () => {
      const { key } = await service.newMerchant();
      const [testKey, liveKey] = [await key('test'), await key('live')];
      const call: Service['call'] = (method, path, options) =>
        service.call(method, path, { key: testKey, ...options });
      await TestEscrow.open({ ...service, call }).then((escrow) => escrow.fund());
      await eventsSettled(service);
      const [{ event_id: id }] = (await call('GET', '/events')).body.data;
      expect((await refusalOf(liveKey, id)).status).toBe(400);
    });

    it('has none of their events from the beginning, and none of what comes', async () => {
      const { key } = await service.newMerchant();
      const testKey = await key('test');
      const call: Service['call'] = (method, path, options) =>
        service.call(method, path, { key: testKey, ...options });
      const listener = await Listener.open({ ...service, testKey }, { 'Last-Event-ID': '0' });
      await TestEscrow.funded(service);
      const own = await TestEscrow.funded({ ...service, call });
      const received = [await listener.next(), await listener.next(), await listener.next()];
      listener.close();
      expect(received.map(({ data }) => data.reference)).toEqual(Array(3).fill(own.reference));
    });
  });
});
