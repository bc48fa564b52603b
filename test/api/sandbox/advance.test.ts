import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../../server/src/adapters/store/jobs.js';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import { runJob } from '../../../server/src/jobs/run-job.js';
import { type AccountTime, accountTime } from '../../../server/src/pipeline/context.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { claimAny } from '../../harness/claims.js';
import { forEachDatabase } from '../../harness/databases.js';
import { readsBy } from '../../harness/reads.js';
import { type Answer, keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';
import { listOrders } from '../../partners/money/books.js';

const hourMs = 3_600_000;

forEachDatabase((_engine, freshDatabase) => {
  let service: Service;

  const ask = (hours: number, headers = keyHeader()): Promise<Answer> =>
    service.call('POST', '/sandbox/clock/advance', { headers, body: { hours } });
  const offset = async (): Promise<number> => (await service.call('GET', '/sandbox/clock')).body.offset_ms;

  /** A due refund, held by a worker until the test lets it continue. */
  const beginRefund = async () => {
    const escrow = await TestEscrow.open(service);
    await escrow.fund();
    await service.deps.worker.stop();
    expect((await escrow.post('decline')).status).toBe(200);
    const { services } = service.deps;
    const [job] = await claimAny(services.store, { now: services.clock.now(), limit: 1, token: 'worker' });
    if (!job) throw new Error('Nothing is due');
    const run = async (begun?: AccountTime) => {
      const time = begun ?? (await accountTime(services, service.accountId, 'test'));
      await runJob(services, jobHandlers, job, time);
      service.deps.worker.start();
    };
    return { escrow, job, run };
  };

  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  describe('an advance of the test clock', () => {
    it('waits for a running worker, and refuses another advance meanwhile', async () => {
      const { escrow, job, run } = await beginRefund();
      const before = await offset();
      const both = [ask(2), ask(2)];
      const first = await Promise.race(both);
      expect([first.status, first.body.code, first.body.retryable]).toEqual([409, 'clock_busy', true]);
      expect(await offset()).toBe(before);
      await run();
      const [won] = (await Promise.all(both)).filter(({ status }) => status === 200);
      expect(won?.body.ran).toContainEqual(
        expect.objectContaining({ kind: 'refund.run', subject: job.subject }),
      );
      expect((await offset()) - before).toBeLessThanOrEqual(2 * hourMs);
      const orders = await listOrders(service.deps.services.store);
      expect(orders.filter(({ amount }) => amount === 250_000)).toHaveLength(1);
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'paid' }]);
    });

    it('brings forward what a worker began before it', async () => {
      const { escrow, run } = await beginRefund();
      const { store } = service.deps.services;
      const begun = await accountTime(service.deps.services, service.accountId, 'test');
      const { now, clockOffsetMs } = begun;
      const moved = { clockOffsetMs, deltaMs: hourMs, now: now - clockOffsetMs };
      expect(await advanceClock(store, { accountId: service.accountId, ...moved })).toBe(true);
      await run(begun);
      expect((await ask(0)).status).toBe(200);
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'paid' }]);
    });

    it('that was interrupted continues to its original target when it is repeated', async () => {
      const { services } = service.deps;
      const { store } = services;
      const start = await offset();
      const headers = keyHeader();
      const cut = readsBy(store, async ({ name }) => {
        if (name === 'clock.next_moment') throw new Error('the power is cut');
      });
      Object.assign(services, { store: cut.store });
      expect((await ask(5, headers)).status).toBe(500);
      Object.assign(services, { store });
      await advance(service, { hours: 1 });
      expect((await ask(5, headers)).status).toBe(200);
      const hours = ((await offset()) - start) / hourMs;
      expect(hours).toBeGreaterThan(4.9);
      expect(hours).toBeLessThanOrEqual(5);
    });

    it('answers a repeat with the stored answer, and refuses another request under its key', async () => {
      const headers = keyHeader();
      const first = await ask(3, headers);
      const start = await offset();
      const repeated = await ask(3, headers);
      expect([repeated.text, repeated.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      const other = await ask(4, headers);
      expect([other.status, other.body.code]).toEqual([409, 'idempotency_mismatch']);
      expect(await offset()).toBe(start);
    });

    it('by nothing runs what is due now and leaves the time alone', async () => {
      const start = await offset();
      const { body } = await advance(service, { minutes: 0 });
      expect(body).toMatchObject({ pending: false });
      expect(await offset()).toBe(start);
    });

    it('needs a key and a time', async () => {
      const bare = await service.call('POST', '/sandbox/clock/advance', { body: { hours: 1 } });
      expect([bare.status, bare.body.code]).toEqual([400, 'idempotency_key_required']);
      const headers = keyHeader();
      const timeless = await service.call('POST', '/sandbox/clock/advance', { headers, body: {} });
      expect([timeless.status, timeless.body.errors[0].pointer]).toEqual([400, '/hours']);
    });
  });
});
