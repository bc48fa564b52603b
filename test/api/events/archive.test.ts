import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveAfter, archiveDays, deleteDeliveries } from '../../harness/archived.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { eventsSettled } from '../../harness/settled-events.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`archived events on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const read = async (path: string) => {
      await eventsSettled(service);
      const { status, body } = await service.call('GET', path);
      expect(status, path).toBe(200);
      return body;
    };
    const archive = async () => {
      await eventsSettled(service);
      await deleteDeliveries(service.deps.services);
      return archiveAfter(service.deps.services, archiveDays + 1);
    };

    async function paidEscrow(): Promise<TestEscrow> {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', { tracking_number: 'T', proof_photo_url: 'https://photo.example/1' });
      await escrow.post('release');
      await advance(service, { minutes: 5 });
      return escrow;
    }

    it('read as before: by id, by reference, and in the timeline', async () => {
      const escrow = await paidEscrow();
      const paths = [
        `/events?limit=100&reference=${escrow.reference}`,
        `/escrow/${escrow.reference}/timeline?limit=100`,
      ];
      const before = await Promise.all(paths.map(read));
      const [list] = before;
      expect(await archive()).toBeGreaterThan(0);
      expect(await Promise.all(paths.map(read))).toEqual(before);
      expect(list.data).toHaveLength(6);
      for (const event of list.data) expect(await read(`/events/${event.event_id}`)).toEqual(event);
      const ofType = await read(`/events?reference=${escrow.reference}&type=payout.paid`);
      expect(ofType.data).toEqual([list.data[0]]);
    });

    it('are not in the list of all', async () => {
      const escrow = await paidEscrow();
      expect(await archive()).toBeGreaterThan(0);
      const open = await TestEscrow.funded(service);
      const { data } = await read('/events?limit=100');
      expect(data.map((event: { reference: string }) => event.reference)).toContain(open.reference);
      expect(data.map((event: { reference: string }) => event.reference)).not.toContain(escrow.reference);
    });

    it('are followed by newer ones, and listed with them page by page', async () => {
      const escrow = await paidEscrow();
      expect(await archive()).toBeGreaterThan(0);
      const { payouts } = await escrow.read();
      const path = `/sandbox/payouts/${payouts[0].id}/settle`;
      const reversed = await service.call('POST', path, { body: { outcome: 'reversed' } });
      expect(reversed.status).toBe(200);
      const whole = await read(`/events?limit=100&reference=${escrow.reference}`);
      expect(whole.data.length).toBeGreaterThan(6);
      const pages: unknown[] = [];
      let cursor = '';
      do {
        const page = await read(`/events?limit=2&reference=${escrow.reference}${cursor}`);
        pages.push(...page.data);
        cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : '';
      } while (cursor !== '');
      expect(pages).toEqual(whole.data);
      const numbers = whole.data.map(({ sequence }: { sequence: number }) => sequence);
      expect(numbers).toEqual(numbers.map((_: number, n: number) => numbers.length - n));
      await expectSoundLedger(service);
    });
  });
});
