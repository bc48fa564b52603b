import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../harness/databases.js';
import { audit } from './audit.js';
import { found, Shop } from './shop.js';
import { type Sold, sellOnce } from './stories.js';
import { tamper } from './tampering.js';

interface Case {
  what: string;
  /** What somebody does to the database behind the server's back. */
  sql: (sold: Sold) => string;
  /** What the verifier and the auditor have to say about it. */
  verifier: (sold: Sold) => string;
  auditor: (sold: Sold) => string;
}

const cases: readonly Case[] = [
  {
    what: 'a movement’s amount',
    sql: ({ escrow }) =>
      `update movement set amount = 90001 where credit_account = 'escrow:${escrow}' and amount = 90000`,
    verifier: ({ escrow }) => `escrow ${escrow}: the row says 150000 kobo are held, the movements say 150001`,
    auditor: ({ escrow }) => `escrow ${escrow}: amount_held is 150000, but the postings make it 150001`,
  },
  {
    what: 'a movement that disappears',
    sql: ({ payout }) => `delete from movement where debit_account = 'payout:${payout}'`,
    verifier: ({ payout }) => `payout ${payout}: its tries say 100000 kobo were paid, the movements say 0`,
    auditor: ({ payout }) => `payout ${payout}: its tries have paid 100000, but the postings make it 0`,
  },
  {
    what: 'a payment posted twice',
    sql: ({ payout }) =>
      `insert into movement
       select change_id, n + 1, mode, account_id, debit_account, credit_account, amount, at from movement
       where debit_account = 'payout:${payout}'`,
    verifier: ({ payout }) =>
      `payout ${payout}: its tries say 100000 kobo were paid, the movements say 200000`,
    auditor: ({ payout }) => `account payout:${payout}: it has fallen to -100000`,
  },
  {
    what: 'a balance',
    sql: ({ escrow }) => `update ledger_account set balance = 140000 where id = 'escrow:${escrow}'`,
    verifier: ({ escrow }) =>
      `account escrow:${escrow}: its balance says 140000 kobo, the movements say 150000`,
    auditor: ({ escrow }) =>
      `account escrow:${escrow}: its balance is 140000, but the postings make it 150000`,
  },
  {
    what: 'an escrow’s amount_held',
    sql: ({ escrow }) => `update checkout set amount_held = 160000 where id = '${escrow}'`,
    verifier: ({ escrow }) => `escrow ${escrow}: the row says 160000 kobo are held, the movements say 150000`,
    auditor: ({ escrow }) => `escrow ${escrow}: amount_held is 160000, but the postings make it 150000`,
  },
  {
    what: 'what an escrow has released and received',
    sql: ({ escrow }) =>
      `update checkout set amount_released = 90000, amount_received = 240000 where id = '${escrow}'`,
    verifier: ({ escrow }) =>
      `escrow ${escrow}: the row says 90000 kobo were released, the movements say 100000`,
    auditor: ({ escrow }) => `escrow ${escrow}: amount_released is 90000, but the postings make it 100000`,
  },
  {
    what: 'an event in the middle that disappears',
    sql: ({ escrow }) => `delete from event where checkout_id = '${escrow}' and sequence = 2`,
    verifier: ({ escrow }) => `escrow ${escrow}: event 2 of 6 is missing`,
    auditor: ({ escrow }) => `escrow ${escrow}: event 2 of 6 is missing`,
  },
  {
    what: 'the last event that disappears',
    sql: ({ escrow }) => `delete from event where checkout_id = '${escrow}' and sequence = 6`,
    verifier: ({ escrow }) => `escrow ${escrow}: event 6 of 6 is missing`,
    auditor: ({ escrow }) => `escrow ${escrow}: event 6 of 6 is missing`,
  },
  {
    what: 'a payout’s amount',
    sql: ({ payout }) => `update payout set amount = 95000 where id = '${payout}'`,
    verifier: ({ payout }) => `payout ${payout}: the row says 95000 kobo, the movements say 100000`,
    auditor: ({ payout }) => `payout ${payout}: amount is 95000, but the postings make it 100000`,
  },
  {
    what: 'a payout said to be owed that was paid',
    sql: ({ payout }) => `update payout set status = 'pending' where id = '${payout}'`,
    verifier: ({ payout }) => `payout ${payout}: it is pending, so 100000 kobo are owed; the movements say 0`,
    auditor: ({ payout }) =>
      `payout ${payout}: it is pending and should owe 100000, but the postings make it 0`,
  },
  {
    what: 'a credit’s parts',
    sql: ({ credit }) =>
      `update credit set amount_applied = 150000, amount_excess = 60000 where id = '${credit}'`,
    verifier: ({ credit }) => `credit ${credit}: 60000 kobo of it are excess, its refunds say 50000`,
    auditor: ({ credit }) => `credit ${credit}: amount_excess is 60000, but the postings make it 50000`,
  },
  {
    what: 'an account that disappears',
    sql: ({ payout }) => `delete from ledger_account where id = 'payout:${payout}'`,
    verifier: ({ payout }) => `account payout:${payout}: money moved on it, but it was never opened`,
    auditor: ({ payout }) => `account payout:${payout}: it was used and never opened`,
  },
  {
    what: 'an account that belongs to nobody',
    sql: () => "insert into ledger_account (id, balance) values ('escrow:nobody', 0)",
    verifier: () => 'account escrow:nobody: it belongs to nothing',
    auditor: () => 'account escrow:nobody: nothing owns it',
  },
  {
    what: 'a change that disappears',
    sql: ({ escrow }) =>
      `delete from change
       where id in (select change_id from movement where debit_account = 'escrow:${escrow}')`,
    verifier: ({ escrow, payout }) => `it moved money from escrow:${escrow} to payout:${payout}, but is not`,
    auditor: () => ': the change is not recorded',
  },
];

forEachDatabase((engine, freshDatabase) => {
  describe(`Nobody changes the books behind the server's back on ${engine}`, () => {
    let shop: Shop;
    const sold = new Map<Case, Sold>();
    let verified: string;
    let audited: string;

    // One database for all cases, an escrow for each: most of the time goes into starting the auditor.
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      for (const one of cases) sold.set(one, await sellOnce(shop));
      expect((await verifyLedger(shop.deps.services)).discrepancies).toEqual([]);
      await tamper(shop.databaseUrl, cases.map((one) => one.sql(found(sold.get(one)))).join(';'));
      verified = (await verifyLedger(shop.deps.services)).discrepancies.join('\n');
      audited = (await audit(shop.databaseUrl)).join('\n');
    });
    afterAll(() => shop.close());

    it.each(cases)('the verifier and the auditor both name $what', (one) => {
      expect(verified).toContain(one.verifier(found(sold.get(one))));
      expect(audited).toContain(one.auditor(found(sold.get(one))));
    });

    it('nor do the books differ from what the bank says', async () => {
      const other = await Shop.open(await freshDatabase());
      await sellOnce(other);
      await tamper(
        other.databaseUrl,
        'update sandbox_credit set amount = amount - 1000 where amount = 90000',
      );
      const { discrepancies } = await verifyLedger(other.deps.services);
      await other.close();
      expect(discrepancies.at(-1)).toContain('says 149000 kobo, the movements say 150000');
      expect((await audit(other.databaseUrl)).at(-1)).toContain('149000, but the postings make it 150000');
    });
  });
});
