import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`a transfer that arrives later, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it('is unknown to the bank before it is due, and is then reported without a poll', async () => {
      const checkout = await TestEscrow.open(service);
      const before = await service.call('GET', '/sandbox/clock');
      const asked = await checkout.fund({ delay_minutes: 90, payer_name: 'ADE BUYER' });
      expect(asked.status).toBe(200);
      expect(asked.body).toMatchObject({ status: 'awaiting_payment', amount_received: 0, credits: [] });
      await advance(service, { minutes: 89 });
      expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', credits: [] });
      const { body } = await advance(service, { minutes: 2 });
      expect(body.ran[0]).toMatchObject({ kind: 'sandbox.credit' });
      const { status, credits } = await checkout.read();
      expect(status).toBe('funded');
      expect(credits).toMatchObject([{ amount: 250_000, payer_name: 'ADE BUYER', status: 'credited' }]);
      const waitedMs = Date.parse(credits[0].paid_at) - Date.parse(before.body.now);
      expect(waitedMs).toBeGreaterThanOrEqual(90 * 60_000);
      expect(credits[0].paid_at).toBe(body.ran[0].at);
    });

    it.each([
      { outcome: 'credited', status: 'funded', credit: 'credited' },
      { outcome: 'rejected', status: 'awaiting_payment', credit: 'rejected' },
      { outcome: 'reversed', status: 'disputed', credit: 'reversed' },
    ])('can be $outcome, and counts once, even if it is reported several times', async (expected) => {
      const checkout = await TestEscrow.open(service);
      const { outcome } = expected;
      expect((await checkout.fund({ delay_minutes: 5, outcome, times: 4 })).body.credits).toEqual([]);
      await advance(service, { minutes: 5 });
      const { status, credits } = await checkout.read();
      expect(status).toBe(expected.status);
      expect(credits).toMatchObject([{ status: expected.credit, amount: 250_000 }]);
    });

    it('is one transfer under one key, even if the request is repeated', async () => {
      const checkout = await TestEscrow.open(service);
      const headers = keyHeader();
      const body = { delay_minutes: 30, amount: 100_000 };
      const duplicates = await Promise.all([checkout.fund(body, headers), checkout.fund(body, headers)]);
      expect(duplicates.map(({ status }) => status)).toEqual([200, 200]);
      expect(duplicates[0]?.text).toBe(duplicates[1]?.text);
      await advance(service, { minutes: 30 });
      const replay = await checkout.fund(body, headers);
      expect(replay.headers.get('Idempotent-Replay')).toBe('true');
      expect(replay.text).toBe(duplicates[0]?.text);
      expect((await checkout.read()).credits).toMatchObject([{ amount: 100_000 }]);
    });

    it('that arrives after the escrow has expired is returned', async () => {
      const checkout = await TestEscrow.open(service);
      await checkout.fund({ delay_minutes: 80 * 60 });
      await advance(service, { hours: 80, minutes: 5 });
      const { status, amount_excess, refunds } = await checkout.read();
      expect({ status, amount_excess }).toEqual({ status: 'expired', amount_excess: 250_000 });
      expect(refunds).toMatchObject([{ amount: 250_000, status: 'paid' }]);
    });
  });

  it(`survives a restart on ${engine}`, async () => {
    const database = await freshDatabase();
    const first = await startService(database);
    const checkout = await TestEscrow.open(first);
    await checkout.fund({ delay_minutes: 60 });
    const key = first.testKey;
    await first.stop();
    const second = await startService(database);
    const body = { minutes: 60 };
    await second.call('POST', '/sandbox/clock/advance', { key, body, headers: keyHeader() });
    const escrow = await second.call('GET', `/escrow/${segment(checkout.reference)}`, { key });
    expect(escrow.body).toMatchObject({ status: 'funded', credits: [{ amount: 250_000 }] });
    await expectSoundLedger(second);
    await second.stop();
  });
});
