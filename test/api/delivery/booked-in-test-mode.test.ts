import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import type { TestEscrow } from '../../harness/test-escrow.js';
import { attach, attachable, openManaged } from './delivery.js';

forEachDatabase((_engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  type Step = (escrow: TestEscrow) => Promise<unknown>;
  const attachRate: Step = async (escrow) => attach(service, escrow, await attachable(service));
  const fund: Step = (escrow) => escrow.fund();
  const accept: Step = (escrow) => escrow.post('accept');

  it.each([
    ['attached', [fund, accept, attachRate]],
    ['accepted', [attachRate, fund, accept]],
    ['funded', [accept, attachRate, fund]],
  ] as const)(
    'books a pickup as soon as the escrow is %s, and cancels it with a refund',
    async (_last, steps) => {
      const escrow = await openManaged(service);
      for (const step of steps) {
        expect((await escrow.eventTypes()).filter((type) => type === 'delivery.updated')).toEqual([]);
        await step(escrow);
      }
      await service.deps.worker.runDue();
      const { delivery_tracking } = await escrow.read();
      expect(delivery_tracking).toMatchObject({ status: 'booked', booked_at: expect.any(String) });
      expect(await escrow.eventTypes()).toContain('delivery.updated');
      await escrow.post('refund');
      await service.deps.worker.runDue();
      expect((await escrow.read()).delivery_tracking.status).toBe('cancelled');
      const { body } = await service.call('GET', '/balance');
      expect([body.carriage_owed, body.carriage_limit]).toEqual([0, null]);
    },
  );
});
