import { expect, test } from 'vitest';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import type { JobHandlers } from '../../../server/src/jobs/run-job.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, hourMs } from './world.js';

forEachStore((_engine, open) => {
  test('a job that runs again expires an escrow again once it was reopened', async () => {
    const world = await createWorld(await open());
    const ran: string[] = [];
    // Fails after the work, as a worker that dies then does, so that the same job runs again.
    const expire: JobHandlers['checkout.expire'] = async (services, job, time) => {
      ran.push(job.id);
      await jobHandlers['checkout.expire'](services, job, time);
      return { outcome: 'retry', reason: 'the end was not recorded' };
    };
    const worker = createWorker(world.services, { handlers: { ...jobHandlers, 'checkout.expire': expire } });
    const statusAfter = async (ms: number) => {
      world.services.clock.advance(ms);
      await worker.runDue();
      return (await world.load(id)).escrow.status;
    };
    const { id } = (await world.initiate()).escrow;
    expect(await statusAfter(73 * hourMs)).toBe('expired');

    const account = {
      partnerReference: `again-${id}`,
      partner: 'sandbox',
      accountNumber: '9',
      bankName: 'B',
      accountName: null,
      expiresAt: 1,
    };
    const { escrow } = await world.act(id, { command: 'reopen', account });
    expect(escrow.status).toBe('awaiting_payment');
    expect(await statusAfter(hourMs)).toBe('awaiting_payment');
    expect(await statusAfter(72 * hourMs)).toBe('expired');
    expect(ran.length).toBeGreaterThan(1);
    expect(new Set(ran).size).toBe(1);
  });
});
