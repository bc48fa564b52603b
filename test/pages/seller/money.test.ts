import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { faultyBank } from '../../harness/faulty-bank.js';
import { inTestMode } from '../../harness/partners.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, proof } from '../../harness/test-escrow.js';
import { holderIn, openedEscrow, titleIn, typed } from './opened.js';

const others = { bank: '044', number: '9876543210' };
const unavailable = 'Our bank does not answer at the moment. Nothing was lost';

forEachDatabase((engine, freshDatabase) => {
  describe(`the bank account of a payout on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    let count = 0;
    /** Opens an escrow for its signed-in seller; returns calls for its bank account form. */
    const opened = async (fields: Record<string, unknown> = {}) => {
      const email = `seller-${++count}@example.com`;
      const { escrow, place, seller } = await openedEscrow(service, email, fields);
      const ask = (name: string, account: Record<string, string>) => seller.post(place.at(name), account);
      const confirm = async (name: string, account: Record<string, string>) =>
        ask(name, { ...account, holder: holderIn(await ask(name, account)) });
      const saved = async () => (await service.call('GET', `/sellers/${encodeURIComponent(email)}`)).body;
      /** Returns the last digits of the bank account on file. */
      const onFile = async () => (await saved()).payout?.account_number_masked.slice(-4) ?? null;
      return { email, escrow, place, seller, ask, confirm, saved, onFile };
    };
    type Opened = Awaited<ReturnType<typeof opened>>;

    const paidTo = async ({ escrow }: Opened) => {
      await escrow.post('deliver', proof);
      await escrow.post('release');
      await advance(service, { minutes: 5 });
      return (await escrow.read()).payouts;
    };

    it('accepts once, even if the form is sent several times concurrently', async () => {
      const one = await opened();
      const holder = holderIn(await one.ask('accept', typed));
      const taps = await Promise.all([1, 2, 3].map(() => one.ask('accept', { ...typed, holder })));
      expect(taps.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect((await one.escrow.eventTypes()).filter((type) => type === 'escrow.accepted')).toHaveLength(1);
    });

    it('is accepted or declined, never both, when both forms are sent concurrently', async () => {
      for (let round = 0; round < 4; round++) {
        const { escrow, ask, place, seller } = await opened();
        await escrow.fund();
        const forms = [() => ask('accept', { later: 'yes' }), () => ask('decline', { reason: 'Sold out' })];
        if (round % 2 === 1) forms.reverse();
        const pages = await Promise.all(forms.map((send) => send()));
        expect(pages.map(({ status }) => status).sort()).toEqual([303, 409]);
        const lost = pages.find(({ status }) => status === 409);
        expect(lost?.text).toContain('This is how it stands now');
        const { status, seller_accepted_at: acceptedAt, amount_held: held } = await escrow.read();
        expect([status, held]).toEqual(acceptedAt === null ? ['refunded', 0] : ['funded', 250_000]);
        const title = titleIn(await seller.get(place.at()));
        expect(title).toBe(acceptedAt === null ? 'This sale was declined' : 'Paid. Please send it now');
      }
    });

    it('is paid to the one of two bank accounts whose form was accepted', async () => {
      for (const [first, second] of [
        [typed, others],
        [others, typed],
      ] as const) {
        const one = await opened();
        await one.escrow.fund();
        const [a, b] = [holderIn(await one.ask('accept', first)), holderIn(await one.ask('accept', second))];
        const pages = await Promise.all([
          one.ask('accept', { ...first, holder: a }),
          one.ask('accept', { ...second, holder: b }),
        ]);
        expect(pages.map(({ status }) => status).sort()).toEqual([303, 409]);
        const taken = pages[0]?.status === 303 ? first : second;
        const last4 = taken.number.slice(-4);
        expect(await one.onFile()).toBe(last4);
        expect(await paidTo(one)).toMatchObject([{ status: 'paid', account_last4: last4 }]);
      }
    });

    it('takes the bank account the seller typed, not the one the shop saved meanwhile', async () => {
      const one = await opened();
      await one.escrow.fund();
      const holder = holderIn(await one.ask('accept', typed));
      const payout = { bank_code: others.bank, account_number: others.number };
      await service.call('PUT', `/sellers/${encodeURIComponent(one.email)}`, { body: { payout } });
      expect((await one.ask('accept', { ...typed, holder })).status).toBe(303);
      expect(await one.saved()).toMatchObject({ payout_saved_by: 'seller' });
      expect(await paidTo(one)).toMatchObject([{ account_last4: typed.number.slice(-4) }]);
    });

    it('shows an error for another bank account than the one accepted with', async () => {
      const one = await opened();
      expect((await one.confirm('accept', typed)).status).toBe(303);
      const late = await one.confirm('accept', others);
      expect(late.status).toBe(409);
      expect(await one.onFile()).toBe(typed.number.slice(-4));
      expect((await one.confirm('account', others)).status).toBe(303);
      expect(await one.onFile()).toBe(others.number.slice(-4));
    });

    it('saves no bank account whose holder was not confirmed', async () => {
      const { escrow, ask, saved } = await opened();
      const holder = holderIn(await ask('accept', typed));
      for (const name of ['accept', 'account']) {
        for (const forged of [
          { ...typed, holder: 'SOMEBODY ELSE' },
          { ...typed, holder: holder.toLowerCase() },
          { ...others, holder },
          { ...typed, number: '0123456780', holder },
        ]) {
          const page = await ask(name, forged);
          expect([page.status, titleIn(page)]).toEqual([200, 'Is this your account?']);
          expect(holderIn(page)).not.toBe(forged.holder);
        }
      }
      expect((await escrow.read()).seller_accepted_at).toBeNull();
      expect((await saved()).code).toBe('not_found');
    });

    it('resolves at most twenty accounts for a person in an hour, even concurrently', async () => {
      const { ask } = await opened();
      const pages = await Promise.all(Array.from({ length: 23 }, () => ask('account', typed)));
      const statuses = pages.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      const refused = pages.find(({ status }) => status === 422);
      expect(refused?.text).toContain('You have asked about many accounts');
      expect(refused?.text).toContain(`value="${typed.number}"`);
      const { clock } = service.deps.services;
      service.deps.services.clock = { now: () => clock.now() + 3_600_000 };
      expect((await ask('account', typed)).status).toBe(200);
      service.deps.services.clock = clock;
    });

    it('saves nothing while the bank does not answer, and accepts afterwards', async () => {
      const { escrow, place, seller, ask, saved } = await opened();
      const fault = (kind: string) =>
        service.call('POST', '/sandbox/faults', { body: { operation: 'resolve_account', kind, count: 1 } });
      for (const kind of ['unavailable', 'timeout', 'refused']) {
        await fault(kind);
        const silent = await ask('accept', typed);
        expect([silent.status, silent.text.includes(unavailable)]).toEqual([503, true]);
      }
      const holder = holderIn(await ask('accept', typed));
      await fault('unavailable');
      expect((await ask('accept', { ...typed, holder })).status).toBe(503);
      expect((await escrow.read()).seller_accepted_at).toBeNull();
      expect((await saved()).code).toBe('not_found');

      const { services } = service.deps;
      const { partners } = services;
      const bank = faultyBank(services.sandboxBank);
      services.partners = inTestMode(bank);
      bank.silence('banks', true);
      const account = await seller.get(place.at('account'));
      expect([account.status, account.text.includes(unavailable)]).toEqual([503, true]);
      const later = await seller.get(place.at('accept'));
      expect(later.status).toBe(200);
      expect(later.text).toContain('You can accept now and give your bank account later');
      expect(later.text).not.toContain('name="number"');
      expect(titleIn(await seller.get(place.at()))).toBe('Do you want this sale?');
      services.partners = partners;
      expect((await ask('accept', { ...typed, holder })).status).toBe(303);
      expect((await escrow.read()).seller_accepted_at).not.toBeNull();
    });
  });
});
