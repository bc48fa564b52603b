import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaseMs } from '../../../server/src/adapters/store/jobs.js';
import { remindAfterMs } from '../../../server/src/domain/checkout/unpayable.js';
import { listDueJobs } from '../../../server/src/jobs/due-jobs.js';
import { Claims } from '../../../server/src/sandbox/claims.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((_engine, freshDatabase) => {
  let service: Service;

  const due = () => {
    const { store, clock } = service.deps.services;
    const time = { now: clock.now(), clockOffsetMs: 0, graceMs: 0, remindAfterMs };
    return store.all(listDueJobs, { accountId: service.accountId, ...time });
  };

  beforeAll(async () => {
    service = await startService(await freshDatabase());
    await service.deps.worker.stop();
    for (let n = 0; n < 2; n++) {
      const escrow = await TestEscrow.open(service);
      await escrow.fund();
      expect((await escrow.post('decline')).status).toBe(200);
    }
  });
  afterAll(() => service.stop());

  it('leases jobs for one, and gives back those that have not begun', async () => {
    const { services } = service.deps;
    const before = await due();
    const [first, second] = before.filter(({ kind }) => kind === 'refund.run');
    if (!first || !second) throw new Error('Two refunds should be due');
    const [ours, theirs] = [new Claims(services), new Claims(services)];
    await ours.take([first, second]);
    expect(await theirs.begin(first)).toBeNull();
    expect(await theirs.begin(second)).toBeNull();
    const begun = await ours.begin(first);
    expect(begun).toMatchObject({ id: first.id, attempts: first.attempts + 1 });
    expect(begun?.leaseUntil).toBeLessThanOrEqual(services.clock.now() + leaseMs);
    await ours.giveBack();
    const after = new Map((await due()).map((job) => [job.id, job]));
    expect(after.get(second.id)).toEqual(second);
    expect(after.get(first.id)).toMatchObject({ leaseToken: begun?.leaseToken, attempts: 1 });
    expect(await theirs.begin(first)).toBeNull();
    expect(await theirs.begin(second)).toMatchObject({ id: second.id, attempts: second.attempts + 1 });
  });
});
