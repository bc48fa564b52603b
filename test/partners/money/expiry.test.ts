import { expect, test } from 'vitest';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, hourMs } from './world.js';

forEachStore((_engine, open) => {
  test('an escrow that expired and was reopened expires again', async () => {
    const world = await createWorld(await open());
    const worker = createWorker(world.services);
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
  });
});
