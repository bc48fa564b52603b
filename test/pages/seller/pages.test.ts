import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { progressIn } from '../../harness/progress.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { type Place, sellerPlace, Visitor } from '../../harness/visitor.js';
import { fieldIn } from './visit.js';

const email = 'bola@example.com';
const typed = { bank: '058', number: '0123456789' };

forEachDatabase((engine, freshDatabase) => {
  describe(`the seller’s pages on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const open = async (fields: Record<string, unknown> = {}) => {
      const escrow = await TestEscrow.open(service, {
        seller_email: email,
        seller_name: 'Bola Shoes',
        ...fields,
      });
      const place = sellerPlace((await escrow.read()).escrow_id);
      return { escrow, place };
    };
    const signedIn = async (place: Place, address = email) => {
      const bola = new Visitor(service);
      const page = await bola.signIn(place, address);
      return { bola, page };
    };

    it('asks for a bank account, shows whose it is, and accepts with it', async () => {
      const { escrow, place } = await open({ customer_name: 'Ada Obi', description: 'Red shoes' });
      const { bola, page } = await signedIn(place);
      for (const shown of ['Do you want this sale?', 'Ada Obi', 'Red shoes', '₦2,500.00']) {
        expect(page.text).toContain(shown);
      }
      expect((await bola.get(place.at('accept'))).text).toContain('Where shall we pay you?');
      const asked = await bola.post(place.at('accept'), typed);
      expect(asked.text).toContain('Is this your account?');
      expect((await escrow.read()).seller_accepted_at).toBeNull();

      const holder = fieldIn(asked, 'holder');
      expect((await bola.post(place.at('accept'), { ...typed, holder })).status).toBe(303);
      expect((await escrow.read()).seller_accepted_at).not.toBeNull();
      const { body } = await service.call('GET', `/sellers/${encodeURIComponent(email)}`);
      expect(body).toMatchObject({ payout_saved_by: 'seller', payout: { account_name: holder } });
      expect((await bola.get(place.at())).text).toContain('Accepted. Waiting for the payment');

      const locked = await service.call('PUT', `/sellers/${encodeURIComponent(email)}`, {
        body: { payout: { bank_code: '044', account_number: '0987654321' } },
      });
      expect(locked.body.code).toBe('payout_details_locked');
    });

    it('declines with a reason, and the payment is refunded', async () => {
      const own = 'dayo@example.com';
      const { escrow, place } = await open({ seller_email: own });
      await escrow.fund();
      const { bola } = await signedIn(place, own);
      expect((await bola.get(place.at('decline'))).text).toContain('Decline the sale');
      expect((await bola.post(place.at('decline'), { reason: 'x'.repeat(501) })).status).toBe(422);
      expect((await bola.post(place.at('decline'), { reason: 'Sold out' })).status).toBe(303);
      expect(await escrow.read()).toMatchObject({ status: 'refunded', refunds: [{ amount: 250_000 }] });
      const declined = (await bola.get(place.at())).text;
      expect(declined).toContain('Your reason: Sold out');
      expect(progressIn(declined).slice(-3)).toEqual([
        'Declined, by you',
        '₦2,500.00 goes back to the buyer, by you',
        '...₦2,500.00 arrives in the account it came from',
      ]);
      expect((await bola.post(place.at('decline'), { reason: 'Sold out' })).status).toBe(303);
    });
  });
});
