import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

const hourMs = 3_600_000;

forEachDatabase((engine, freshDatabase) => {
  describe(`a delivery with an expected arrival, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const now = async () => Date.parse((await advance(service, { minutes: 1 })).body.now);
    const at = (ms: number) => new Date(ms).toISOString();

    it('starts the inspection then, is repeated for ever, and cannot be changed', async () => {
      const escrow = await TestEscrow.funded(service);
      const expectedAt = (await now()) + 72 * hourMs;
      const body = { ...proof, expected_arrival_at: at(expectedAt).replace('Z', '+00:00') };
      const delivered = await escrow.post('deliver', body);
      expect(delivered.body).toMatchObject({
        status: 'funded',
        inspection_starts_at: at(expectedAt),
        auto_release_at: at(expectedAt + 24 * hourMs),
        dispatch_proof: { expected_arrival_at: at(expectedAt) },
      });
      const { entries } = await escrow.read('/timeline');
      expect(entries.find(({ type }: { type: string }) => type === 'escrow.delivered').data).toMatchObject({
        inspection_starts_at: at(expectedAt),
        auto_release_at: at(expectedAt + 24 * hourMs),
      });
      const later = await escrow.post('deliver', { ...body, expected_arrival_at: at(expectedAt + 1) });
      expect([later.status, later.body.code]).toEqual([409, 'already_delivered']);
      expect((await escrow.post('deliver', proof)).body.code).toBe('already_delivered');
      await advance(service, { hours: 80 });
      const again = await escrow.post('deliver', body);
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      await advance(service, { hours: 15 });
      expect((await escrow.read()).status).toBe('funded');
      await advance(service, { hours: 2 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('is refused beyond its bounds and for managed deliveries, with the field and the remedy', async () => {
      const escrow = await TestEscrow.funded(service);
      const managed = await TestEscrow.funded(service, { delivery_mode: 'managed' });
      const from = await now();
      const refusals: [TestEscrow, string, RegExp][] = [
        [escrow, at(from - hourMs), /is in the past: send a time after/],
        [escrow, at(from + 15 * 24 * hourMs), /too far ahead: send a time before .* 14 days/],
        [escrow, '2026-13-01T09:00:00Z', /a time that exists/],
        [escrow, '2027-02-29T09:00:00+01:00', /a time that exists/],
        [escrow, 'Thursday', /with its zone/],
        [managed, at(from + hourMs), /managed delivery.*leave it out/],
      ];
      for (const [sale, expected_arrival_at, detail] of refusals) {
        const { status, body } = await sale.post('deliver', { ...proof, expected_arrival_at });
        expect([status, body.code, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
          400,
          'validation_failed',
          ['/expected_arrival_at'],
        ]);
        expect(body.errors[0].detail).toMatch(detail);
      }
      expect((await escrow.read()).inspection_starts_at).toBeNull();
    });

    it('leaves the clock of callers who name none as it is', async () => {
      const escrow = await TestEscrow.funded(service, { release_window_hours: 48 });
      const { body } = await escrow.post('deliver', proof);
      expect(body.inspection_starts_at).toBe(body.seller_delivered_at);
      expect(Date.parse(body.auto_release_at) - Date.parse(body.seller_delivered_at)).toBe(48 * hourMs);
      expect(body.dispatch_proof.expected_arrival_at).toBeNull();
    });
  });
});
