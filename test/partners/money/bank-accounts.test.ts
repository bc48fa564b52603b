import { describe, expect, test } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import type { LeasedJob } from '../../../server/src/adapters/store/jobs.js';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import { assignBankAccounts } from '../../../server/src/features/transfers/assign-bank-accounts.js';
import { recordByReference } from '../../../server/src/features/transfers/record-outcome.js';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { accountTime, systemContext } from '../../../server/src/pipeline/context.js';
import { holdAnswer } from '../../harness/held-store.js';
import { forEachStore } from '../../harness/stores.js';
import { endNewest, loadPayout, releasedPayout } from './attempts.js';
import { expectBooksToAgree, listOrders } from './books.js';
import { createWorld, defined, hourMs, minuteMs, type World } from './world.js';

const other = '0123456799';
const third = '0123456700';

/** Returns the account numbers the bank was asked to pay, in order. */
async function paidTo(world: World): Promise<(string | null)[]> {
  return (await listOrders(world.services.store)).map(({ accountNumber }) => accountNumber);
}

/** Runs a `bank_account.saved` job of the default seller under its own name. */
async function runBankAccountSaved(world: World, name: string, store = world.services.store): Promise<void> {
  const { services, accountId } = world;
  const subject = `${accountId}:test:seller@example.com`;
  const job = { id: name, kind: 'bank_account.saved', subject, accountId, mode: 'test' } as LeasedJob;
  const time = await accountTime(services, accountId, 'test');
  expect(await assignBankAccounts({ ...services, store }, job, time)).toEqual({ outcome: 'done' });
}

forEachStore((_engine, open) => {
  describe('a payout goes to the account on file when it is sent', () => {
    test('and the next one to a new account, saved during the failed attempt', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.pass(0);
      await world.saveBankAccount(other);
      await world.pass(0);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'pending', accountLast4: '6789' });
      await endNewest(world, 'payout', id, 'failed');
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
      expect(await paidTo(world)).toEqual(['0123456789', other]);
      await expectBooksToAgree(world.services.store);
    });

    test('and the next one to a new account, saved at the moment the attempt failed', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const id = await releasedPayout(world);
      await world.pass(0);
      const { reference } = defined((await loadPayout(world, id)).attempts[0]);
      await services.sandboxBank.settle(reference, 'failed');
      const slow = holdAnswer(services.store, 'seller.by_email_key', 2);
      const settling = recordByReference({ ...services, store: slow.store }, 'payout', reference);
      await slow.reached;
      await world.saveBankAccount(other);
      await runBankAccountSaved(world, 'quick');
      slow.release();
      await settling;
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
    });

    test('and at once to a new account, when the payment to the old one is reversed', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.pass(0);
      await world.pass(minuteMs);
      await world.saveBankAccount(other);
      await world.pass(0);
      await endNewest(world, 'payout', id, 'reversed');
      await world.pass(0);
      await world.pass(minuteMs);
      expect(await paidTo(world)).toEqual(['0123456789', other]);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
      await expectBooksToAgree(world.services.store);
    });

    test('even if the release had read the old account', async () => {
      const world = await createWorld(await open());
      const { services, accountId } = world;
      await world.saveBankAccount();
      const read = await world.delivered();
      await world.saveBankAccount(other);
      await world.pass(0);
      const context = systemContext(
        services,
        await accountTime(services, accountId, 'test'),
        'suite:release',
      );
      const decision = decideEscrow(read, { command: 'release', amount: null }, context);
      if (!('kind' in decision) || decision.kind !== 'change') throw new Error('The release was refused');
      expect(await commitChange(services.store, decision.change, { evidence: services })).toBe('committed');
      await world.pass(0);
      expect(await paidTo(world)).toEqual([other]);
    });

    test('even if a slower run had read the old account', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.saveBankAccount(other);
      const slow = holdAnswer(world.services.store, 'seller.by_email_key');
      const run = runBankAccountSaved(world, 'slow', slow.store);
      await slow.reached;
      await world.saveBankAccount(third);
      await runBankAccountSaved(world, 'quick');
      slow.release();
      await run;
      expect((await loadPayout(world, id)).payout).toMatchObject({ accountLast4: '6700' });
      await world.pass(0);
      expect(await paidTo(world)).toEqual([third]);
    });
  });

  test('a failed payout with a new bank account is sent even if its job was interrupted', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    await world.pass(0);
    await endNewest(world, 'payout', id, 'failed');
    await world.pass(hourMs);
    let runs = 0;
    const interrupted: typeof jobHandlers = {
      ...jobHandlers,
      'payout.run': (services, job, time) => {
        runs += 1;
        if (runs === 1) throw new Error('interrupted');
        return jobHandlers['payout.run'](services, job, time);
      },
    };
    await world.saveBankAccount(other);
    await createWorker(world.services, { handlers: interrupted }).runDue();
    expect(runs).toBe(1);
    await world.pass(minuteMs);
    await world.pass(minuteMs);
    expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
  });
});
