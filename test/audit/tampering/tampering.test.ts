import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../../harness/databases.js';
import { audit } from '../audit.js';
import { found } from '../found.js';
import { Shop } from '../shop.js';
import { sellSmall } from '../small-payouts.js';
import { type SoldEscrow, sellOnce } from '../stories.js';
import { bookCases } from './books.js';
import { type Market, openMarket, seal } from './market.js';
import { rowCases } from './rows.js';
import { tamper } from './tamper.js';

const secretKey = 'ab'.repeat(32);

async function verified({ deps }: Shop): Promise<string[]> {
  const { discrepancies } = await verifyLedger(deps.services);
  return discrepancies.map(({ code, words }) => `${code}: ${words}`);
}

forEachDatabase((engine, freshDatabase) => {
  describe(`Nobody changes the books behind the server's back on ${engine}`, () => {
    let shop: Shop;
    const sold = new Map<unknown, SoldEscrow>();
    const markets = new Map<unknown, Market>();
    let byVerifier: string[];
    let byAuditor: string[];

    // One database for all cases, checkouts for each: most of the time goes into starting the auditor.
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      for (const one of bookCases) sold.set(one, await sellOnce(shop));
      for (const one of rowCases) markets.set(one, await openMarket(shop));
      await seal(shop);
      expect(await verified(shop)).toEqual([]);
      expect(await audit(shop.databaseUrl, secretKey)).toEqual([]);
      const texts = [
        ...bookCases.map((one) => one.sql(found(sold.get(one)))),
        ...rowCases.map((one) => one.sql(found(markets.get(one)))),
      ];
      await tamper(shop.databaseUrl, texts.join(';'));
      byVerifier = await verified(shop);
      byAuditor = await audit(shop.databaseUrl, secretKey);
    }, 120_000);
    afterAll(() => shop.close());

    it.each(bookCases)('the verifier and the auditor both notice $what', (one) => {
      const ids = found(sold.get(one));
      expect(byVerifier.filter((line) => line.startsWith(`${one.code}: `)).join('\n')).toContain(
        one.verifier(ids),
      );
      expect(byAuditor.join('\n')).toContain(one.auditor(ids));
    });

    it.each(rowCases)('the verifier and the auditor both notice $what', (one) => {
      const id = one.about(found(markets.get(one)));
      expect(byVerifier.filter((line) => line.startsWith(`${one.verifier}: `)).join('\n')).toContain(id);
      expect(byAuditor.filter((line) => line.startsWith(one.auditor)).join('\n')).toContain(id);
    });

    it.each([20, 80])('the verifier and the auditor both notice a fee of %s kobo, not 50', async (fee) => {
      const other = await Shop.open(await freshDatabase());
      const { id } = found((await sellSmall(other, 50)).attempts[0]);
      await seal(other);
      expect([await verified(other), await audit(other.databaseUrl, secretKey)]).toEqual([[], []]);
      const posted = `update movement set amount = ${fee} where debit_account = 'partner_fees'`;
      await tamper(other.databaseUrl, `update attempt set fee = ${fee} where id = '${id}'; ${posted}`);
      const lines = (await verified(other)).join('\n');
      const findings = (await audit(other.databaseUrl, secretKey)).join('\n');
      await other.close();
      expect(lines).toContain(`attempt_altered: attempt ${id}`);
      expect(findings).toContain(`attempt altered: attempt ${id}`);
      expect(/sandbox_transfer_fee: /.test(lines)).toBe(fee > 50);
      expect(/sandbox transfer \S+: the fee is/.test(findings)).toBe(fee > 50);
    });

    it('the verifier and the auditor both notice a bank statement that differs', async () => {
      const other = await Shop.open(await freshDatabase());
      await sellOnce(other);
      await tamper(
        other.databaseUrl,
        'update sandbox_credit set amount = amount - 1000 where amount = 90000',
      );
      const lines = await verified(other);
      await other.close();
      expect(lines.at(-1)).toMatch(/^sandbox_statement: .*says 149000 kobo, the movements say 150000/);
      expect((await audit(other.databaseUrl)).at(-1)).toContain('149000, but the postings make it 150000');
    });
  });
});
