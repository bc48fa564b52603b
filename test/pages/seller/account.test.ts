import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { whileAsked } from '../../harness/held-enquiry.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace, Visitor } from '../../harness/visitor.js';

const mine = { bank_code: '058', account_number: '0123456789' };
const other = { bank_code: '044', account_number: '0987654321' };

forEachDatabase((engine, freshDatabase) => {
  describe(`the bank account that an escrow is accepted with on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const open = async (email: string, payout?: typeof mine) => {
      if (payout) expect((await save(email, payout)).status).toBe(200);
      const escrow = await TestEscrow.open(service, { seller_email: email });
      const place = sellerPlace((await escrow.read()).escrow_id);
      const bola = new Visitor(service);
      await bola.signIn(place, email);
      return { escrow, place, bola };
    };
    const save = (email: string, payout: typeof mine) =>
      service.call('PUT', `/sellers/${encodeURIComponent(email)}`, { body: { payout } });
    /** Asks for the holder of an account, and returns what confirms the holder. */
    const confirmed = async (bola: Visitor, path: string) => {
      const typed = { bank: mine.bank_code, number: mine.account_number };
      const { text } = await bola.post(path, typed);
      const holder = /name="holder" value="([^"]+)"/.exec(text)?.[1] ?? '';
      return () => bola.post(path, { ...typed, holder });
    };
    const shownIn = (text: string) => /name="shown" value="(\d+)"/.exec(text)?.[1] ?? '';

    it('is the one that the seller saw: if the merchant changes it, the page asks again', async () => {
      const email = 'swapped@example.com';
      const { escrow, place, bola } = await open(email, mine);
      const seen = await bola.get(place.at('accept'));
      expect(seen.text).toContain('ending in 6789');
      expect((await save(email, other)).status).toBe(200);

      const asked = await bola.post(place.at('accept'), { shown: shownIn(seen.text) });
      expect(asked.status).toBe(409);
      expect(asked.text).toContain('The bank account has changed since you looked');
      expect(asked.text).toContain('ending in 4321');
      expect((await escrow.read()).seller_accepted_at).toBeNull();
    });

    it('is none where none was shown: one saved meanwhile by the merchant is shown first', async () => {
      const email = 'none@example.com';
      const { escrow, place, bola } = await open(email);
      expect((await bola.get(place.at('accept'))).text).toContain('later');
      await save(email, other);
      const asked = await bola.post(place.at('accept'), { later: 'yes' });
      expect(asked.status).toBe(409);
      expect(asked.text).toContain('ending in 4321');
      expect((await escrow.read()).seller_accepted_at).toBeNull();
    });

    it("becomes the seller's own by accepting with it, even if the merchant saved it", async () => {
      const email = 'own@example.com';
      const { escrow, place, bola } = await open(email, mine);
      const shown = shownIn((await bola.get(place.at('accept'))).text);
      const taps = [1, 2].map(() => bola.post(place.at('accept'), { shown }));
      expect((await Promise.all(taps)).map(({ status }) => status)).toEqual([303, 303]);
      expect((await escrow.eventTypes()).filter((type) => type === 'escrow.accepted')).toHaveLength(1);
      expect((await save(email, other)).body.code).toBe('payout_details_locked');
    });

    it('is not replaced by an older form that waits for the bank: the page shows it', async () => {
      const email = 'waits@example.com';
      const { escrow, place, bola } = await open(email);
      await bola.post(place.at('accept'), { later: 'yes' });
      const send = await confirmed(bola, place.at('account'));
      const asked = await whileAsked(service, send, () => save(email, other));
      expect(asked.status).toBe(409);
      expect(asked.text).toContain('Another account was saved while we asked the bank.');
      expect(asked.text).toContain('ending in 4321');
      expect(asked.text).toContain(`value="${mine.account_number}"`);
      expect((await bola.get(place.at())).text).toContain('ending in 4321');
      expect((await send()).status).toBe(303);
      expect((await bola.get(place.at())).text).toContain('ending in 6789');
      expect((await escrow.read()).seller_accepted_at).not.toBeNull();
    });

    it('is not replaced by an acceptance that waits for the bank: the page asks again', async () => {
      const email = 'accepts-late@example.com';
      const { escrow, place, bola } = await open(email);
      const send = await confirmed(bola, place.at('accept'));
      const asked = await whileAsked(service, send, () => save(email, other));
      expect(asked.status).toBe(409);
      expect(asked.text).toContain('The bank account has changed since you looked');
      expect(asked.text).toContain('ending in 4321');
      expect((await escrow.read()).seller_accepted_at).toBeNull();
    });

    it('can be given later: the payout waits for it and is then sent', async () => {
      const email = 'later@example.com';
      const { escrow, place, bola } = await open(email);
      expect((await bola.post(place.at('accept'), { later: 'yes' })).status).toBe(303);
      await escrow.fund();
      const waiting = await bola.get(place.at());
      expect(waiting.text).toContain('We do not know yet where to pay you.');
      const typed = { bank: mine.bank_code, number: '012 345-6789' };
      const { text } = await bola.post(place.at('account'), typed);
      const holder = /name="holder" value="([^"]+)"/.exec(text)?.[1] ?? '';
      expect((await bola.post(place.at('account'), { ...typed, holder })).status).toBe(303);
      expect((await bola.get(place.at())).text).toContain('ending in 6789');
      expect((await escrow.read()).blocked_by).toEqual([]);
    });
  });
});
