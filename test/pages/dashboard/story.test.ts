import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { step } from '../../../server/src/adapters/store/statement.js';
import { mailCauses } from '../../../server/src/domain/mail/causes.js';
import { insertStaffPerson } from '../../../server/src/features/staff/queries.js';
import { mailKinds } from '../../../web/src/words/english-dashboard-mails.js';
import { managed } from '../../api/delivery/delivery.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type ScreenPage } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { payout, proof, TestEscrow } from '../../harness/test-escrow.js';

/** What a confirm page sends along. */
function formOf({ text }: ScreenPage): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"\/>/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
}

forEachDatabase((engine, freshDatabase) => {
  describe(`The story of an escrow, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const refundAs = async (person: { id: string; email: string }, id: string, amount: string) => {
      const screens = await openScreens(service, { person });
      const page = await screens.get(`/escrows/${id}/refund?amount=${amount}`);
      expect((await screens.post(`/escrows/${id}/refund`, formOf(page))).status).toBe(303);
      const { text } = await screens.get(`/escrows/${id}`);
      await screens.close();
      return text;
    };

    it('names the member of each change, and who is gone without an address', async () => {
      const { store } = service.deps.services;
      const bola = { id: randomUUID(), email: 'Bola@shop.example' };
      const kemi = { id: randomUUID(), email: 'kemi@shop.example' };
      for (const { id, email } of [bola, kemi]) {
        const person = { id, email, emailKey: email.toLowerCase(), createdAt: 1 };
        await store.transact([step(insertStaffPerson, person)]);
      }
      const escrow = await TestEscrow.funded(service, { amount: 600_000 });
      const { escrow_id: id } = await escrow.read();
      expect(await refundAs(bola, id, '1000')).not.toContain('kemi@');
      await refundAs(kemi, id, '1500');
      const text = await refundAs({ id: randomUUID(), email: 'gone@shop.example' }, id, '500');
      const story = text.slice(text.indexOf('id="story"'), text.indexOf('id="transfers"'));
      const who = [...story.matchAll(/· ([^<]*), in the dashboard/g)].map(([, name]) => name);
      expect(new Set(who)).toEqual(new Set(['Bola@shop.example', 'kemi@shop.example', 'a former member']));
      expect(story).toContain('you, through the API');
      expect(story).not.toContain('on a page');
    });

    it('has words for what a machine calls a mail, and for what a dry run is', async () => {
      for (const kind of Object.keys(mailCauses)) expect(mailKinds[kind], kind).toMatch(/^[A-Z][a-z ]+/);
      const screens = await openScreens(service);
      const { escrow_id: id } = await (await TestEscrow.funded(service)).read();
      const { text } = await screens.get(`/escrows/${id}`);
      expect(text).toContain('Receipt to the buyer');
      expect(text).not.toContain('checkout.receipt');
      const plan = await screens.get(`/escrows/${id}/refund?amount=100`);
      expect(plan.text).toContain('If you confirm, exactly this happens.');
      await screens.close();
    });

    it('asks when a parcel should arrive, and starts the time to check then', async () => {
      const screens = await openScreens(service);
      const escrow = await TestEscrow.funded(service);
      await escrow.post('accept', { payout });
      const { escrow_id: id } = await escrow.read();
      const at = `/escrows/${id}/deliver`;
      const { body } = await service.call('GET', '/balance', {});
      const typed = (hours: number) =>
        new Date(Date.parse(body.as_of) + (hours + 1) * 3_600_000).toISOString().slice(0, 16);
      const { tracking_number, proof_photo_url } = proof;
      const form = { ...formOf(await screens.get(at)), tracking_number, proof_photo_url };
      for (const wrong of [typed(-2), typed(24 * 400), 'tomorrow']) {
        const { status, text } = await screens.post(at, { ...form, expected_arrival_at: wrong });
        expect([status, text.includes('still to come')]).toEqual([400, true]);
      }
      const expected = typed(48);
      expect((await screens.post(at, { ...form, expected_arrival_at: expected })).status).toBe(303);
      const { inspection_starts_at: startsAt } = await escrow.read();
      expect(startsAt).toBe(new Date(`${expected}:00+01:00`).toISOString());
      const managedEscrow = await TestEscrow.funded(service, managed);
      const { escrow_id: other } = await managedEscrow.read();
      expect((await screens.get(`/escrows/${other}/deliver`)).text).not.toContain('expected_arrival_at');
      await screens.close();
    });

    it('says how to answer a dispute, on the list and at the sale', async () => {
      const screens = await openScreens(service);
      const escrow = await TestEscrow.funded(service, { reference: 'ANSWER' });
      await escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      const { escrow_id: id, dispute } = await escrow.read();
      expect((await screens.get('/disputes')).text).toContain('escrow-cli dispute evidence');
      const { text } = await screens.get(`/escrows/${id}`);
      expect(text).toContain(`escrow-cli dispute evidence ${dispute.id} --text`);
      expect(text).toContain(`POST /disputes/${dispute.id}/evidence`);
      const said = { text: 'It was whole.', on_behalf_of: 'seller' };
      const answered = await service.call('POST', `/disputes/${dispute.id}/evidence`, { body: said });
      expect(answered.body.status).toBe('waiting_for_operator');
      await screens.close();
    });
  });
});
