import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { endRefund, reverse } from '../../harness/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

type Row = Record<string, string | number | null>;

forEachDatabase((engine, freshDatabase) => {
  describe(`refunds on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterEach(() => expectSoundLedger(service));
    afterAll(() => service.stop());

    /** Paid in three transfers, overpaid by 50,000 with the last. */
    const paidInParts = async () => {
      const escrow = await TestEscrow.open(service);
      for (const amount of [60_000, 70_000, 170_000]) await escrow.fund({ amount });
      const { credits } = await escrow.read();
      return { escrow, creditIds: credits.map(({ id }: Row) => id) };
    };
    /** Returns the refunds of held money, each with the index of its credit. */
    const returned = async (escrow: TestEscrow, creditIds: string[]) => {
      const { refunds } = await escrow.read();
      const held = refunds.filter(({ reason }: Row) => reason !== 'overpaid');
      // Refunds of one decision have no order of their own.
      return held
        .map((refund: Row) => [creditIds.indexOf(String(refund.credit_id)), Number(refund.amount)])
        .sort(([a = 0, x = 0], [b = 0, y = 0]) => b - a || x - y);
    };

    it('everything held is refunded to its payer, with the reason and the actor', async () => {
      const escrow = await TestEscrow.funded(service);
      const refunded = await escrow.post('refund', { reason: 'Out of stock' });
      expect(refunded.body).toMatchObject({
        status: 'refunded',
        amount_held: 0,
        amount_refunded: 250_000,
        blocked_by: ['final'],
        refunds: [{ amount: 250_000, reason: 'Out of stock' }],
      });
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'paid' }]);
      expect((await escrow.eventTypes()).slice(-2)).toEqual(['escrow.refunded', 'refund.paid']);
      const { entries } = await escrow.read('/timeline');
      const entry = entries.find(({ type }: Row) => type === 'escrow.refunded');
      expect(entry).toMatchObject({ actor: 'merchant', via: 'api', data: { reason: 'Out of stock' } });
    });

    it('parts are refunded credit by credit, the newest first, with one refund for each', async () => {
      const { escrow, creditIds } = await paidInParts();
      const first = await escrow.post('refund', { amount: 20_000 }, keyHeader());
      expect(first.body).toMatchObject({ status: 'funded', amount_held: 230_000, amount_refunded: 20_000 });
      expect(await returned(escrow, creditIds)).toEqual([[2, 20_000]]);
      await escrow.post('refund', { amount: 150_000 }, keyHeader());
      expect(await returned(escrow, creditIds)).toEqual([
        [2, 20_000],
        [2, 100_000],
        [1, 50_000],
      ]);
      const last = await escrow.post('refund');
      expect(last.body).toMatchObject({ status: 'refunded', amount_held: 0, amount_refunded: 250_000 });
      expect(await returned(escrow, creditIds)).toEqual([
        [2, 20_000],
        [2, 100_000],
        [1, 20_000],
        [1, 50_000],
        [0, 60_000],
      ]);
      // The refunds of one credit are sent one at a time.
      await advance(service, { hours: 6 });
      const { refunds, credits } = await escrow.read();
      expect(new Set(refunds.map(({ status }: Row) => status))).toEqual(new Set(['paid']));
      expect(credits.every((credit: Row) => credit.amount_refunded === credit.amount)).toBe(true);
      const types = (await escrow.eventTypes()).filter((type) => type.startsWith('escrow.'));
      expect(types.slice(1)).toEqual([
        'escrow.partially_refunded',
        'escrow.partially_refunded',
        'escrow.refunded',
      ]);
    });

    it('what was released in part stays released when the rest is refunded', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('release', { amount: 100_000 }, keyHeader());
      const refunded = await escrow.post('refund');
      expect(refunded.body).toMatchObject({
        status: 'released',
        amount_released: 100_000,
        amount_refunded: 150_000,
      });
      const again = await escrow.post('refund');
      expect([again.status, again.body.code, again.body.blocked_by]).toEqual([409, 'final', ['final']]);
    });

    it.each([
      ['more than what is held', 250_001, 'amount_exceeds_held'],
      ['less than the bank transfers', 9_999, 'amount_too_small'],
      ['a rest below what the bank transfers', 240_001, 'amount_too_small'],
    ])('a part of %s is refused and moves nothing', async (_name, amount, code) => {
      const escrow = await TestEscrow.funded(service);
      const refused = await escrow.post('refund', { amount }, keyHeader());
      expect([refused.status, refused.body.code]).toEqual([409, code]);
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000, refunds: [] });
    });

    it('a part needs a key, and its repeat refunds nothing twice', async () => {
      const escrow = await TestEscrow.funded(service);
      const bare = await escrow.post('refund', { amount: 50_000 });
      expect([bare.status, bare.body.code]).toEqual([400, 'idempotency_key_required']);
      const headers = keyHeader();
      const duplicates = await Promise.all(
        Array.from({ length: 8 }, () => escrow.post('refund', { amount: 50_000 }, headers)),
      );
      expect(new Set(duplicates.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const changed = await escrow.post('refund', { amount: 60_000 }, headers);
      expect([changed.status, changed.body.code]).toEqual([409, 'idempotency_mismatch']);
      expect((await escrow.read()).amount_refunded).toBe(50_000);
    });

    it('a repeated refund returns the first; anything else is refused', async () => {
      const escrow = await TestEscrow.funded(service);
      const first = await escrow.post('refund');
      for (const [body, headers] of [[{}], [{ amount: 250_000 }, keyHeader()]] as const) {
        const again = await escrow.post('refund', body, headers);
        expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
        expect(again.body.refunds).toHaveLength(first.body.refunds.length);
      }
      const part = await escrow.post('refund', { amount: 100_000 }, keyHeader());
      expect([part.status, part.body.code]).toEqual([409, 'final']);
    });

    it('a refund without money is refused by name, with everything that blocks it', async () => {
      const refused = async (escrow: TestEscrow) => {
        const { status, body } = await escrow.post('refund');
        return [status, body.code, body.blocked_by];
      };
      const awaiting = await TestEscrow.open(service);
      expect(await refused(awaiting)).toEqual([409, 'not_funded', ['not_funded']]);
      await awaiting.post('cancel');
      expect(await refused(awaiting)).toEqual([409, 'final', ['final']]);
      const disputed = await TestEscrow.funded(service);
      await disputed.post('dispute', { reason: 'other', on_behalf_of: 'buyer' });
      expect(await refused(disputed)).toEqual([409, 'disputed', ['disputed']]);
      await reverse(service, (await disputed.read()).credits[0].id);
      expect(await refused(disputed)).toEqual([409, 'disputed', ['disputed', 'payment_reversed']]);
      expect(await disputed.read()).toMatchObject({ amount_held: 250_000, refunds: [] });
      const path = `/escrow/${segment(disputed.reference)}/refund`;
      const key = await (await service.newMerchant()).key('test');
      expect((await service.call('POST', path, { key })).status).toBe(404);
    });

    it('nothing is refunded while a reversed payment is not covered', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.fund({ amount: 40_000 });
      const [{ id }] = (await escrow.read()).credits;
      await advance(service, { hours: 73 });
      await escrow.initiate();
      await reverse(service, id);
      expect((await escrow.fund()).body).toMatchObject({ status: 'funded', amount_held: 250_000 });
      for (const action of ['refund', 'decline']) {
        const refused = await escrow.post(action);
        expect([refused.status, refused.body.code]).toEqual([409, 'payment_reversed']);
        expect(refused.body.blocked_by).toEqual(['payment_reversed']);
      }
      expect((await escrow.read()).amount_held).toBe(250_000);
    });

    it('a credit too small for the bank to return is not sent, and its refund says why', async () => {
      const escrow = await TestEscrow.open(service);
      for (const amount of [9_000, 241_000]) await escrow.fund({ amount });
      await escrow.post('refund');
      await advance(service, { hours: 1 });
      const { refunds } = await escrow.read();
      const left = refunds.map(({ status, amount }: Row) => `${status} ${amount}`);
      expect(new Set(left)).toEqual(new Set(['paid 241000', 'below_minimum 9000']));
    });

    it('a refund that the bank refuses stays owed and visible, and is never held again', async () => {
      const escrow = await TestEscrow.funded(service);
      const [{ id }] = (await escrow.post('refund')).body.refunds;
      await advance(service, { minutes: 0 });
      await endRefund(service, id, 'failed');
      const check = async () => {
        const { status, amount_held, amount_refunded, refunds } = await escrow.read();
        expect([status, amount_held, amount_refunded]).toEqual(['refunded', 0, 250_000]);
        expect(refunds).toMatchObject([
          { status: 'failed', amount: 250_000, failure_reason: expect.stringContaining('failed') },
        ]);
      };
      await check();
      expect((await escrow.eventTypes()).slice(-2)).toEqual(['escrow.refunded', 'refund.failed']);
      const { movements } = await escrow.read('/ledger');
      expect(movements.at(-1)).toMatchObject({ credit: `refund:${id}`, amount: 250_000 });
      await advance(service, { hours: 100 });
      await check();
    });

    it.each<[string, (escrow: TestEscrow) => Promise<unknown>, string, string]>([
      ['a decline', (escrow) => escrow.post('decline'), 'declined', 'declined'],
      ['a cancellation', (escrow) => escrow.post('cancel'), 'cancelled', 'cancelled'],
      ['expiry', () => advance(service, { hours: 73 }), 'expired', 'expired'],
    ])('%s refunds every credit', async (_name, end, status, reason) => {
      const escrow = await TestEscrow.open(service);
      for (const amount of [60_000, 70_000]) await escrow.fund({ amount });
      await end(escrow);
      const ended = await escrow.read();
      expect(ended).toMatchObject({ status, amount_held: 0, amount_refunded: 130_000 });
      const refunded = ended.refunds.map((refund: Row) => `${refund.amount} ${refund.reason}`);
      expect(new Set(refunded)).toEqual(new Set([`70000 ${reason}`, `60000 ${reason}`]));
      await advance(service, { minutes: 1 });
      const paid = (await escrow.read()).refunds.map((refund: Row) => refund.status);
      expect(paid).toEqual(['paid', 'paid']);
    });

    it('a funded escrow that the seller declines is refunded in full', async () => {
      const escrow = await TestEscrow.open(service);
      await escrow.fund();
      expect((await escrow.post('decline')).body).toMatchObject({
        status: 'refunded',
        amount_refunded: 250_000,
      });
      const again = await escrow.post('refund');
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
    });

    it('a refund of a delivered escrow stops its release', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', proof);
      await escrow.post('refund', { amount: 100_000 }, keyHeader());
      await escrow.post('refund');
      await advance(service, { hours: 25 });
      expect(await escrow.read()).toMatchObject({ status: 'refunded', amount_released: 0, payouts: [] });
    });

    it('of a concurrent refund and release, one takes everything', async () => {
      for (let round = 0; round < 5; round++) {
        const escrow = await TestEscrow.funded(service);
        const answers = await Promise.all([escrow.post('refund'), escrow.post('release')]);
        expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'final']);
        const { amount_released: released, amount_refunded: refunded } = await escrow.read();
        expect([released, refunded].toSorted((a, b) => a - b)).toEqual([0, 250_000]);
      }
    });
  });
});
