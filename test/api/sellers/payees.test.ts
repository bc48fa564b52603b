import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`sellers, banks and balances on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it('keep a seller under one address in any case, with the account number masked', async () => {
      const saved = await service.call('PUT', `/sellers/${encodeURIComponent('Ada@Example.com')}`, {
        body: { name: 'Ada', payout },
      });
      expect(saved.status).toBe(200);
      expect(saved.body).toMatchObject({
        email: 'Ada@Example.com',
        name: 'Ada',
        payout_saved_by: 'merchant',
      });
      expect(saved.body.payout).toMatchObject({ bank_code: '058', account_number_masked: '******6789' });
      expect(saved.text).not.toContain(payout.account_number);
      const found = await service.call('GET', '/sellers/ada@example.com');
      expect(found.body).toEqual(saved.body);
      const renamed = await service.call('PUT', '/sellers/ada@example.com', { body: { name: 'Ada B.' } });
      expect(renamed.body).toMatchObject({ name: 'Ada B.', payout: saved.body.payout });
    });

    it('page through sellers, newest first, without gaps or repeats', async () => {
      const merchant = await service.newMerchant();
      const key = await merchant.key('test');
      const addresses = Array.from({ length: 7 }, (_, index) => `seller-${index}@example.com`);
      for (const address of addresses) await service.call('PUT', `/sellers/${address}`, { key, body: {} });
      const seen: string[] = [];
      let cursor = '';
      for (let page = 0; page < 4; page++) {
        const answer = await service.call('GET', `/sellers?limit=2${cursor}`, { key });
        seen.push(...answer.body.data.map(({ email }: { email: string }) => email));
        expect(answer.body.has_more).toBe(page < 3);
        cursor = `&cursor=${answer.body.next_cursor}`;
      }
      expect(seen).toEqual(addresses.toReversed());
    });

    it('ask the bank for the name, and refuse accounts and banks it does not know by field', async () => {
      const banks = await service.call('GET', '/banks');
      expect(banks.body.data).toContainEqual({ code: '058', name: 'Guaranty Trust Bank' });
      const query = (bank: string, number: string) =>
        `/banks/resolve?bank_code=${bank}&account_number=${number}`;
      const known = await service.call('GET', query('058', '0123456789'));
      expect(known.body).toMatchObject({ account_name: expect.stringMatching(/\w+ \w+/), bank_code: '058' });
      expect((await service.call('GET', query('058', '0123456784'))).status).toBe(404);
      const unknownBank = await service.call('GET', query('999', '0123456789'));
      expect([unknownBank.status, unknownBank.body.errors[0].pointer]).toEqual([400, '?bank_code']);
      const refused = await service.call('PUT', '/sellers/x@example.com', {
        body: { payout: { bank_code: '058', account_number: '0123456784' } },
      });
      expect([refused.status, refused.body.errors[0].pointer]).toEqual([400, '/payout/account_number']);
      expect((await service.call('GET', '/sellers/x@example.com')).status).toBe(404);
    });

    it('start a waiting payout as soon as its bank account is on file', async () => {
      const escrow = await TestEscrow.open(service, { seller_email: 'waiting@example.com' });
      await escrow.fund();
      await escrow.post('accept');
      expect((await escrow.post('release')).body.code).toBe('payout_details_missing');
      await service.call('PUT', '/sellers/waiting@example.com', { body: { payout } });
      expect((await escrow.post('release')).body.status).toBe('released');
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).payouts[0].status).toBe('paid');
    });

    it('return what is held, owed and in transit, from the ledger', async () => {
      const merchant = await service.newMerchant();
      const key = await merchant.key('test');
      const asMerchant: Service = {
        ...service,
        call: (method, path, options) => service.call(method, path, { key, ...options }),
      };
      const held = await TestEscrow.open(asMerchant, { amount: 100_000 });
      await held.fund();
      const released = await TestEscrow.funded(asMerchant, { amount: 70_000 });
      await released.post('release');
      const over = await TestEscrow.open(asMerchant, { amount: 50_000 });
      await over.fund({ amount: 65_000 });
      const balance = await asMerchant.call('GET', '/balance');
      expect(balance.body).toMatchObject({
        mode: 'test',
        currency: 'NGN',
        held: 150_000,
        payouts_pending: 70_000,
        payouts_waiting_details: 0,
        payouts_below_minimum: 0,
        payouts_scheduled: 0,
        refunds_pending: 15_000,
      });
      await advance(asMerchant, { minutes: 1 });
      const after = await asMerchant.call('GET', '/balance');
      expect(after.body).toMatchObject({ held: 150_000, payouts_pending: 0, refunds_pending: 0 });
    });

    it('list escrows newest first, filtered by status', async () => {
      const key = await (await service.newMerchant()).key('test');
      const asMerchant: Service = {
        ...service,
        call: (method, path, options) => service.call(method, path, { key, ...options }),
      };
      const escrows: TestEscrow[] = [];
      for (let index = 0; index < 5; index++) escrows.push(await TestEscrow.open(asMerchant));
      await escrows[1]?.fund();
      await escrows[3]?.fund();
      const all = await asMerchant.call('GET', '/escrow?limit=3');
      const names = (page: { data: { reference: string }[] }) => page.data.map(({ reference }) => reference);
      expect(names(all.body)).toEqual([4, 3, 2].map((index) => escrows[index]?.reference));
      const rest = await asMerchant.call('GET', `/escrow?limit=3&cursor=${all.body.next_cursor}`);
      expect([names(rest.body), rest.body.has_more]).toEqual([
        [1, 0].map((index) => escrows[index]?.reference),
        false,
      ]);
      const funded = await asMerchant.call('GET', '/escrow?status=funded');
      expect(names(funded.body)).toEqual([3, 1].map((index) => escrows[index]?.reference));
    });

    it('advance the clock of one account only, once for one key', async () => {
      const mine = await service.call('GET', '/sandbox/clock');
      const key = await (await service.newMerchant()).key('test');
      const headers = keyHeader();
      const first = await service.call('POST', '/sandbox/clock/advance', {
        key,
        headers,
        body: { hours: 5 },
      });
      const again = await service.call('POST', '/sandbox/clock/advance', {
        key,
        headers,
        body: { hours: 5 },
      });
      expect([again.text, again.headers.get('idempotent-replay')]).toEqual([first.text, 'true']);
      const clock = await service.call('GET', '/sandbox/clock', { key });
      expect(Math.round(clock.body.offset_ms / 3_600_000)).toBe(5);
      const other = await service.call('GET', '/sandbox/clock');
      expect(other.body.offset_ms).toBe(mine.body.offset_ms);
      const unnamed = await service.call('POST', '/sandbox/clock/advance', { key, body: { hours: 1 } });
      expect([unnamed.status, unnamed.body.code]).toEqual([400, 'idempotency_key_required']);
    });
  });
});
