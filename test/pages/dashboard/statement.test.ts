import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { localDayOf } from '../../../server/src/domain/local-time.js';
import { findByPartnerId } from '../../../server/src/features/credits/queries.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { assignCredit } from '../../../server/src/features/operator/credits.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

const strayAmount = 130_000;

forEachDatabase((engine, freshDatabase) => {
  describe(`The statement of a month, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      screens = await openScreens(service);
    });
    afterAll(async () => {
      await screens.close();
      await expectSoundLedger(service);
      await service.stop();
    });

    /** Lets money arrive that nothing matches, and returns the id of its credit. */
    const receiveStray = async (): Promise<string> => {
      const { services } = service.deps;
      const { now } = await accountTime(services, service.accountId, 'test');
      const { credit, notification } = await services.sandboxBank.reportTransfer({
        accountId: service.accountId,
        partnerReference: 'esc-unknown',
        accountNumber: '1234567890',
        amount: strayAmount,
        payerName: null,
        outcome: 'credited',
        partnerCreditId: null,
        now,
      });
      const { headers, rawBody } = notification;
      expect(await applySigned(services, 'sandbox', headers, rawBody)).toBe('applied');
      const at = { partner: 'sandbox', mode: 'test' as const, partnerCreditId: credit.partnerCreditId };
      const kept = await services.store.one(findByPartnerId, at);
      expect(kept?.checkoutId).toBeNull();
      return kept?.id ?? '';
    };

    /** What each day's movements change in what the account holds or owes, the oldest day first. */
    const recount = async (): Promise<Map<string, number>> => {
      const rows = await service.deps.services.store.list(
        adHoc<{ debit: string; credit: string; amount: number; at: number }>((db) =>
          db
            .selectFrom('movement')
            .select(['debit_account as debit', 'credit_account as credit', 'amount', 'at'])
            .where('account_id', '=', service.accountId)
            .orderBy('at'),
        ),
      );
      const isOwed = (account: string) => /^(escrow|charge|payout|refund):/.test(account);
      const days = new Map<string, number>();
      for (const { debit, credit, amount, at } of rows) {
        const change = (isOwed(credit) ? amount : 0) - (isOwed(debit) ? amount : 0);
        days.set(localDayOf(at), (days.get(localDayOf(at)) ?? 0) + change);
      }
      return days;
    };

    /** The rows of the statements of all months with movements, in kobo, by the names of their columns. */
    const readRows = async (months: Iterable<string>): Promise<Record<string, number | string>[]> => {
      const pages = await Promise.all([...months].map((month) => screens.get(`/balance.csv?month=${month}`)));
      return pages.flatMap(({ text }) => {
        const [heads = [], ...rows] = text
          .trim()
          .split('\r\n')
          .map((line) => line.split(','));
        return rows.map((cells) =>
          Object.fromEntries(
            heads.map((head, n) => [
              head,
              head === 'day' ? (cells[n] ?? '') : Math.round(Number(cells[n]) * 100),
            ]),
          ),
        );
      });
    };

    it('has no column for other changes before there is one', async () => {
      await TestEscrow.funded(service, { amount: 400_000 });
      expect((await screens.get('/balance')).text).not.toContain('>Other<');
    });

    it('shows a matched credit and a reversal on their days, and every balance agrees', async () => {
      const strayId = await receiveStray();
      await advance(service, { hours: 24 });
      const { services } = service.deps;
      const matched = await TestEscrow.open(service, { amount: strayAmount });
      const { accountId } = service;
      await assignCredit(services, strayId, { accountId, reference: matched.reference });
      const dayOfMatch = localDayOf((await accountTime(services, service.accountId, 'test')).now);
      await advance(service, { hours: 24 });
      const held = await TestEscrow.open(service, { amount: 250_000 });
      await held.fund({ amount: 50_000, outcome: 'reversed' });
      const ended = await TestEscrow.open(service, { amount: 170_000 });
      await ended.post('cancel');
      // Too little to be sent back, so it is still here when the bank takes it back.
      await ended.fund({ amount: 5_000, outcome: 'reversed' });
      const dayOfReversal = localDayOf((await accountTime(services, service.accountId, 'test')).now);
      await advance(service, { hours: 24 });
      await TestEscrow.funded(service, { amount: 300_000 });

      const days = await recount();
      const rows = await readRows(new Set([...days.keys()].map((day) => day.slice(0, 7))));
      let balance = 0;
      const balances = [...days].map(([day, change]) => {
        balance += change;
        return { day, balance };
      });
      expect(rows.map(({ day, balance: shown }) => ({ day, balance: shown }))).toEqual(balances);
      let before = 0;
      for (const row of rows) {
        const amount = (name: string) => Number(row[name] ?? 0);
        const moved = amount('received') - amount('paid_to_sellers') - amount('paid_back_to_buyers');
        expect(before + moved + amount('came_back') + amount('other')).toBe(amount('balance'));
        before = amount('balance');
      }
      const rowOf = (day: string) => rows.find((row) => row.day === day);
      expect(rowOf(dayOfMatch)).toMatchObject({ received: strayAmount, balance: 400_000 + strayAmount });
      expect(rowOf(dayOfReversal)).toMatchObject({ received: 55_000, other: -55_000 });
      const page = await screens.get(`/balance?month=${dayOfReversal.slice(0, 7)}`);
      expect(page.text).toContain('>Other<');
      expect(page.text).toContain('−₦550.00');
    });
  });
});
