import { describe, expect, test } from 'vitest';
import { readTimeline } from '../../../server/src/features/checkouts/timeline.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { readHistoryPage } from '../../../server/src/http/history.js';
import { found } from '../../audit/found.js';
import { opensShops } from '../../audit/opens-shops.js';
import type { Shop } from '../../audit/shop.js';
import { sendSmall } from '../../audit/small-payouts.js';
import { forEachDatabase } from '../../harness/databases.js';

const price = 250_000;
const minuteMs = 60_000;

const paid = 'under an attempt that had counted as failed. It is receivable.';

/** An escrow that is paid, and whose money goes to the seller or back. */
async function decided(shop: Shop, kind: 'payout' | 'refund') {
  const escrow = await shop.initiate(price);
  await shop.pay(escrow, price);
  const after = await (kind === 'payout'
    ? shop.act(escrow, { command: 'release', amount: null })
    : shop.act(escrow, { command: 'refund', amount: null, reason: null }));
  return { escrow, id: found(kind === 'payout' ? after.payouts[0] : after.refunds[0]).id };
}

/** The bank carries out an attempt that it had called failed, after another one has paid. */
async function payTwice(shop: Shop, kind: 'payout' | 'refund', id: string) {
  const first = await shop.transfer(kind, id, 'failed');
  await shop.transfer(kind, id, 'paid');
  await shop.end(first, 'paid');
  return first;
}

async function entriesOf(shop: Shop, escrow: string) {
  return (await readTimeline(shop.deps.services, (await shop.read(escrow)).escrow)).entries;
}

/** The entries about duplicate payments, in their order. */
async function duplicatesIn(shop: Shop, escrow: string): Promise<string[]> {
  expect((await verifyLedger(shop.deps.services)).discrepancies).toEqual([]);
  const shown = (await entriesOf(shop, escrow)).filter(({ type }) => /duplicate_/.test(type));
  return shown.map(({ type, actor, summary }) => `${type} ${actor}: ${summary}`);
}

forEachDatabase((_engine, freshDatabase) => {
  const openShop = opensShops(freshDatabase);

  describe('the timeline of money that was paid twice', () => {
    test.each(['payout', 'refund'] as const)(
      'shows the second payment of a %s and its return',
      async (kind) => {
        const shop = await openShop();
        const { escrow, id } = await decided(shop, kind);
        const duplicate = await payTwice(shop, kind, id);
        const twice = `${kind}.duplicate_paid partner: The bank paid ₦2,500.00 for the ${kind} ${paid}`;
        expect(await duplicatesIn(shop, escrow)).toEqual([twice]);
        await shop.end(duplicate, 'reversed');
        const sent = 'The bank sent back the duplicate payment of ₦2,500.00';
        const returned = `${kind}.duplicate_returned partner: ${sent} for the ${kind}.`;
        expect(await duplicatesIn(shop, escrow)).toEqual([twice, returned]);
      },
    );

    test('shows what the operator did with money that came back once it was settled', async () => {
      const shop = await openShop();
      const { escrow, id } = await decided(shop, 'payout');
      const duplicate = await payTwice(shop, 'payout', id);
      const settle = { command: 'settle_receivable', amount: 200_000, from: 'recovered' } as const;
      await shop.operate('payout', id, settle);
      await shop.operate('payout', id, { ...settle, amount: 50_000, from: 'written_off' });
      await shop.end(duplicate, 'reversed');
      shop.advance(minuteMs);
      await shop.operate('payout', id, { command: 'settle_came_back', amount: 200_000, to: 'payee' });
      shop.advance(minuteMs);
      await shop.operate('payout', id, { command: 'settle_came_back', amount: 50_000, to: 'loss' });
      expect((await duplicatesIn(shop, escrow)).slice(2)).toEqual([
        'payout.duplicate_repaid operator: The operator paid the payee ₦2,000.00 of what came back.',
        'payout.duplicate_kept operator: ₦500.00 of what came back was kept, and makes good a loss.',
      ]);
    });

    test.each(['payout', 'refund'] as const)(
      'shows that the first payment of a %s counts once the other attempt fails',
      async (kind) => {
        const shop = await openShop();
        const { escrow, id } = await decided(shop, kind);
        const first = await shop.transfer(kind, id, 'failed');
        const second = await shop.send(kind, id);
        await shop.end(first, 'paid');
        await shop.end(second, 'failed');
        expect((await duplicatesIn(shop, escrow)).slice(1)).toEqual([
          `${kind}.duplicate_counted partner: The earlier payment counts as the ${kind} of ₦2,500.00, ` +
            'which no other paid.',
        ]);
      },
    );

    test('names the operator if they made the second payment', async () => {
      const shop = await openShop();
      const { escrow, id } = await decided(shop, 'payout');
      await shop.transfer('payout', id, 'paid');
      await shop.operate('payout', id, { command: 'record_payment', sessionId: 'DESK-1' });
      expect(await duplicatesIn(shop, escrow)).toEqual([
        'payout.duplicate_paid operator: The operator paid ₦2,500.00 for the payout, ' +
          'which was paid already. It is receivable.',
      ]);
    });

    test('shows the second payment of a combined payout with each of its escrows', async () => {
      const shop = await openShop();
      const { payout, attempts } = await sendSmall(shop);
      await shop.end(found(attempts[0]), 'failed');
      await shop.transfer('payout', found(payout).id, 'paid');
      await shop.end(found(attempts[0]), 'paid');
      const { store } = shop.deps.services;
      const sql = 'select distinct checkout_id as id from payout';
      const escrows = await store.list<{ id: string }>({ compile: () => ({ sql, values: [] }) });
      expect(escrows).toHaveLength(2);
      for (const { id } of escrows) {
        expect(await duplicatesIn(shop, id)).toEqual([
          `payout.duplicate_paid partner: The bank paid ₦130.00 for the combined payout ${paid}`,
        ]);
      }
    });

    test('shows what of a combined payout counts for each of its escrows', async () => {
      const shop = await openShop();
      const { payout, attempts } = await sendSmall(shop);
      await shop.end(found(attempts[0]), 'failed');
      const second = await shop.send('payout', found(payout).id);
      await shop.end(found(attempts[0]), 'paid');
      await shop.end(second, 'failed');
      const { store } = shop.deps.services;
      const sql = 'select checkout_id as id from payout order by amount';
      const escrows = await store.list<{ id: string }>({ compile: () => ({ sql, values: [] }) });
      const counted = await Promise.all(
        escrows.map(async ({ id }) => (await duplicatesIn(shop, id)).slice(1)),
      );
      expect(counted).toEqual(
        ['60.00', '70.00'].map((amount) => [
          `payout.duplicate_counted partner: The earlier payment counts as the payout of ₦${amount}, ` +
            'which no other paid.',
        ]),
      );
    });

    test('has the same entries page by page', async () => {
      const shop = await openShop();
      const { escrow, id } = await decided(shop, 'payout');
      const duplicate = await payTwice(shop, 'payout', id);
      await shop.end(duplicate, 'reversed');
      const { escrow: row } = await shop.read(escrow);
      const whole = await entriesOf(shop, escrow);
      const pages: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await readTimeline(shop.deps.services, row, readHistoryPage({ limit: 1, cursor }));
        pages.push(...page.entries.map(({ type, at }) => `${type} ${at}`));
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      expect(pages).toEqual(whole.map(({ type, at }) => `${type} ${at}`));
    });
  });
});
