import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { initiateEscrow } from '../../../server/src/domain/escrow/initiate.js';
import { accountNumber, contextAt, escrowInput } from '../../../server/src/domain/testing/fixtures.js';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { DirectCharge } from '../../harness/direct-charge.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A service with a new merchant, whose test key signs the calls. */
async function newShop(service: Service): Promise<Service> {
  const { accountId, key } = await service.newMerchant();
  const testKey = await key('test');
  const call: Service['call'] = (method, path, options) =>
    service.call(method, path, { key: testKey, ...options });
  return { ...service, accountId, testKey, call };
}

async function clockOf(shop: Service): Promise<{ now: number; offsetMs: number }> {
  const { body } = await shop.call('GET', '/sandbox/clock');
  return { now: Date.parse(body.now), offsetMs: body.offset_ms };
}

/** Runs an action and returns the account times before and after it. */
async function timed<Answer>(shop: Service, act: () => Promise<Answer>) {
  const { now: from } = await clockOf(shop);
  const answer = await act();
  const { now: to } = await clockOf(shop);
  const isWithin = (time: string | null, laterMs = 0) => {
    const at = Date.parse(time ?? '') - laterMs;
    return from <= at && at <= to;
  };
  return { answer, isWithin };
}

/** Advances the clock while no worker takes a job, which would run at the end of its pass. */
async function advanceAlone(shop: Service, time: Parameters<typeof advance>[1]) {
  const { worker } = shop.deps;
  await worker.stop();
  try {
    return await advance(shop, time);
  } finally {
    worker.start();
  }
}

