import { afterEach, describe, expect, test } from 'vitest';
import { step } from '../../../server/src/adapters/store/statement.js';
import { listVirtualAccounts } from '../../../server/src/features/checkouts/queries.js';
import { recordLeap } from '../../../server/src/features/clock/service-clock.js';
import { findByPartnerId } from '../../../server/src/features/credits/queries.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { assignCredit } from '../../../server/src/features/operator/credits.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { acceptUnmatched, readRestores } from '../../../server/src/features/operator/restores.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { findHeartbeat, saveHeartbeat } from '../../../server/src/features/restores/queries.js';
import { areSendsSuspended, beat, beginRestore } from '../../../server/src/features/restores/suspension.js';
import { forEachDatabase } from '../../harness/databases.js';
import { loadPayout, releasedPayout } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { type Databases, RestorableWorld } from './restored.js';
import { defined, hourMs, minuteMs, price, type World } from './world.js';

const opened: RestorableWorld[] = [];

async function openWorld(databases: Databases): Promise<RestorableWorld> {
  const restorable = await RestorableWorld.open(databases);
  opened.push(restorable);
  await beat(restorable.world.services);
  return restorable;
}

const suspended = (world: World) => areSendsSuspended(world.services, 'test');

async function newestRestore(world: World) {
  return defined((await readRestores(world.services))[0]);
}

/** Pays the whole price into the virtual account of an escrow; the notification is still on its way. */
async function payInto({ services, accountId }: World, id: string) {
  const [account] = await services.store.all(listVirtualAccounts, { checkoutId: id });
  const { partnerReference, accountNumber } = defined(account);
  const { credit, notification } = await services.sandboxBank.reportTransfer({
    accountId,
    partnerReference,
    accountNumber,
    amount: price,
    payerName: null,
    outcome: 'credited',
    partnerCreditId: null,
    now: services.clock.now(),
  });
  return { ...notification, partnerCreditId: credit.partnerCreditId };
}

/** A delivered escrow, whose release a backup does not have. */
async function releaseAfterBackup(restorable: RestorableWorld) {
  const { world } = restorable;
  await world.saveBankAccount();
  const { id } = (await world.delivered()).escrow;
  const backup = await restorable.backUp();
  await world.act(id, { command: 'release', amount: null });
  await world.pass(0);
  await world.pass(minuteMs);
  return { id, backup };
}

