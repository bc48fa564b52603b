import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type ScreenPage, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { proof, TestEscrow } from '../../harness/test-escrow.js';

const intentionOf = ({ text }: ScreenPage) => /name="intention" value="([^"]+)"/.exec(text)?.[1] ?? '';

forEachDatabase((engine, freshDatabase) => {
  describe(`Forms of the dashboard on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      screens = await openScreens(service);
    });
    afterAll(async () => {
      await screens.close();
      await service.stop();
    });

    const send = async (form: string, fields: Record<string, string>, intention?: string) => {
      const given = intention ?? intentionOf(await screens.get('/sandbox'));
      return screens.post(`/sandbox/${form}`, { ...fields, intention: given });
    };
    const receivedOf = async (escrow: TestEscrow) => (await escrow.read()).amount_received;

    it('pays a sale as the buyer, once for each form', async () => {
      const escrow = await TestEscrow.open(service, { amount: 500_000 });
      const { reference } = escrow;
      const intention = intentionOf(await screens.get('/sandbox'));
      const part = { reference, amount: '2,000.50', outcome: 'credited' };
      const [first, again] = [await send('fund', part, intention), await send('fund', part, intention)];
      expect([first.location, again.location]).toEqual([first.location, first.location]);
      expect(first.location).toContain('?done=fund');
      expect(await receivedOf(escrow)).toBe(200_050);
      await send('fund', { reference, amount: '', outcome: 'credited' });
      expect((await escrow.read()).status).toBe('funded');
    });

    it.each([
      ['fund', { reference: 'NOTHING', amount: '', outcome: 'credited' }, 'no escrow or charge'],
      ['fund', { reference: '', amount: '', outcome: 'credited' }, 'Write the reference'],
      ['fund', { reference: 'X', amount: 'much', outcome: 'credited' }, 'Write an amount'],
      ['clock', { hours: '-1' }, 'Write whole hours'],
      ['clock', { hours: '9000' }, 'Write whole hours'],
      ['fault', { operation: 'transfer', kind: 'tired', count: '1' }, 'Choose a call'],
    ])('says what is wrong with %s of %o', async (form, fields, words) => {
      const page = await send(form, fields);
      expect(page.status).toBe(400);
      expect(page.text).toContain(words);
    });

    it('moves the clock, which releases what falls due', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('deliver', proof);
      expect((await send('clock', { hours: '30' })).location).toContain('?done=clock');
      expect((await escrow.read()).status).toBe('released');
      expect((await screens.get('/sandbox')).text).toContain('30 hours ahead');
    });

    it('sets a fault, which the next call meets', async () => {
      await send('fault', { operation: 'open_virtual_account', kind: 'refused', count: '1' });
      const refused = await service.call('POST', '/escrow/initiate', {
        body: {
          reference: 'FAULTY',
          amount: 250_000,
          currency: 'NGN',
          customer_email: 'b@example.com',
          callback_url: 'https://shop.example.com/hook',
        },
      });
      expect(refused.status).toBeGreaterThanOrEqual(400);
    });

    it('is not there in live mode', async () => {
      const live = await openScreens(service, { mode: 'live' });
      const page = await live.post('/sandbox/clock', { hours: '1', intention: 'a-form-of-before' });
      expect(page.status).toBe(404);
      await live.close();
    });

    it('answers a dispute for the side that is chosen, once', async () => {
      const escrow = await TestEscrow.funded(service);
      await escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      const { escrow_id: id, dispute } = await escrow.read();
      const path = `/disputes/${dispute.id}/evidence`;
      expect((await screens.get(`/escrows/${id}`)).text).toContain(path);
      const intention = intentionOf(await screens.get(path));
      const answer = { side: 'seller', text: 'It left whole.', links: 'https://s.example/1.jpg', intention };
      const [first, again] = [await screens.post(path, answer), await screens.post(path, answer)];
      expect([first.status, again.status]).toEqual([303, 303]);
      const { body } = await service.call('GET', `/disputes/${dispute.id}`);
      expect(body.status).toBe('waiting_for_operator');
      expect(body.evidence.at(-1)).toMatchObject({ side: 'seller', text: 'It left whole.' });
      expect(body.evidence.filter(({ text }: { text: string }) => text === 'It left whole.')).toHaveLength(1);
      const empty = await screens.post(path, { side: 'buyer', text: ' ', links: '', intention });
      expect(empty.status).toBe(400);
      const bad = await screens.post(path, { side: 'buyer', text: 'x', links: 'ftp://s', intention });
      expect(bad.text).toContain('has to be an address');
      const { accountId } = await service.newMerchant();
      const strange = await openScreens(service, { account: { id: accountId, name: 'B', plan: 'free' } });
      expect((await strange.get(path)).status).toBe(404);
      await strange.close();
    });
  });
});
