import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type ScreenPage, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

/** What a confirm page sends along. */
function formOf({ text }: ScreenPage): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

forEachDatabase((engine, freshDatabase) => {
  describe(`Acting on an escrow in the dashboard, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      screens = await openScreens(service);
    });
    afterAll(async () => {
      await screens.close();
      await expectSoundLedger(service);
      await service.stop();
    });

    const confirmPage = async (escrow: TestEscrow, action: string, query = '') => {
      const { escrow_id: id } = await escrow.read();
      const path = `/escrows/${id}/${action}`;
      const page = await screens.get(`${path}${query}`);
      expect(page.status).toBe(200);
      return { path, page, form: formOf(page) };
    };

    it('refunds a part exactly as the dry run said, by the person who asked', async () => {
      const escrow = await TestEscrow.funded(service, { amount: 250_000 });
      const { path, page, form } = await confirmPage(escrow, 'refund', '?amount=1000.50&reason=Scratched');
      expect(page.text).toContain('₦1,000.50 back to the buyer');
      expect(page.text).toContain('₦2,500.00 → ₦1,499.50');
      // Nothing has happened yet.
      expect((await escrow.read()).refunds).toEqual([]);
      const done = await screens.post(path, form);
      expect(done).toMatchObject({ status: 303, location: expect.stringContaining('?done=refund') });
      const after = await escrow.read();
      expect(after).toMatchObject({ amount_held: 149_950, amount_refunded: 100_050, status: 'funded' });
      expect(after.refunds).toMatchObject([{ amount: 100_050, reason: 'Scratched' }]);
      const { entries } = await escrow.read('/timeline');
      expect(entries).toContainEqual(
        expect.objectContaining({ type: 'escrow.partially_refunded', actor: 'merchant', via: 'page' }),
      );
      const own = (await screens.get(path.replace(/\/refund$/, ''))).text;
      expect(own).toMatch(/· a former member, in the dashboard/);
      expect(own).not.toContain('you, on a page');
      const authors = await service.deps.services.store.list(
        adHoc<{ author: string | null }>((db) =>
          db.selectFrom('change').select('author').where('id', 'like', 'page:%'),
        ),
      );
      expect(authors.map(({ author }) => author)).toContainEqual(
        expect.stringMatching(/^staff:[0-9a-f-]{36} \S+$/),
      );
    });

    it('releases all that is held to the account that the dry run named', async () => {
      const escrow = await TestEscrow.funded(service, { amount: 300_000 });
      const { path, page, form } = await confirmPage(escrow, 'release', '?amount=');
      expect(page.text).toMatch(/₦3,000\.00 to the seller/);
      expect(page.text).toContain('••6789');
      expect(page.text).toContain('₦3,000.00 → ₦0.00');
      expect((await screens.post(path, form)).status).toBe(303);
      const after = await escrow.read();
      expect(after).toMatchObject({ status: 'released', amount_released: 300_000 });
      expect(after.payouts).toMatchObject([{ amount: 300_000, account_last4: '6789' }]);
    });

    it('pays once, however often and however quickly its form is sent', async () => {
      const escrow = await TestEscrow.funded(service, { amount: 250_000 });
      const { path, form } = await confirmPage(escrow, 'refund', '?amount=1000');
      const answers = await Promise.all([1, 2, 3].map(() => screens.post(path, form)));
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect((await screens.post(path, form)).status).toBe(303);
      expect((await escrow.read()).refunds).toHaveLength(1);
      expect((await escrow.read()).amount_refunded).toBe(100_000);
    });

    it('does nothing but what was shown: a sale that has changed is shown again', async () => {
      const escrow = await TestEscrow.funded(service, { amount: 250_000 });
      const { path, form } = await confirmPage(escrow, 'release', '?amount=');
      await escrow.post('refund', { amount: 50_000 }, { 'Idempotency-Key': `other-${escrow.reference}` });
      const refused = await screens.post(path, form);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('The sale has changed since you looked');
      expect(refused.text).toContain('₦2,000.00 to the seller');
      expect((await escrow.read()).payouts).toEqual([]);
      // What it shows now can be confirmed.
      expect((await screens.post(path, formOf(refused))).status).toBe(303);
      expect((await escrow.read()).amount_released).toBe(200_000);
    });

    it('refuses amounts that are none or too large, and says why', async () => {
      const escrow = await TestEscrow.funded(service);
      for (const amount of ['0', '-5', '1e3', 'all', '1.234']) {
        const { page } = await confirmPage(escrow, 'refund', `?amount=${encodeURIComponent(amount)}`);
        expect(page.text).toContain('Write an amount above zero');
        expect(page.text).not.toContain('name="mark"');
      }
      const { page } = await confirmPage(escrow, 'refund', '?amount=999999');
      expect(page.text).toContain('Not possible now');
      expect(page.text).not.toContain('name="mark"');
    });

    it('refuses a reason that is too long, and cuts none', async () => {
      const escrow = await TestEscrow.funded(service);
      const fitting = await confirmPage(escrow, 'refund', `?amount=1000&reason=${'y'.repeat(500)}`);
      expect(fitting.form.reason).toBe('y'.repeat(500));
      const { page } = await confirmPage(escrow, 'refund', `?amount=1000&reason=${'y'.repeat(501)}`);
      expect(page.text).toContain('Use at most 500 characters');
      expect(page.text).not.toContain('name="mark"');
    });

    it('shows what an acceptance pays at once, if the inspection is over', async () => {
      const escrow = await TestEscrow.open(service, { amount: 400_000 });
      await escrow.fund();
      expect((await escrow.post('deliver', proof)).status).toBe(200);
      await advance(service, { hours: 30 });
      const { path, page, form } = await confirmPage(escrow, 'accept');
      expect(page.text).toContain('₦4,000.00 to the seller');
      expect(page.text).toContain('Accept for the seller, and release ₦4,000.00');
      expect(page.text).not.toContain('No money moves');
      expect((await screens.post(path, form)).status).toBe(303);
      await expect.poll(async () => (await escrow.read()).amount_released).toBe(400_000);
    });

    it('accepts, records a delivery with its proof, and cancels what is unpaid', async () => {
      const unpaid = await TestEscrow.open(service);
      const accept = await confirmPage(unpaid, 'accept');
      expect(accept.page.text).toContain('No money moves');
      expect((await screens.post(accept.path, accept.form)).status).toBe(303);
      expect((await unpaid.read()).seller_accepted_at).not.toBeNull();
      const cancel = await confirmPage(unpaid, 'cancel');
      expect((await screens.post(cancel.path, cancel.form)).status).toBe(303);
      expect((await unpaid.read()).status).toBe('cancelled');
      const again = await screens.get(cancel.path);
      expect(again.text).toContain('This has been done before');

      const funded = await TestEscrow.funded(service);
      const deliver = await confirmPage(funded, 'deliver');
      const bare = await screens.post(deliver.path, deliver.form);
      expect(bare.status).toBe(400);
      expect(bare.text).toContain('Give a tracking number');
      const script = { ...deliver.form, ...proof, proof_photo_url: 'javascript:alert(1)' };
      expect((await screens.post(deliver.path, script)).status).toBe(400);
      expect((await screens.post(deliver.path, { ...deliver.form, ...proof })).status).toBe(303);
      expect((await funded.read()).dispatch_proof).toMatchObject(proof);
    });

    it("finds nothing under another account's, mode's or any other id", async () => {
      const escrow = await TestEscrow.funded(service);
      const { escrow_id: id } = await escrow.read();
      const { accountId } = await service.newMerchant();
      const strange = await openScreens(service, { account: { id: accountId, name: 'B', plan: 'free' } });
      const live = await openScreens(service, { mode: 'live' });
      const { form } = await confirmPage(escrow, 'refund', '?amount=1000');
      for (const other of [strange, live]) {
        for (const path of ['', '/accept', '/deliver', '/release', '/refund', '/cancel']) {
          expect((await other.get(`/escrows/${id}${path}`)).status).toBe(404);
          if (path !== '') expect((await other.post(`/escrows/${id}${path}`, form)).status).toBe(404);
        }
        await other.close();
      }
      for (const odd of ['x', '%00', "'", '00000000-0000-0000-0000-000000000000']) {
        expect((await screens.get(`/escrows/${odd}`)).status).toBe(404);
      }
      expect((await escrow.read()).refunds).toEqual([]);
    });

    it('offers only what the role may do and the sale permits', async () => {
      const escrow = await TestEscrow.funded(service);
      const { escrow_id: id } = await escrow.read();
      const offered = async (each: Screens) => {
        const { text } = await each.get(`/escrows/${id}`);
        const links = text.matchAll(/href="[^"]*\/(accept|deliver|release|refund|cancel)"/g);
        return [...links].map(([, name]) => name);
      };
      expect(await offered(screens)).toEqual(['deliver', 'release', 'refund']);
      const support = await openScreens(service, { role: 'support' });
      expect(await offered(support)).toEqual(['deliver']);
      await support.close();
    });
  });
});