forEachDatabase((engine, fresh, empty) => {
  const databases = { fresh, empty };
  describe(`after a restore on ${engine}`, { timeout: 30_000 }, () => {
    afterEach(async () => {
      for (const restorable of opened.splice(0)) await restorable.close();
    });

    test('a payout that was paid since the backup is not paid again', async () => {
      const restorable = await openWorld(databases);
      const id = await releasedPayout(restorable.world);
      const backup = await restorable.backUp();
      await restorable.world.pass(0);
      await restorable.world.pass(minuteMs);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      await world.pass(0);
      await world.pass(minuteMs);
      await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
      expect(world.bank.calls('transfer')).toBe(0);
      expect(await suspended(world)).toBe(false);
      expect(await countOrders(restorable.bankStore)).toBe(1);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });

    test('nor is it without the flag, since the bank is asked under the same reference', async () => {
      const restorable = await openWorld(databases);
      const { id, backup } = await releaseAfterBackup(restorable);
      const world = await restorable.restore(backup);
      await world.act(id, { command: 'release', amount: null });
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await world.load(id)).payouts).toMatchObject([{ status: 'paid' }]);
      expect(await countOrders(restorable.bankStore)).toBe(1);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });

    test('nothing is sent until the decision behind every transfer was taken again', async () => {
      const restorable = await openWorld(databases);
      const { id, backup } = await releaseAfterBackup(restorable);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      const other = await releasedPayout(world);
      for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
      expect(world.bank.calls('transfer')).toBe(0);
      expect((await loadPayout(world, other)).attempts).toEqual([]);
      const { transfers, ...restore } = await newestRestore(world);
      expect(restore).toMatchObject({ matchedCount: 0, unmatchedCount: 1, releasedAt: null });
      expect(transfers).toMatchObject([{ kind: 'payout', difference: null, acceptedAt: null }]);
      const listed = (await readInbox(world.services, 'test')).find(
        ({ kind }) => kind.kind === 'restore_unmatched',
      );
      expect(listed?.rows).toMatchObject([{ id: transfers[0]?.reference, note: 'to 058 ···6789' }]);

      await world.act(id, { command: 'release', amount: null });
      for (let count = 0; count < 4; count += 1) await world.pass(minuteMs);
      for (let count = 0; count < 2; count += 1) await world.pass(hourMs);
      expect((await world.load(id)).payouts).toMatchObject([{ status: 'paid' }]);
      expect((await newestRestore(world)).releasedAt).not.toBeNull();
      expect((await loadPayout(world, other)).payout.status).toBe('paid');
      expect(await countOrders(restorable.bankStore)).toBe(2);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });

    test.each([
      ['the first had not begun', 'not begun', false],
      ['the first was under way', 'under way', false],
      ['the operator accepts it at once', 'not begun', true],
    ])('a second attempt that has paid since the backup is found if %s', async (_, first, isAccepted) => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const id = await releasedPayout(before);
      const released = await restorable.backUp();
      before.bank.fail('transfer', 'refused');
      await before.pass(0);
      const begun = await restorable.backUp();
      await before.pass(2 * minuteMs);
      await actOnTransfer(before.services, 'payout', id, { command: 'retry' });
      for (let count = 0; count < 3; count += 1) await before.pass(minuteMs);
      const { attempts } = await loadPayout(before, id);
      expect(attempts).toMatchObject([
        { n: 1, state: 'failed' },
        { n: 2, state: 'paid' },
      ]);
      const world = await restorable.restore(first === 'under way' ? begun : released);
      await beginRestore(world.services);
      if (isAccepted) {
        world.bank.silence('findTransfer', true);
        await world.pass(0);
        await acceptUnmatched(world.services, defined(attempts[1]).reference, {
          reason: 'nobody knows it',
          isRecorded: false,
        });
        await world.pass(0);
        world.bank.silence('findTransfer', false);
      }
      for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
      expect((await newestRestore(world)).releasedAt).not.toBeNull();
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
      expect(await countOrders(restorable.bankStore)).toBe(1);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });

    test('a decision that differs from the one the bank carried out stays suspended', async () => {
      const restorable = await openWorld(databases);
      const { id, backup } = await releaseAfterBackup(restorable);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      await world.act(id, { command: 'release', amount: 100_000 });
      for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
      expect((await world.load(id)).payouts).toMatchObject([{ amount: 100_000, status: 'pending' }]);
      const { transfers, releasedAt } = await newestRestore(world);
      expect(releasedAt).toBeNull();
      expect(transfers).toMatchObject([{ difference: 'the bank has ₦2,500.00 instead of ₦1,000.00' }]);
      expect(world.bank.calls('transfer')).toBe(0);
    });

    test('sends stay suspended over a restart, and a second start begins nothing anew', async () => {
      const restorable = await openWorld(databases);
      const { backup } = await releaseAfterBackup(restorable);
      await beginRestore((await restorable.restore(backup)).services);
      const world = await restorable.restart();
      expect(await suspended(world)).toBe(true);
      await beginRestore(world.services);
      await world.pass(minuteMs);
      expect(await readRestores(world.services)).toHaveLength(1);
      expect(await suspended(world)).toBe(true);
    });

    test('the operator accepts what stays unmatched, with a reason that is kept', async () => {
      const restorable = await openWorld(databases);
      const { backup } = await releaseAfterBackup(restorable);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      await world.pass(0);
      const reference = defined((await newestRestore(world)).transfers[0]).reference;
      await acceptUnmatched(world.services, reference, {
        reason: 'the merchant has closed',
        isRecorded: false,
      });
      await world.pass(0);
      const { transfers, releasedAt } = await newestRestore(world);
      expect(releasedAt).not.toBeNull();
      expect(transfers).toMatchObject([{ reference, reason: 'the merchant has closed' }]);
      await expect(
        acceptUnmatched(world.services, reference, { reason: 'again', isRecorded: false }),
      ).rejects.toThrow(/restore status/);
    });

    test('sends stay suspended while the bank does not show its statement', async () => {
      const restorable = await openWorld(databases);
      const id = await releasedPayout(restorable.world);
      const world = await restorable.restore(await restorable.backUp());
      await beginRestore(world.services);
      world.bank.silence('listTransfers', true);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect((await loadPayout(world, id)).attempts).toEqual([]);
      world.bank.silence('listTransfers', false);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
    });

    test('a credit to an escrow that the backup lacks is found once that is initiated again', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const backup = await restorable.backUp();
      const { escrow } = await before.initiate();
      await before.fund(escrow.id);
      const world = await restorable.restore(backup);
      await world.pass(0);
      const again = await world.initiate({ reference: escrow.reference });
      expect(again.escrow.accountNumber).toBe(escrow.accountNumber);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect((await world.load(again.escrow.id)).escrow.status).toBe('funded');
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });

    test('a credit that the operator matched while nobody knew its account stays matched', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const { escrow: other } = await before.initiate();
      const backup = await restorable.backUp();
      const { escrow } = await before.initiate();
      const { partnerCreditId, ...notification } = await payInto(before, escrow.id);
      const world = await restorable.restore(backup);
      const { services, accountId } = world;
      await applySigned(services, 'sandbox', notification.headers, notification.rawBody);
      const partner = { partner: 'sandbox', mode: 'test', partnerCreditId } as const;
      const { id } = defined(await services.store.one(findByPartnerId, partner));
      const to = { accountId, reference: other.reference };
      await assignCredit(services, id, to);
      const again = await world.initiate({ reference: escrow.reference });
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect((await world.load(other.id)).escrow.status).toBe('funded');
      expect((await world.load(again.escrow.id)).escrow.status).toBe('awaiting_payment');
      await expectBooksToAgree(services.store, restorable.bankStore);
      const { discrepancies } = await verifyLedger(services);
      expect(discrepancies.filter(({ code }) => !code.startsWith('sandbox_'))).toEqual([]);
    });

    test('the statement is matched from before a leap in which the backup was made', async () => {
      const { world } = await openWorld(databases);
      const { store, clock } = world.services;
      const heartbeat = async () => defined(await store.one(findHeartbeat, {}));
      const seenAt = clock.now() + 60 * 24 * hourMs;
      const inLeap = step(saveHeartbeat, { ...(await heartbeat()), seenAt });
      await store.transact([inLeap]);
      await beat(world.services);
      expect((await heartbeat()).seenAt).toBe(clock.now());
      const from = clock.now() - hourMs;
      await store.transact([inLeap, step(recordLeap, { from, to: seenAt })]);
      await beginRestore(world.services);
      expect((await newestRestore(world)).since).toBe(from - hourMs);
    });

    test('a database that follows another history is noticed before the next send', async () => {
      const restorable = await openWorld(databases);
      const { world } = restorable;
      const { store, clock } = world.services;
      const id = await releasedPayout(world);
      const seenAt = clock.now();
      await store.transact([step(saveHeartbeat, { id: 'database', lineage: 'another/00000001', seenAt })]);
      world.bank.silence('listTransfers', true);
      await world.pass(minuteMs);
      const isPostgres = store.engine === 'postgres';
      expect(await suspended(world)).toBe(isPostgres);
      expect((await loadPayout(world, id)).attempts).toHaveLength(isPostgres ? 0 : 1);
      if (!isPostgres) return;
      expect(await newestRestore(world)).toMatchObject({ cause: 'lineage', since: seenAt - hourMs });
      world.bank.silence('listTransfers', false);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
    });
  });
});
