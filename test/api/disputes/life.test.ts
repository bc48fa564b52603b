import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { reverse } from '../../harness/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { askDispute, disputed, newestEntry, readDispute, withdrawAsBuyer } from './dispute.js';

const hourMs = 3_600_000;
const photo = 'https://photos.example.com/1.jpg';

forEachDatabase((engine, freshDatabase) => {
  describe(`disputes on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      await service.call('PUT', '/account/payout', { body: payout });
    });
    afterEach(() => expectSoundLedger(service));
    afterAll(() => service.stop());

    /** An escrow of a merchant that is its own seller. */
    const ownEscrow = async () => {
      const escrow = await TestEscrow.open(service, { seller_email: undefined });
      await escrow.fund();
      return escrow;
    };
    const releaseMs = async (escrow: TestEscrow) => Date.parse((await escrow.read()).auto_release_at);

    it("a buyer's dispute without an answer refunds everything after 72 hours", async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', proof);
      const id = await disputed(escrow, { description: 'Cracked', evidence: [photo], on_behalf_of: 'buyer' });
      expect(await escrow.read()).toMatchObject({ auto_release_at: null, blocked_by: ['disputed'] });
      const dispute = await readDispute(service, id);
      expect(Date.parse(dispute.respond_by) - Date.parse(dispute.created_at)).toBe(72 * hourMs);
      await advance(service, { hours: 71, minutes: 59 });
      expect((await escrow.read()).status).toBe('disputed');
      await advance(service, { minutes: 1 });
      expect(await escrow.read()).toMatchObject({
        status: 'refunded',
        amount_held: 0,
        amount_released: 0,
        amount_refunded: 250_000,
        blocked_by: ['final'],
      });
      expect(await readDispute(service, id)).toMatchObject({
        status: 'resolved',
        outcome: 'conceded',
        amount_to_seller: 0,
        respond_by: null,
      });
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'paid', reason: 'no_answer' }]);
      expect(await newestEntry(escrow, 'dispute.opened')).toEqual({
        actor: 'merchant',
        via: 'api',
        onBehalfOf: 'buyer',
        summary: 'A dispute was opened; the clock is paused. On behalf of the buyer.',
      });
      expect(await newestEntry(escrow, 'dispute.resolved')).toMatchObject({
        actor: 'clock',
        onBehalfOf: null,
      });
      expect((await escrow.eventTypes()).slice(-3)).toEqual([
        'dispute.resolved',
        'escrow.refunded',
        'refund.paid',
      ]);
    });

    it("an answer from the seller's side ends the deadline and leaves it to the operator", async () => {
      const escrow = await TestEscrow.funded(service);
      const id = await disputed(escrow, { on_behalf_of: 'buyer' });
      await askDispute(service, id, 'evidence', { links: [photo], on_behalf_of: 'buyer' });
      expect((await readDispute(service, id)).status).toBe('waiting_for_seller');
      const answer = { text: 'It left us whole.', links: [photo], on_behalf_of: 'seller' };
      const answered = await askDispute(service, id, 'evidence', answer);
      expect(answered.body).toMatchObject({ id, status: 'waiting_for_operator', respond_by: null });
      await advance(service, { hours: 200 });
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_held: 250_000 });
      const { evidence } = await readDispute(service, id);
      expect(evidence).toEqual([
        { side: 'buyer', text: null, links: [photo], at: expect.any(String) },
        { side: 'seller', text: 'It left us whole.', links: [photo], at: expect.any(String) },
      ]);
      expect(await newestEntry(escrow, 'dispute.evidence')).toEqual({
        actor: 'merchant',
        via: 'api',
        onBehalfOf: 'seller',
        summary: 'Evidence was added to the dispute. On behalf of the seller.',
      });
    });

    it('a dispute stops the clock, and a withdrawal restores the time that was left', async () => {
      const escrow = await ownEscrow();
      await escrow.post('deliver', proof);
      await advance(service, { hours: 10 });
      const dueMs = await releaseMs(escrow);
      const id = await disputed(escrow);
      const opened = await readDispute(service, id);
      expect(opened).toMatchObject({
        opened_by: 'seller',
        status: 'waiting_for_operator',
        respond_by: null,
        evidence: [],
      });
      await advance(service, { hours: 50 });
      expect(await escrow.read()).toMatchObject({ status: 'disputed', auto_release_at: null });
      const withdrawn = await askDispute(service, id, 'withdraw');
      expect(withdrawn.body).toMatchObject({
        status: 'resolved',
        outcome: 'withdrawn',
        amount_to_seller: null,
      });
      const leftMs = dueMs - Date.parse(opened.created_at);
      expect((await releaseMs(escrow)) - Date.parse(withdrawn.body.updated_at)).toBe(leftMs);
      await advance(service, { hours: 13 });
      expect((await escrow.read()).status).toBe('funded');
      await advance(service, { hours: 1 });
      expect((await escrow.read()).status).toBe('released');
      expect(await newestEntry(escrow, 'dispute.resolved')).toMatchObject({
        actor: 'merchant',
        onBehalfOf: null,
      });
    });

    it('a withdrawn dispute over an undelivered parcel starts no clock', async () => {
      const escrow = await ownEscrow();
      await askDispute(service, await disputed(escrow), 'withdraw');
      expect(await escrow.read()).toMatchObject({ status: 'funded', auto_release_at: null, blocked_by: [] });
    });

    it('a side that has withdrawn a dispute can open another, which it cannot withdraw', async () => {
      const escrow = await TestEscrow.funded(service);
      const first = await disputed(escrow, { on_behalf_of: 'seller' });
      expect((await askDispute(service, first, 'withdraw')).status).toBe(200);
      const second = await disputed(escrow, { on_behalf_of: 'seller' });
      const refused = await askDispute(service, second, 'withdraw');
      expect([refused.status, refused.body.code]).toEqual([409, 'withdrawal_used']);
      expect((await escrow.read()).dispute.id).toBe(second);
      expect((await readDispute(service, first)).outcome).toBe('withdrawn');
      await askDispute(service, second, 'concede');
      expect((await escrow.read()).status).toBe('refunded');
    });

    it('a statement for a withdrawn dispute never reaches a later one', async () => {
      const escrow = await TestEscrow.funded(service);
      const first = await disputed(escrow, { on_behalf_of: 'seller' });
      await askDispute(service, first, 'withdraw');
      await disputed(escrow, { on_behalf_of: 'buyer' });
      const refused = await askDispute(service, first, 'concede');
      expect([refused.status, refused.body.code]).toEqual([409, 'not_disputed']);
      const again = await askDispute(service, first, 'withdraw');
      expect([again.body.id, again.headers.get('idempotent-replay')]).toEqual([first, 'true']);
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_held: 250_000 });
    });

    it('the buyer can withdraw a dispute opened for them, and open another', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', proof);
      const id = await disputed(escrow, { on_behalf_of: 'buyer' });
      await withdrawAsBuyer(service, escrow);
      expect((await readDispute(service, id)).outcome).toBe('withdrawn');
      expect(await newestEntry(escrow, 'dispute.resolved')).toMatchObject({
        actor: 'buyer',
        onBehalfOf: null,
      });
      const again = await disputed(escrow, { on_behalf_of: 'buyer' });
      await advance(service, { hours: 72 });
      expect((await escrow.read()).status).toBe('refunded');
      expect((await readDispute(service, again)).outcome).toBe('conceded');
    });

    it('a merchant cannot withdraw what it opened for the buyer, which would use it up', async () => {
      const escrow = await TestEscrow.funded(service);
      const refused = await askDispute(
        service,
        await disputed(escrow, { on_behalf_of: 'buyer' }),
        'withdraw',
      );
      expect([refused.status, refused.body.code]).toEqual([409, 'not_opener']);
      expect((await escrow.read()).status).toBe('disputed');
    });

    it.each([
      ['a seller who concedes', 'seller', false],
      ['a merchant that is its own seller', null, true],
    ])('conceding refunds everything held: %s', async (_name, onBehalfOf, own) => {
      const escrow = own ? await ownEscrow() : await TestEscrow.funded(service);
      if (!own)
        await escrow.post('release', { amount: 100_000 }, { 'Idempotency-Key': `a-${escrow.reference}` });
      const id = await disputed(escrow, own ? {} : { on_behalf_of: 'buyer' });
      const conceded = await askDispute(service, id, 'concede');
      expect(conceded.body).toMatchObject({ id, outcome: 'conceded', amount_to_seller: 0 });
      const { status, amount_held, amount_refunded } = await escrow.read();
      const expected = own ? ['refunded', 0, 250_000] : ['released', 0, 150_000];
      expect([status, amount_held, amount_refunded]).toEqual(expected);
      expect(await newestEntry(escrow, 'dispute.resolved')).toMatchObject({ actor: 'merchant', onBehalfOf });
      const again = await askDispute(service, id, 'concede');
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
    });

    it('once the bank reverses the payment, only the operator can resolve the dispute', async () => {
      const escrow = await TestEscrow.funded(service);
      const id = await disputed(escrow, { on_behalf_of: 'buyer' });
      await reverse(service, (await escrow.read()).credits[0].id);
      expect(await readDispute(service, id)).toMatchObject({
        status: 'waiting_for_operator',
        reason: 'payment_reversed',
        opened_by: 'buyer',
        respond_by: null,
      });
      for (const action of ['withdraw', 'concede'] as const) {
        const refused = await askDispute(service, id, action);
        expect([refused.status, refused.body.code]).toEqual([409, 'payment_reversed']);
        expect(refused.body.blocked_by).toEqual(['payment_reversed']);
      }
      await askDispute(service, id, 'evidence', { text: 'We shipped it.', on_behalf_of: 'seller' });
      await advance(service, { hours: 100 });
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_held: 250_000 });
    });
  });
});