forEachDatabase((_engine, freshDatabase) => {
  let service: Service;

  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  describe('an advance of the test clock moves', () => {
    it('every later business event', async () => {
      const shop = await newShop(service);
      await advance(shop, { hours: 500, minutes: 1 });
      const { answer: opened, isWithin: isOpening } = await timed(shop, () => TestEscrow.open(shop));
      const escrow = await opened.read();
      expect([escrow.created_at, escrow.updated_at].map((time) => isOpening(time))).toEqual([true, true]);
      expect(isOpening(escrow.payment_deadline_at, 72 * hourMs)).toBe(true);
      expect(isOpening(escrow.expires_at, 8 * hourMs)).toBe(true);
      const { answer: funded, isWithin: paid } = await timed(shop, () => opened.fund());
      expect(paid(funded.body.credits[0].paid_at)).toBe(true);
      const { answer: delivered, isWithin } = await timed(shop, async () => {
        await opened.post('accept', { payout });
        return (await opened.post('deliver', proof)).body;
      });
      expect(isWithin(delivered.seller_accepted_at) && isWithin(delivered.seller_delivered_at)).toBe(true);
      expect(isWithin(delivered.auto_release_at, 24 * hourMs)).toBe(true);
      expect(isWithin(delivered.dispatch_proof.submitted_at)).toBe(true);
      const { entries } = await opened.read('/timeline');
      expect(entries.filter(({ at }: { at: string }) => Date.parse(at) < Date.now() + 499 * hourMs)).toEqual(
        [],
      );
      const { answer: balance, isWithin: read } = await timed(shop, () => shop.call('GET', '/balance'));
      expect(read(balance.body.as_of)).toBe(true);
    });

    it('the deadline of a direct charge and its grace; a part payment is refunded', async () => {
      const shop = await newShop(service);
      const charge = await DirectCharge.open(service.deps.services, shop.accountId);
      await charge.pay({ amount: 40_000 });
      await advance(shop, { hours: 24, minutes: 29 });
      expect((await charge.read()).charge.status).toBe('pending');
      await advance(shop, { minutes: 1 });
      const expired = await charge.read();
      expect(expired).toMatchObject({
        charge: { status: 'expired', amountRefunded: 40_000, closedReason: 'expired' },
        refunds: [{ status: 'pending', amount: 40_000 }],
      });
      await advance(shop, { minutes: 1 });
      expect((await charge.read()).refunds).toMatchObject([{ status: 'paid' }]);
    });

    it('many escrows at once, each at its own time and in its own order', async () => {
      const shop = await newShop(service);
      const escrows: TestEscrow[] = [];
      for (const minutes of [0, 0, 0, 1]) {
        escrows.push(await TestEscrow.funded(shop));
        await escrows.at(-1)?.post('deliver', proof);
        await advance(shop, { minutes });
      }
      const { body } = await advanceAlone(shop, { hours: 25 });
      const times = body.ran.map(({ at }: { at: string }) => at);
      expect([body.pending, times]).toEqual([false, [...times].sort()]);
      for (const escrow of escrows) {
        const { auto_release_at: releasedAt, payouts } = await escrow.read();
        const { entries } = await escrow.read('/timeline');
        const at = (type: string) => entries.find((entry: { type: string }) => entry.type === type).at;
        expect([at('escrow.released'), payouts[0].status]).toEqual([releasedAt, 'paid']);
        expect(Date.parse(at('payout.paid'))).toBe(Date.parse(releasedAt) + minuteMs);
      }
    });

    it('to the minute in which a transfer arrives, and then to the release beside it', async () => {
      const shop = await newShop(service);
      const delivered = await TestEscrow.funded(shop);
      await delivered.post('deliver', proof);
      const other = await TestEscrow.open(shop);
      const minutes = 24 * 60;
      await other.fund({ delay_minutes: minutes });
      await advanceAlone(shop, { minutes: minutes + 10 });
      const [credit] = (await other.read()).credits;
      const { entries } = await other.read('/timeline');
      const funded = entries.find(({ type }: { type: string }) => type === 'escrow.funded');
      // A pass would end a minute after the release.
      expect(Date.parse(funded.at) - Date.parse(credit.paid_at)).toBeLessThan(minuteMs / 2);
      const { auto_release_at: releasedAt } = await delivered.read();
      const { entries: story } = await delivered.read('/timeline');
      expect(story.find(({ type }: { type: string }) => type === 'escrow.released').at).toBe(releasedAt);
    });

    it('the minute in which the bank settles the payout of a direct charge', async () => {
      const shop = await newShop(service);
      expect((await shop.call('PUT', '/account/payout', { body: payout })).status).toBe(200);
      const charge = await DirectCharge.open(service.deps.services, shop.accountId);
      await charge.pay({ amount: 100_000 });
      await advance(shop, { minutes: 0 });
      expect(await charge.read()).toMatchObject({
        charge: { status: 'succeeded', amountHeld: 0, amountReleased: 100_000 },
        payouts: [{ status: 'pending' }],
      });
      await advance(shop, { minutes: 1 });
      expect((await charge.read()).payouts).toMatchObject([{ status: 'paid', amount: 100_000 }]);
    });

    it('how long an answer is kept; that of the advance itself counts from its end', async () => {
      const shop = await newShop(service);
      const headers = keyHeader();
      const request = { headers, body: { hours: 73 } };
      const first = await shop.call('POST', '/sandbox/clock/advance', request);
      const again = await shop.call('POST', '/sandbox/clock/advance', request);
      expect([again.text, again.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      expect((await clockOf(shop)).offsetMs).toBeLessThanOrEqual(73 * hourMs);
      await advance(shop, { hours: 71 });
      expect((await shop.call('POST', '/sandbox/clock/advance', request)).text).toBe(first.text);
      await advance(shop, { hours: 2 });
      expect((await shop.call('POST', '/sandbox/clock/advance', request)).text).not.toBe(first.text);
      expect((await clockOf(shop)).offsetMs).toBeGreaterThan((73 + 71 + 2 + 72) * hourMs);
    });
  });

  describe('it does not move', () => {
    it('another account', async () => {
      const [shop, other] = [await newShop(service), await newShop(service)];
      const escrow = await TestEscrow.open(other);
      const charge = await DirectCharge.open(service.deps.services, other.accountId);
      const before = await escrow.read();
      await advance(shop, { hours: 1_000 });
      expect(await escrow.read()).toEqual(before);
      expect((await charge.read()).charge).toMatchObject({ status: 'pending', version: 1 });
      const { now, offsetMs } = await clockOf(other);
      expect(offsetMs).toBe(0);
      expect(now).toBeLessThan(Date.now() + hourMs);
    });

    it('live mode of the same account', async () => {
      const { accountId, key } = await service.newMerchant();
      const [testKey, liveKey] = [await key('test'), await key('live')];
      const { store, clock, newId } = service.deps.services;
      const context = contextAt(clock.now(), newId);
      const account = { ...accountNumber(1, clock.now()), partnerReference: `live-${newId()}` };
      const { change, after } = initiateEscrow({ ...escrowInput, accountId, mode: 'live' }, account, context);
      expect(await commitChange(store, change, { evidence: service.deps.services })).toBe('committed');
      const headers = keyHeader();
      const body = { hours: 1_000 };
      await service.call('POST', '/sandbox/clock/advance', { key: testKey, headers, body });
      expect((await loadEscrow(store, after.escrow.id))?.escrow).toMatchObject({
        status: 'awaiting_payment',
        version: 1,
      });
      const asOf = async (key: string) =>
        Date.parse((await service.call('GET', '/balance', { key })).body.as_of);
      expect(await asOf(liveKey)).toBeLessThan(Date.now() + hourMs);
      expect(await asOf(testKey)).toBeGreaterThan(Date.now() + 999 * hourMs);
      const refused = await service.call('POST', '/sandbox/clock/advance', { key: liveKey, headers, body });
      expect([refused.status, refused.body.code]).toEqual([403, 'test_mode_only']);
    });

    it('the rate limit of a key', async () => {
      const settings = { RATE_LIMIT_PER_SECOND: '1', RATE_LIMIT_BURST: '50' };
      const limited = await startService(await freshDatabase(), settings);
      const { key } = await limited.newMerchant();
      const [spent, other] = [await key('test'), await key('test')];
      const spend = async () => {
        const calls = Array.from({ length: 55 }, () => limited.call('GET', '/escrow', { key: spent }));
        return (await Promise.all(calls)).filter(({ status }) => status === 429).length;
      };
      await spend();
      const headers = keyHeader();
      const body = { hours: 1_000 };
      const advanced = await limited.call('POST', '/sandbox/clock/advance', { key: other, headers, body });
      expect(advanced.status).toBe(200);
      // A refilled bucket would let fifty of them pass.
      expect(await spend()).toBeGreaterThan(10);
      await limited.stop();
    });
  });
});
