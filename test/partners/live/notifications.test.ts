import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findById } from '../../../server/src/features/checkouts/queries.js';
import {
  loadCheckoutPage,
  type OpenCheckoutPage,
} from '../../../server/src/features/pages/checkout-page/open-page.js';
import { expectSoundLedger, expectVerifiedLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { emptyPage } from '../../simulation/commands/page.js';
import { defined } from '../money/world.js';
import { LiveShop } from './shop.js';
import type { PartnerSide } from './side.js';
import { sides } from './sides.js';

forEachDatabase((engine, freshDatabase) => {
  describe.each(sides)(`notifications on ${engine} of %s`, (_name, startSide) => {
    let shop: LiveShop;
    let side: PartnerSide;
    beforeAll(async () => {
      side = await startSide();
      shop = await LiveShop.open(await freshDatabase(), side);
    });
    afterEach(async () => {
      await expectVerifiedLedger(shop.service);
    });
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
    });

    const post = (raw: string | Uint8Array, headers: Record<string, string> = {}) =>
      shop.service.call('POST', `!/partners/${side.name}/notifications`, { key: null, raw, headers });
    const signed = (signature: string) => ({ [side.signature.header]: signature });

    test('the same one a thousand times is one effect', async () => {
      const escrow = await shop.escrow();
      escrow.pay();
      const calls = side.exchanges.length;
      await shop.hear(1000);
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_received: 250_000 });
      expect((await escrow.read()).credits).toHaveLength(1);
      // A replayed notification costs the partner no call.
      expect(side.exchanges.length - calls).toBeLessThan(10);
    });

    test('the number that traces a payment reaches its credit and its receipt', async () => {
      const escrow = await shop.escrow();
      escrow.pay();
      const { rawBody } = defined(side.notifier.notifications.at(-1));
      await shop.hear();
      const { escrow_id: id, credits } = await escrow.read();
      const [{ session_id: sessionId }] = credits;
      const said = /"sessionId":"(\d{30})"/.exec(rawBody)?.[1] ?? null;
      expect([sessionId, said !== null]).toEqual([said, side.name === 'monnify']);
      const { services } = shop.service.deps;
      const session = { personId: 'buyer' } as OpenCheckoutPage['session'];
      const checkout = defined(await services.store.one(findById, { id }));
      const { view } = await loadCheckoutPage({ services, response: emptyPage() }, session, checkout);
      expect(view.payments.map((payment) => payment.sessionId)).toEqual([sessionId]);
    });

    test('those in reverse order, and late ones, change nothing that is final', async () => {
      const escrow = await (await shop.escrow()).funded();
      expect((await escrow.post('refund', {})).status).toBe(200);
      await shop.runDue();
      side.topUp(1_000_000);
      side.finishRefund(defined(side.refunds().at(-1)).reference);
      await side.notifier.deliverWaiting({ isReversed: true, copies: 2 });
      await shop.runDue();
      expect(await escrow.read()).toMatchObject({ status: 'refunded', refunds: [{ status: 'paid' }] });
    });

    test.each([
      ['of something else', 'ab'.repeat(64)],
      ['that is half', 'ab'.repeat(32)],
      ['that is no hexadecimal', 'z'.repeat(128)],
      ['and more', `${'ab'.repeat(64)}00`],
    ])('one with a signature %s is forged', async (_what, signature) => {
      const forged = await post(side.bodies.unknownPayment, signed(signature));
      expect([forged.status, forged.body]).toEqual([401, { status: 'forged' }]);
    });

    test('one without a signature is forged, or only causes a look-up', async () => {
      const escrow = await shop.escrow();
      escrow.pay(240_000);
      const { rawBody } = defined(side.notifier.notifications.at(-1));
      for (const headers of [{}, signed('')]) {
        expect((await post(rawBody, headers)).status).toBe(side.signature.isRequired ? 401 : 200);
      }
      await shop.runDue();
      expect(await escrow.types()).not.toContain('payment.failed');
      for (const waiting of side.notifier.waiting()) side.notifier.drop(waiting);
    });

    test.each([
      ['an unknown event', () => side.bodies.unknownEvent],
      ['no JSON', () => 'event=charge.success'],
      ['half of a body', () => side.bodies.unknownPayment.slice(0, 40)],
      ['a list', () => '[1,2,3]'],
      ['no data', () => side.bodies.withoutData],
    ])('a signed one with %s is kept and answered 200', async (_what, rawOf) => {
      expect((await post(rawOf(), side.notifier.headers(rawOf()))).status).toBe(200);
    });

    test('one about a payment that the partner does not know moves nothing', async () => {
      const { unknownPayment } = side.bodies;
      expect((await post(unknownPayment, side.notifier.headers(unknownPayment))).status).toBe(200);
      await shop.runDue();
    });

    test('one that is too large is refused before it is read', async () => {
      const answer = await post(new Uint8Array(5 * 1024 * 1024));
      expect(answer.status).toBe(413);
    });
  });
});
