import { startOfDay } from '../../server/src/domain/reconciliation/day.js';
import { reconcile } from '../../server/src/features/reconciliation/reconcile.js';
import type { Shop } from '../audit/shop.js';
import { tamper } from '../audit/tampering/tamper.js';
import { defined } from '../partners/money/world.js';
import type { Story } from './stories.js';

const day = '2026-11-23';

/** The bank says that it is sending money somewhere, which nobody here asked for. */
async function findForeignTransfer(shop: Shop, reference: string): Promise<void> {
  await tamper(
    shop.databaseUrl,
    `insert into sandbox_transfer (reference, account_id, kind, amount, bank_code, account_number, credit_id,
       status, session_id, failure_reason, fee, settle_at, created_at)
     values ('${reference}', '${shop.accountId}', 'transfer', 50000, '058', '0123456789', null, 'pending',
       null, null, 0, 9000000000000, 1)`,
  );
  const { services } = shop.deps;
  const bank = defined(services.partners.defaultOf('test'));
  await reconcile(services, { bank, mode: 'test', day, start: defined(startOfDay(day)) });
}

const forget = (shop: Shop, reference: string) =>
  tamper(shop.databaseUrl, `delete from sandbox_transfer where reference = '${reference}'`);

const fails = (shop: Shop, reference: string) =>
  tamper(shop.databaseUrl, `update sandbox_transfer set status = 'failed' where reference = '${reference}'`);

export const reconciliationStories: readonly Story[] = [
  {
    kind: 'reconciliation_open',
    prepare: (shop) => findForeignTransfer(shop, 'po-nobody-asked-for-this-one'),
    fill: async (shop) => {
      await fails(shop, 'po-nobody-asked-for-this-one');
      return {};
    },
    says: /^sandbox, test, \d{4}-\d\d-\d\d: the books agree\n/,
    after: (shop) => forget(shop, 'po-nobody-asked-for-this-one'),
  },
  {
    kind: 'reconciliation_open',
    prepare: (shop) => findForeignTransfer(shop, 'po-nor-for-this-one'),
    nth: 1,
    fill: async () => ({ REASON: 'a-test-of-the-bank' }),
    says: /^The payout "po-nor-for-this-one" is accepted\.\n$/,
    after: (shop) => forget(shop, 'po-nor-for-this-one'),
  },
];
