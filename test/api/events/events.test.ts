import { events } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

type ReceivedEvent = Record<string, unknown> & {
  event: keyof typeof events;
  event_id: string;
  sequence: number;
};

forEachDatabase((engine, freshDatabase) => {
  describe(`events on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const list = async (query = ''): Promise<ReceivedEvent[]> => {
      await eventsSettled(service);
      const answer = await service.call('GET', `/events?limit=100${query}`);
      expect(answer.status).toBe(200);
      return answer.body.data;
    };

    it('record the whole life of an escrow, numbered, each valid for its type', async () => {
      const metadata = { order: 7, nested: { deep: [1, 'two'] } };
      const escrow = await TestEscrow.funded(service, { metadata });
      await escrow.post('deliver', { tracking_number: 'T', proof_photo_url: 'https://photo.example/1' });
      await escrow.post('release');
      await advance(service, { minutes: 5 });
      const recorded = (await list(`&reference=${escrow.reference}`)).reverse();
      expect(recorded.map(({ event }) => event)).toEqual([
        'payment.success',
        'escrow.funded',
        'escrow.accepted',
        'escrow.delivered',
        'escrow.released',
        'payout.paid',
      ]);
      expect(recorded.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
      const { escrow_id } = await escrow.read();
      for (const event of recorded) {
        expect(() => events[event.event].payload.strict().parse(event)).not.toThrow();
        expect(event).toMatchObject({ escrow_id, charge_id: null, mode: 'test', metadata, amount: 250_000 });
      }
    });

    it('can be read one by one, exactly as listed', async () => {
      const [newest] = await list();
      expect((await service.call('GET', `/events/${newest?.event_id}`)).body).toEqual(newest);
      const missing = await service.call('GET', '/events/0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b10');
      expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
    });

    it('are listed newest first, page by page, none twice and none left out', async () => {
      const whole = await list();
      const pages: ReceivedEvent[] = [];
      let cursor = '';
      do {
        const { body } = await service.call('GET', `/events?limit=3${cursor}`);
        pages.push(...body.data);
        cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : '';
      } while (cursor !== '');
      expect(pages).toEqual(whole);
    });

    it('are found by type', async () => {
      await TestEscrow.funded(service);
      const funded = await list('&type=escrow.funded');
      expect(funded.length).toBeGreaterThan(1);
      expect(new Set(funded.map(({ event }) => event))).toEqual(new Set(['escrow.funded']));
      const refused = await service.call('GET', '/events?type=escrow.lost');
      expect(refused.body.errors[0].pointer).toBe('?type');
    });

    it('are hidden from other accounts', async () => {
      const { key } = await service.newMerchant();
      const other = await key('test');
      const [newest] = await list();
      expect((await service.call('GET', '/events', { key: other })).body.data).toEqual([]);
      const answer = await service.call('GET', `/events/${newest?.event_id}`, { key: other });
      expect(answer.status).toBe(404);
    });

    it('leave the ledger and the event sequences sound', () => expectSoundLedger(service));
  });
});
