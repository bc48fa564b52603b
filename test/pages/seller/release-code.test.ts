import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { payout, proof } from '../../harness/test-escrow.js';
import { openEscrow, type SellerVisit } from './visit.js';

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

forEachDatabase((engine, freshDatabase) => {
  describe(`the release code on both pages, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const ready = async (): Promise<SellerVisit> => {
      const visit = await openEscrow(service, { release_code: true }, { withBuyer: true });
      await visit.escrow.fund();
      await visit.escrow.post('accept', { payout });
      return visit;
    };
    const sent = async (): Promise<SellerVisit> => {
      const visit = await ready();
      await visit.bola.post(visit.place.at('send'), proof);
      return visit;
    };

    /** The code as the buyer reads it; empty if their page shows none. */
    const codeOf = async ({ ada, order }: SellerVisit): Promise<string> => {
      const { text } = await ada.get(order.at('release-code'));
      return (/id="release-code">([\d ]+)</.exec(text)?.[1] ?? '').replace(' ', '');
    };
    const enter = ({ bola, place }: SellerVisit, digits: string) =>
      bola.post(place.at('release-code'), { digits });

    it('is shown once the delivery is recorded, on a page of its own that says what it does', async () => {
      const visit = await ready();
      const { ada, order, bola, place } = visit;
      expect(await visit.showCheckoutPage()).not.toContain('release-code');
      expect((await ada.get(order.at('release-code'))).location).toBe(order.at());
      expect((await bola.get(place.at('release-code'))).location).toBe(place.at());
      await bola.post(place.at('send'), proof);
      expect(await visit.showCheckoutPage()).toContain('Show the code that pays the seller');
      const { text } = await ada.get(order.at('release-code'));
      expect(text).toContain('Only with the parcel in your hands');
      expect(text).toContain('pays ₦2,500.00');
      const code = await codeOf(visit);
      expect(code).toMatch(/^\d{6}$/);
      expect((await visit.showCheckoutPage()) + (await visit.show())).not.toContain(code);
    });

    it('pays the seller who enters it, however it is spaced and however often', async () => {
      const visit = await sent();
      const code = await codeOf(visit);
      const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
      const taps = await Promise.all([1, 2, 3].map(() => enter(visit, spaced)));
      expect(taps.map(({ status, location }) => [status, location])).toEqual(
        taps.map(() => [303, visit.place.at()]),
      );
      expect(await visit.show()).toContain('The money is yours');
      const escrow = await visit.escrow.read();
      expect([escrow.status, escrow.payouts.length]).toEqual(['released', 1]);
      const { entries } = await visit.escrow.read('/timeline');
      const released = entries.filter(({ type }: { type: string }) => type === 'escrow.released');
      expect(released).toMatchObject([{ actor: 'buyer', via: 'code', data: { code_entered_by: 'seller' } }]);
      expect(await codeOf(visit)).toBe('');
    });

    it('says what is left after a wrong one, and on both pages when it is off', async () => {
      const visit = await sent();
      expect((await enter(visit, '12345')).text).toContain('The code has six digits');
      const answers: string[] = [];
      for (let n = 0; n < 9; n += 1) {
        const { status, text } = await enter(visit, wrongFor(await codeOf(visit)));
        expect(status).toBe(422);
        answers.push(/role="alert">([^<]+)/.exec(text)?.[1] ?? '');
      }
      expect(answers[0]).toContain('You can try 4 more times');
      expect(answers[3]).toContain('once more with this code');
      expect(answers[4]).toContain('The buyer sees a new code now');
      expect((await enter(visit, wrongFor(await codeOf(visit)))).status).toBe(409);
      expect(await visit.show()).toContain("The buyer's code is off");
      expect(await visit.showCheckoutPage()).toContain('Your code for the seller is off');
      expect((await visit.escrow.read()).status).toBe('funded');
    });

    it('is of no use while a problem is reported', async () => {
      const visit = await sent();
      const code = await codeOf(visit);
      await visit.ada.post(visit.order.at('problem'), { reason: 'damaged', text: 'Torn.', links: '' });
      expect((await enter(visit, code)).status).toBe(409);
      expect(await codeOf(visit)).toBe('');
      expect((await visit.escrow.read()).status).toBe('disputed');
    });
  });
});
