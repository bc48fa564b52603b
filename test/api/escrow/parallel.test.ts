import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

forEachDatabase((engine, freshDatabase) => {
  describe(`parallel requests on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it('open one escrow and one virtual account for one reference', async () => {
      const body = initiateBody();
      const answers = await times(50, () => service.call('POST', '/escrow/initiate', { body }));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const fresh = answers.filter(({ headers }) => headers.get('idempotent-replay') === null);
      expect(fresh).toHaveLength(1);
      const timeline = await service.call('GET', `/escrow/${body.reference}/timeline`);
      const opened = timeline.body.entries.filter(({ type }: { type: string }) => type === 'account.opened');
      expect(opened).toHaveLength(1);
    });

    it('return the same checkout for a different body; header and body name what differs', async () => {
      const body = initiateBody({ metadata: { a: 1, b: 2 } });
      const first = await service.call('POST', '/escrow/initiate', { body });
      const changed = { ...body, amount: 300_000, customer_email: 'other@example.com' };
      const second = await service.call('POST', '/escrow/initiate', { body: changed });
      expect(second.body).toEqual({ ...first.body, mismatch: ['amount', 'customer_email'] });
      expect(second.headers.get('idempotent-mismatch')).toBe('amount, customer_email');
      const reordered = { ...body, customer_email: ' Buyer@Example.com ', metadata: { b: 2, a: 1 } };
      const third = await service.call('POST', '/escrow/initiate', { body: reordered });
      expect(third.headers.get('idempotent-mismatch')).toBeNull();
      expect(third.text).toBe(first.text);
      expect(first.body.mismatch).toEqual([]);
    });

    it('release once', async () => {
      const checkout = await TestEscrow.funded(service);
      const answers = await times(100, () => checkout.post('release'));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const fresh = answers.filter(({ headers }) => headers.get('idempotent-replay') === null);
      expect(fresh).toHaveLength(1);
      const released = await checkout.read();
      expect(released).toMatchObject({ status: 'released', amount_released: 250_000 });
      expect(released.payouts).toHaveLength(1);
      const types = await checkout.eventTypes();
      expect(types.filter((type) => type === 'escrow.released')).toHaveLength(1);
    });

    it('release one part for one key', async () => {
      const checkout = await TestEscrow.funded(service);
      const headers = { 'Idempotency-Key': `duplicates-${checkout.reference}` };
      const answers = await times(50, () => checkout.post('release', { amount: 20_000 }, headers));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await checkout.read()).toMatchObject({ amount_released: 20_000, amount_held: 230_000 });
    });

    it('count one bank transfer once, even if it is reported several times', async () => {
      const checkout = await TestEscrow.open(service);
      await times(10, () =>
        checkout.fund({ amount: 50_000, times: 5 }, { 'Idempotency-Key': `fund-${checkout.reference}` }),
      );
      expect((await checkout.read()).amount_held).toBe(50_000);
    });

    it('never pay out more than was paid in, whichever of them wins', async () => {
      const escrows = await times(10, () => TestEscrow.funded(service));
      await Promise.all(
        escrows.flatMap((checkout) => [
          checkout.post('release'),
          checkout.post('decline'),
          checkout.post(
            'release',
            { amount: 200_000 },
            { 'Idempotency-Key': `a-part-${checkout.reference}` },
          ),
          checkout.post(
            'release',
            { amount: 100_000 },
            { 'Idempotency-Key': `b-part-${checkout.reference}` },
          ),
        ]),
      );
      for (const checkout of escrows) {
        const escrow = await checkout.read();
        const out = escrow.amount_held + escrow.amount_released + escrow.amount_refunded;
        expect(out).toBe(250_000);
      }
      await advance(service, { minutes: 1 });
    });
  });
});
