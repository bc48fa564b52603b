import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { localDayOf } from '../../../server/src/domain/local-time.js';
import { formatNaira } from '../../../server/src/domain/money.js';
import { startOfWeek } from '../../../server/src/features/dashboard/screens/week.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { expectEscaped, script } from '../../harness/hostile.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';

interface Movement {
  debit: string;
  credit: string;
  amount: number;
  at: number;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`The lists of the dashboard, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      screens = await openScreens(service);
      const buyer = { customer_email: 'Zainab@example.com' };
      await TestEscrow.open(service, { reference: 'SHOP-1', amount: 100_000, ...buyer });
      await TestEscrow.funded(service, {
        reference: 'SHOP-2',
        amount: 200_000,
        seller_email: 'bola@shop.example',
      });
      const hostile = { description: `=cmd()${script}`, customer_name: script, metadata: { script } };
      await TestEscrow.open(service, { reference: `H-${script}`, amount: 300_000, ...hostile });
    });
    afterAll(async () => {
      await screens.close();
      await expectSoundLedger(service);
      await service.stop();
    });

    /** The references of a page of the list, in their order. */
    const referencesAt = async (path: string) => {
      const { status, text } = await screens.get(path);
      expect(status).toBe(200);
      return [...text.matchAll(/href="[^"]*\/escrows\/[0-9a-f-]{36}">([^<]*)</g)].map(([, name]) => name);
    };

    it.each([
      ['no filter', '', 3],
      ['a status', 'status=funded', 1],
      ['a least amount', 'min=2000', 2],
      ['a span of amounts', 'min=1,500&max=2500.50', 1],
      ['a seller', 'seller=BOLA@shop.example', 1],
      ['a seller and a status', 'seller=bola@shop.example&status=expired', 0],
      ['a day that has passed', 'to=2020-01-01', 0],
      ['days around now', `from=2020-01-01&to=${localDayOf(Date.now() + 86_400_000)}`, 3],
      ['a whole reference', 'q=SHOP-2', 1],
      ['the beginning of references', 'q=SHOP', 2],
      ["a buyer's address in other letters", 'q=zainab@EXAMPLE.com', 1],
      ['the beginning of an address', 'q=zai', 1],
      ["the beginning of a seller's address and a status", 'q=bola&status=funded', 1],
      ['signs of patterns as themselves', 'q=%25', 0],
    ])('finds escrows by %s', async (_, query, count) => {
      expect(await referencesAt(`/escrows?${query}`)).toHaveLength(count);
    });

    it('names values that it cannot read, and ignores them', async () => {
      const { text } = await screens.get('/escrows?status=x&from=2026-13-45&min=abc&seller=nobody&after=x');
      for (const words of [
        'There is no such status',
        'Write a day',
        'Write an amount',
        'This is no e-mail',
      ]) {
        expect(text).toContain(words);
      }
      expect(await referencesAt('/escrows?status=x&min=abc')).toHaveLength(3);
    });

    it('shows texts from outside as text, on every screen', async () => {
      const ids = await service.deps.services.store.list(
        adHoc<{ id: string }>((db) => db.selectFrom('checkout').select('id').where('amount', '=', 300_000)),
      );
      const own = await openScreens(service, {
        account: { id: service.accountId, name: script, plan: 'free' },
      });
      const query = new URLSearchParams({ q: script, status: script, from: script }).toString();
      const paths = ['', '/escrows', `/escrows?${query}`, `/escrows/${ids[0]?.id}`, '/sellers', '/nothing'];
      const pages = await Promise.all(paths.map((path) => own.get(path)));
      expectEscaped(pages);
      expect(pages[3]?.text).toContain('&lt;script');
      for (const page of pages.slice(0, 5)) {
        expect(page.headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; style-src 'self'; /,
        );
        expect(page.text).not.toMatch(/<style|style="|<script>|\son\w+="/);
      }
      await own.close();
    });

    it('writes a table in which no text is a formula', async () => {
      const { headers, text } = await screens.get('/escrows.csv?min=3000');
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="escrows.csv"');
      const [heads, row] = text.split('\r\n');
      expect(heads).toMatch(/^reference,kind,status,amount_naira/);
      expect(row).toContain(',3000.00,');
      expect(row).toContain(`"'=cmd()`);
      expect((await screens.get('/escrows.csv?q=SHOP')).text.trim().split('\r\n')).toHaveLength(3);
      expect((await screens.get('/charges.csv')).text.trim().split('\r\n')).toHaveLength(1);
    });

    it('walks through all pages, each once, newest first', async () => {
      const { accountId, key } = await service.newMerchant();
      const own = await openScreens(service, { account: { id: accountId, name: 'Pages', plan: 'free' } });
      const testKey = await key('test');
      const body = {
        amount: 100_000,
        currency: 'NGN',
        customer_email: 'a@example.com',
        callback_url: 'https://a.example.com',
      };
      for (let n = 0; n < 45; n++) {
        const options = { key: testKey, body: { ...body, reference: `P-${n}` } };
        expect((await service.call('POST', '/escrow/initiate', options)).status).toBe(200);
      }
      const seen: string[] = [];
      let path: string | undefined = '/escrows?min=500';
      while (path !== undefined) {
        const { text } = await own.get(path);
        seen.push(...[...text.matchAll(/">(P-\d+)</g)].map(([, name = '']) => name));
        const older = /<a class="button plain" href="([^"]*after[^"]*)">Older/.exec(text)?.[1];
        path = older?.replaceAll('&amp;', '&').replace(/^.*\/test/, '');
      }
      expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `P-${44 - n}`));
      expect((await own.get('/escrows.csv')).text.trim().split('\r\n')).toHaveLength(46);
      await own.close();
    });

    it('adds up what the ledger says: held, released soon, paid this week, and by day', async () => {
      const soon = await TestEscrow.funded(service, { amount: 400_000 });
      await soon.post('deliver', proof);
      const paid = await TestEscrow.funded(service, { amount: 500_000 });
      await paid.post('release');
      const back = await TestEscrow.funded(service, { amount: 600_000 });
      await back.post('refund');
      await advance(service, { minutes: 10 });
      const late = await TestEscrow.open(service, { seller_email: undefined, amount: 150_000 });
      await late.fund({ amount: 175_000 });
      await service.call('PUT', '/account/payout', { body: payout });

      const rows = await service.deps.services.store.list(
        adHoc<Movement>((db) =>
          db
            .selectFrom('movement')
            .select(['debit_account as debit', 'credit_account as credit', 'amount', 'at'])
            .where('account_id', '=', service.accountId),
        ),
      );
      const kindOf = (account: string) => account.split(':')[0] ?? '';
      const sumOf = (from: string, to: string, since = 0) =>
        rows
          .filter(({ debit, credit, at }) => kindOf(debit) === from && kindOf(credit) === to && at >= since)
          .reduce((sum, { amount }) => sum + amount, 0);
      const now = Math.max(...rows.map(({ at }) => at));
      const { text } = await screens.get('/');
      const week = startOfWeek(now);
      const paidThisWeek = sumOf('payout', 'bank', week) - sumOf('bank', 'payout', week);
      expect(paidThisWeek).toBe(500_000);
      expect(text).toContain(
        `Paid to sellers this week</span><b class="figure">${formatNaira(paidThisWeek)}`,
      );
      expect(text).toContain(`24 hours</span><b class="figure">${formatNaira(400_000)}`);
      const { body: balance } = await service.call('GET', '/balance');
      expect(text).toContain(`Held</span><b class="figure">${formatNaira(balance.held)}`);

      const owed = ['escrow', 'charge', 'payout', 'refund', 'credit'];
      const total = rows.reduce((sum, { debit, credit, amount }) => {
        return (
          sum + (owed.includes(kindOf(credit)) ? amount : 0) - (owed.includes(kindOf(debit)) ? amount : 0)
        );
      }, 0);
      const statement = await screens.get('/balance');
      expect(statement.text).toContain(`<p class="figure">${formatNaira(total)}`);
      const csv = (await screens.get('/balance.csv')).text.trim().split('\r\n').slice(1);
      const last = csv.at(-1)?.split(',') ?? [];
      expect(last.at(-1)).toBe((total / 100).toFixed(2));
      const column = (n: number) =>
        csv.reduce((sum, line) => sum + Math.round(Number(line.split(',')[n]) * 100), 0);
      expect(column(2)).toBe(sumOf('payout', 'bank'));
      expect(column(3)).toBe(sumOf('refund', 'bank'));
      expect(column(1) - column(2) - column(3) + column(4)).toBe(total);
    });

    it('lists disputes by deadline, payouts, refunds and sellers', async () => {
      const disputed = await TestEscrow.funded(service, { reference: 'DISPUTED' });
      await disputed.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' });
      expect(await referencesAt('/disputes')).toEqual(['DISPUTED']);
      expect((await screens.get('/')).text).toContain('Dispute DISPUTED');
      expect((await screens.get('/payouts?status=paid')).text).toContain('••6789');
      expect(await referencesAt('/payouts?status=failed')).toEqual([]);
      expect((await screens.get('/refunds')).text).toContain('₦6,000.00');
      expect((await screens.get('/sellers')).text).toContain('bola@shop.example');
      expect(await referencesAt('/disputes?which=resolved')).toEqual([]);
    });
  });
});
