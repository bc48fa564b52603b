import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { askDispute, disputed, saySolved, withdrawAsBuyer } from '../../api/disputes/dispute.js';
import { settle } from '../../api/sandbox/bank.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { payout, proof, type TestEscrow } from '../../harness/test-escrow.js';
import { Parties } from './mail-context.js';

const untilPaid = ['s invitation', 'b receipt', 's funded'];

forEachDatabase((engine, freshDatabase) => {
  describe(`the mails of an escrow on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const parties = () => new Parties(service);
    /** Advances the test clock, in as many calls as necessary. */
    const pass = async (hours: number) => {
      const options = { body: { hours }, headers: keyHeader() };
      while ((await service.call('POST', '/sandbox/clock/advance', options)).body.pending);
    };
    const payoutIdOf = async (checkout: TestEscrow) => (await checkout.read()).payouts[0].id as string;
    const funded = async (people: Parties) => {
      const checkout = await people.open();
      await checkout.fund();
      await checkout.post('accept', { payout });
      return checkout;
    };

    it('inform both sides of every step, from the invitation to the payout', async () => {
      const people = parties();
      const checkout = await people.open();
      await checkout.initiate();
      const { escrow_id } = await checkout.read();
      expect(await people.received()).toEqual(['s invitation']);
      const invited = await people.words('seller.invitation');
      expect(invited.text).toContain('Bola Buyer wants to buy from you');
      expect(invited.text).toContain('Price: ₦2,500.00');
      expect(invited.text).toContain(`/sale/${escrow_id}`);
      await checkout.fund({ amount: 100_000 });
      await checkout.fund();
      expect((await people.words('seller.funded')).text).toMatch(
        /not accepted[\s\S]*no bank account of yours/,
      );
      await checkout.post('accept', { payout });
      expect((await people.words('seller.funded')).text).toContain('Please send it now');
      await checkout.post('deliver', proof);
      expect((await people.words('seller.funded')).text).not.toContain('send it now');
      expect((await people.words('checkout.delivered')).text).toContain('Tracking number: GIG-123');
      await pass(17);
      expect(await people.received()).toEqual([...untilPaid, 'b delivered']);
      await pass(2);
      expect(await people.received()).toEqual([...untilPaid, 'b delivered', 'b reminder']);
      expect((await people.words('checkout.reminder')).text).toContain('We hold: ₦2,500.00');
      await pass(6);
      expect(await people.received()).toEqual([
        ...untilPaid,
        'b delivered',
        'b reminder',
        'b released',
        's released',
        's paid_out',
      ]);
      expect((await people.words('seller.released')).text).toContain('account ending in 6789');
      const { payouts } = await checkout.read();
      expect((await people.words('seller.paid_out')).text).toContain(payouts[0].session_id);
    });

    it('inform the buyer of a decline, except before payment', async () => {
      const people = parties();
      const checkout = await people.open();
      await checkout.fund({ amount: 40_000 });
      await checkout.fund({ amount: 60_000 });
      await checkout.post('decline', { reason: 'Sold out' });
      expect(await people.received()).toEqual(['s invitation', 'b refunded']);
      const { text } = await people.words('checkout.refunded');
      expect(text).toMatch(/^₦1,000.00 goes back to you. Ada Stitches has declined/);
      expect(text).toContain('Why: Sold out');
      await (await people.open()).post('decline');
      expect(await people.received()).toEqual(['s invitation', 'b refunded', 's invitation']);
    });

    it('inform of a decline after payment with one refund', async () => {
      const people = parties();
      const checkout = await people.open();
      await checkout.fund();
      await checkout.post('decline', { reason: 'Sold out' });
      expect(await people.received()).toEqual([...untilPaid, 'b refunded']);
      const { text } = await people.words('checkout.refunded');
      expect(text).toMatch(/^₦2,500.00 goes back to you. Ada Stitches has declined[\s\S]*Why: Sold out/);
    });

    it('inform of a dispute until the seller concedes it', async () => {
      const people = parties();
      const checkout = await funded(people);
      const id = await disputed(checkout, { on_behalf_of: 'buyer', description: 'The heel is off' });
      const opened = [...untilPaid, 'b dispute_opened', 's dispute_opened'];
      expect(await people.received()).toEqual(opened);
      const { text } = await people.words('seller.dispute_opened');
      expect(text).toMatch(/^Shop \w+ has reported a problem for Bola Buyer\./);
      expect(text).toMatch(/it is damaged\nIn the words of the shop: The heel is off/);
      expect(text).toMatch(/until \w+ \d+ \w+ \d{4}, \d\d:\d\d. Without an answer from you, everything goes/);
      expect((await askDispute(service, id, 'concede')).status).toBe(200);
      expect(await people.received()).toEqual([...opened, 'b dispute_resolved', 's dispute_resolved']);
      expect((await people.words('checkout.dispute_resolved')).text).toContain('back to you: ₦2,500.00');
      // A mail sent this late no longer asks for an answer.
      expect((await people.words('seller.dispute_opened')).text).not.toMatch(/answer|We look/);
    });

    it('inform a seller of a dispute that the shop opened for them', async () => {
      const people = parties();
      const checkout = await funded(people);
      await disputed(checkout, { on_behalf_of: 'seller' });
      expect(await people.received()).toEqual([...untilPaid, 'b dispute_opened', 's dispute_opened']);
      expect((await people.words('seller.dispute_opened')).text).toMatch(/has reported a problem for you/);
    });

    it('inform a buyer of a last report of the shop for them, and its seller that it is solved', async () => {
      const people = parties();
      const checkout = await funded(people);
      await disputed(checkout, { on_behalf_of: 'buyer' });
      await withdrawAsBuyer(service, checkout);
      await disputed(checkout, { reason: 'other', on_behalf_of: 'buyer' });
      const { text } = await people.words('checkout.dispute_opened');
      expect(text).toMatch(/has reported a problem for you[\s\S]*neither you nor the shop can cancel this/);
      expect(text).toContain('If it is solved, say so on the page of your order');
      for (const words of ['A new heel came.', 'It is all right.']) await saySolved(service, checkout, words);
      expect((await people.received()).slice(-2)).toEqual(['s dispute_opened', 's dispute_solved']);
      const said = await people.words('seller.dispute_solved');
      expect(said.text).toMatch(
        /Bola Buyer says that the problem[\s\S]*: A new heel came\.[\s\S]*We look at/,
      );
    });

    it('give the amounts of a split dispute, and the reason when there was no answer', async () => {
      const people = parties();
      const checkout = await funded(people);
      const id = await disputed(checkout, { on_behalf_of: 'buyer' });
      await askDispute(service, id, 'evidence', { on_behalf_of: 'seller', text: 'It was whole' });
      await resolveDispute(service.deps.services, id, {
        toSeller: 100_000,
        reason: 'The photos show a stain.',
      });
      const said = /Goes (?:back )?to (?:you|the buyer|the seller): ₦[\d,.]+/g;
      expect((await people.words('checkout.dispute_resolved')).text.match(said)).toEqual([
        'Goes back to you: ₦1,500.00',
        'Goes to the seller: ₦1,000.00',
      ]);
      expect((await people.words('seller.dispute_resolved')).text.match(said)).toEqual([
        'Goes to you: ₦1,000.00',
        'Goes back to the buyer: ₦1,500.00',
      ]);
      const ended = ['b dispute_opened', 's dispute_opened', 'b dispute_resolved', 's dispute_resolved'];
      expect(await people.received()).toEqual([...untilPaid, ...ended]);

      const others = parties();
      await disputed(await funded(others), { on_behalf_of: 'buyer' });
      await pass(73);
      expect(await others.received()).toEqual([...untilPaid, ...ended]);
      expect((await others.words('checkout.dispute_resolved')).text).toContain('did not answer in time');
    });

    it('send no reminder while the clock is stopped, and one when it runs again', async () => {
      const people = parties();
      const checkout = await funded(people);
      await checkout.post('deliver', proof);
      await pass(10);
      await disputed(checkout, { on_behalf_of: 'buyer' });
      await pass(20);
      const opened = [...untilPaid, 'b delivered', 'b dispute_opened', 's dispute_opened'];
      expect(await people.received()).toEqual(opened);
      await withdrawAsBuyer(service, checkout);
      await pass(7);
      const withdrawn = [...opened, 'b dispute_resolved', 's dispute_resolved'];
      expect(await people.received()).toEqual(withdrawn);
      await pass(2);
      await pass(2);
      expect(await people.received()).toEqual([...withdrawn, 'b reminder']);
      await checkout.post('release');
      await pass(6);
      expect((await people.received()).slice(withdrawn.length)).toEqual([
        'b reminder',
        'b released',
        's released',
        's paid_out',
      ]);
    });

    it('end an unpaid escrow with one mail to each side, and inform of a late refund', async () => {
      const people = parties();
      const checkout = await people.open();
      await checkout.fund({ amount: 30_000 });
      await checkout.fund({ amount: 40_000 });
      await pass(73);
      expect(await people.received()).toEqual(['s invitation', 'b refunded', 's over']);
      expect((await people.words('checkout.refunded')).text).toMatch(/^₦700.00 goes back[^\n]* not arrive/);
      expect((await people.words('seller.over')).text).toContain('Goes back to the buyer: ₦700.00');
      await checkout.fund({ amount: 250_000 });
      expect((await people.received()).slice(3)).toEqual(['b refunded']);
      expect((await people.words('checkout.refunded')).text).toContain('could no longer be paid');
    });

    it('inform a seller that the shop has cancelled, so that they send nothing', async () => {
      const people = parties();
      const checkout = await people.open();
      await checkout.post('accept');
      await checkout.post('cancel');
      expect(await people.received()).toEqual(['s invitation', 's over']);
      expect((await people.words('seller.over')).text).toMatch(/has cancelled your sale/);
    });

    it('inform a seller of a failed payout, and of a changed bank account', async () => {
      const people = parties();
      const checkout = await funded(people);
      await checkout.post('release');
      const id = await payoutIdOf(checkout);
      await settle(service, 'payouts', id, { outcome: 'failed' });
      const failed = [...untilPaid, 'b released', 's released', 's payout_problem'];
      expect(await people.received()).toEqual(failed);
      expect((await people.words('seller.payout_problem')).text).toContain('give us another one');
      const change = async (account_number: string) => {
        const path = `/sellers/${encodeURIComponent(people.seller)}`;
        const body = { payout: { ...payout, account_number } };
        expect((await service.call('PUT', path, { body })).status).toBe(200);
      };
      await change(payout.account_number);
      expect(await people.received()).toEqual(failed);
      await change('0123456799');
      await pass(1);
      expect(await people.received()).toEqual([...failed, 's bank_account_changed', 's paid_out']);
      const { text } = await people.words('payee.bank_account_changed');
      expect(text).toMatch(/account ending in 6799\nChanged by: Shop/);
      expect((await people.words('seller.payout_problem')).text).toContain('We will try again');
      await settle(service, 'payouts', id, { outcome: 'reversed' });
      expect((await people.received()).at(-1)).toBe('s payout_problem');
    });

    it('inform the buyer of a part, of the rest, and of a refund that their bank refused', async () => {
      const people = parties();
      const checkout = await people.open();
      await checkout.fund({ amount: 150_000 });
      await checkout.fund({ amount: 160_000 });
      const paid = ['s invitation', 'b receipt', 'b refunded', 's funded'];
      expect(await people.received()).toEqual(paid);
      expect((await people.words('checkout.refunded')).text).toMatch(/^₦600.00[^\n]* more than the price/);
      await checkout.post('refund', { amount: 200_000, reason: 'declined' }, keyHeader());
      expect(await people.received()).toEqual([...paid, 'b refunded']);
      const { text } = await people.words('checkout.refunded');
      expect(text).toMatch(/^₦2,000.00 goes back to you. Shop \w+ has given you a refund/);
      expect(text).toMatch(/Why: declined\nStill held by us: ₦500.00/);
      const { refunds } = await checkout.read();
      await settle(service, 'refunds', refunds[0].id, { outcome: 'failed' });
      expect((await people.received()).at(-1)).toBe('b refund_failed');
      await checkout.post('refund');
      expect((await people.received()).slice(-2)).toEqual(['b refunded', 's over']);
    });

    it('go to the buyer alone where the merchant is its own seller, and for a charge', async () => {
      const people = parties();
      await service.call('PUT', '/account/payout', { body: payout });
      const checkout = await people.open({ seller_email: undefined, seller_name: undefined });
      await checkout.fund();
      await checkout.post('deliver', proof);
      expect(await people.received()).toEqual(['b receipt', 'b delivered']);
      await checkout.post('release');
      await pass(1);
      expect(await people.received()).toEqual(['b receipt', 'b delivered', 'b released']);
      const others = parties();
      const charge = await TestCharge.open(service, { customer_email: others.buyer });
      await charge.fund({ amount: 130_000 });
      await pass(1);
      expect(await others.received()).toEqual(['b receipt', 'b refunded']);
      await TestCharge.open(service, { customer_email: others.buyer }).then(async (unpaid) => {
        await unpaid.fund({ amount: 50_000 });
        await pass(25);
      });
      expect((await others.received()).slice(2)).toEqual(['b refunded']);
    });
  });
});
