import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Shop } from '../../../../test/audit/shop.js';
import { tellEverything } from '../../../../test/audit/stories.js';
import { tamper } from '../../../../test/audit/tampering/tamper.js';
import { forEachDatabase } from '../../../../test/harness/databases.js';
import { openLive } from '../../../../test/harness/live-escrow.js';
import { startService } from '../../../../test/harness/service.js';
import { verifyLedger } from './verify.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`Verifying one mode of the ledger on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      await tellEverything(shop);
    });
    afterAll(() => shop.close());

    const codesOf = async (mode: 'live' | 'test') =>
      (await verifyLedger(shop.deps.services, { mode })).discrepancies.map(({ code }) => code);

    it('counts that mode alone, and finds nothing in sound books', async () => {
      const { services } = shop.deps;
      const both = await verifyLedger(services);
      for (const mode of ['live', 'test'] as const) {
        const one = await verifyLedger(services, { mode });
        expect(one.discrepancies).toEqual([]);
        expect(one.checked).toEqual({ [mode]: both.checked[mode] });
      }
    });

    it('reports what is wrong in test mode to no verification of live mode', async () => {
      await tamper(shop.databaseUrl, 'update checkout set amount_held = amount_held + 100');
      expect(await codesOf('live')).toEqual([]);
      expect(await codesOf('test')).toEqual(
        expect.arrayContaining(['checkout_amount_held', 'checkout_parts', 'checkout_altered']),
      );
    });

    it('reports a change that was moved to the other mode to both', async () => {
      await tamper(shop.databaseUrl, "update change set mode = 'test' where id like 'setting:%'");
      expect(await codesOf('live')).toEqual(
        expect.arrayContaining(['change_altered', 'audit_entry_unknown']),
      );
      expect(await codesOf('test')).toContain('change_altered');
    });
  });

  it(`names each row of live mode that was altered, and none that was not, on ${engine}`, async () => {
    const databaseUrl = await freshDatabase();
    const service = await startService(databaseUrl);
    const { id } = await openLive(service);
    const { services } = service.deps;
    expect((await verifyLedger(services, { mode: 'live' })).discrepancies).toEqual([]);
    await tamper(databaseUrl, `update checkout set mode = 'test' where id = '${id}'`);
    const codes = (await verifyLedger(services, { mode: 'live' })).discrepancies.map(({ code }) => code);
    await service.stop();
    expect(codes).toContain('checkout_missing');
  });
});
