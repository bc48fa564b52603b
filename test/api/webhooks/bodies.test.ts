import { type EventType, events } from '@escrow-checkout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

interface Entry {
  type: string;
  at: string;
  sequence: number | null;
  data: Record<string, unknown>;
}

const uuid = '0198c7c6-5a52-7d0e-8f5b-3f5f6a1c2b3d';

/** Returns the bodies of all recorded events of a checkout. */
async function bodiesOf(charge: TestEscrow | TestCharge): Promise<Record<string, unknown>[]> {
  const { entries } = (await charge.read('/timeline')) as { entries: Entry[] };
  const id =
    charge instanceof TestEscrow
      ? { escrow_id: uuid, charge_id: null }
      : { escrow_id: null, charge_id: uuid };
  const common = { event_id: uuid, mode: 'test', amount: 250_000, currency: 'NGN', metadata: null, ...id };
  return entries.flatMap(({ type, at, sequence, data }) =>
    sequence === null
      ? []
      : [{ event: type, created_at: at, sequence, reference: charge.reference, ...common, ...data }],
  );
}

forEachDatabase((engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  /** Makes escrows and charges that together record most types of events. */
  async function live(): Promise<(TestEscrow | TestCharge)[]> {
    const released = await TestEscrow.funded(service);
    await released.post('release', { amount: 100_000 });
    await released.post('deliver', proof);
    const declined = await TestEscrow.open(service);
    await declined.fund();
    await declined.post('decline', { reason: 'sold out' });
    const refusedBeforePayment = await TestEscrow.open(service);
    await refusedBeforePayment.post('decline');
    const cancelled = await TestEscrow.open(service);
    await cancelled.post('cancel');
    const expired = await TestEscrow.open(service);
    await expired.fund({ outcome: 'rejected' });
    await expired.fund({ amount: 100_000 });
    const paid = await TestCharge.open(service);
    await paid.fund();
    const unpaid = await TestCharge.open(service);
    await unpaid.fund({ amount: 50_000 });
    await advance(service, { hours: 24 * 8 });
    return [released, declined, refusedBeforePayment, cancelled, expired, paid, unpaid];
  }

  test(`recorded events match the contract, on ${engine}`, async () => {
    const bodies = (await Promise.all((await live()).map(bodiesOf))).flat();
    const wrong = bodies.flatMap((body) => {
      const result = events[body.event as EventType].payload.strict().safeParse(body);
      return result.success ? [] : [{ event: body.event, issues: result.error.issues }];
    });
    expect(wrong).toEqual([]);
    const types = new Set(bodies.map(({ event }) => event));
    expect([...types].filter((type) => !(String(type) in events))).toEqual([]);
    expect(types.size).toBeGreaterThanOrEqual(13);
  });
});
