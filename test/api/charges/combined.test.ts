import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
    await service.call('PUT', '/account/payout', { body: payout });
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  const balance = async () => {
    const { payouts_below_minimum, payouts_pending, held } = (await service.call('GET', '/balance')).body;
    return { payouts_below_minimum, payouts_pending, held };
  };

  test(`payouts below the minimum are in the balance until they are paid, on ${engine}`, async () => {
    const first = await TestCharge.open(service, { amount: 6_000 });
    await first.fund();
    await advance(service, { hours: 2 });
    expect(await balance()).toEqual({ payouts_below_minimum: 6_000, payouts_pending: 6_000, held: 0 });
    const second = await TestCharge.open(service, { amount: 5_000 });
    await second.fund();
    await advance(service, { minutes: 0 });
    expect(await balance()).toEqual({ payouts_below_minimum: 0, payouts_pending: 11_000, held: 0 });
    await advance(service, { hours: 1 });
    expect(await balance()).toEqual({ payouts_below_minimum: 0, payouts_pending: 0, held: 0 });
    for (const charge of [first, second]) {
      expect((await charge.read()).payouts).toMatchObject([{ status: 'paid' }]);
    }
  });
});
