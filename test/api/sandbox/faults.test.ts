import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createSandboxBank } from '../../../server/src/adapters/bank/sandbox/index.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { readsBy } from '../../harness/reads.js';
import { initiateBody, keyHeader, type Service, startService } from '../../harness/service.js';
import { createTestServices } from '../../harness/services.js';
import { forEachStore } from '../../harness/stores.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { arm, ordersOf, overpaid, passMinutes, released, settle } from './bank.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`calls to the bank that fail, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it.each([
      { kind: 'unavailable', status: 503, code: 'partner_unavailable' },
      { kind: 'timeout', status: 503, code: 'partner_unavailable' },
      { kind: 'refused', status: 502, code: 'partner_error' },
    ])(
      'initiate fails with one that is $kind, and the repeat finds its virtual account',
      async ({ kind, ...refusal }) => {
        await arm(service, 'open_virtual_account', kind, 2);
        const body = initiateBody();
        for (let n = 0; n < 2; n++) {
          const { status, body: problem } = await service.call('POST', '/escrow/initiate', { body });
          expect({ status, code: problem.code }).toEqual(refusal);
        }
        const opened = await service.call('POST', '/escrow/initiate', { body });
        expect(opened.body.account_number).toMatch(/^\d{10}$/);
        expect(opened.headers.get('Idempotent-Replay')).toBeNull();
      },
    );

    it.each([
      { kind: 'timeout', amount: 410_000 },
      { kind: 'unavailable', amount: 420_000 },
    ])('a payout whose order is $kind ends in one payment', async ({ kind, amount }) => {
      await arm(service, 'transfer', kind, 2);
      await arm(service, 'find_transfer', kind, 3);
      const { escrow } = await released(service, { amount });
      await passMinutes(service, 60);
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid', amount }]);
      expect(await ordersOf(service, amount)).toMatchObject([{ status: 'paid' }]);
    });

    it('a payout that the bank definitely refuses fails, and waits for another bank account', async () => {
      await arm(service, 'transfer', 'refused', 1);
      const { escrow } = await released(service, { amount: 430_000 });
      await passMinutes(service, 60);
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'failed', amount: 430_000 }]);
      expect(await ordersOf(service, 430_000)).toEqual([]);
    });

    it('a payout that the float does not cover says so, and is paid once there is enough', async () => {
      await arm(service, 'transfer', 'no_float', 100);
      const { escrow } = await released(service, { amount: 435_000 });
      await passMinutes(service, 5);
      const waiting = { status: 'pending', awaiting_float_since: expect.any(String) };
      expect((await escrow.read()).payouts).toMatchObject([waiting]);
      expect(await ordersOf(service, 435_000)).toEqual([]);
      await arm(service, 'transfer', 'no_float', 0);
      await passMinutes(service, 60);
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid', awaiting_float_since: null }]);
      expect(await ordersOf(service, 435_000)).toHaveLength(1);
    });

    it('a refund whose answer was lost is paid once', async () => {
      await arm(service, 'refund', 'timeout', 1);
      await arm(service, 'find_refund', 'unavailable', 2);
      const { escrow } = await overpaid(service, 44_000);
      await passMinutes(service, 30);
      expect((await escrow.read()).refunds).toMatchObject([{ status: 'paid', amount: 44_000 }]);
      expect(await ordersOf(service, 44_000)).toHaveLength(1);
    });

    it('a payout that does not reach the bank cannot be ended there', async () => {
      await arm(service, 'transfer', 'unavailable', 100);
      const { payoutId } = await released(service, { amount: 440_000 });
      const refused = await settle(service, 'payouts', payoutId, { outcome: 'failed' });
      expect(refused).toMatchObject({ status: 503, body: { code: 'partner_unavailable' } });
      await arm(service, 'transfer', 'unavailable', 0);
      await passMinutes(service, 5);
      const { body } = await settle(service, 'payouts', payoutId, { outcome: 'failed' });
      expect(['failed', 'reversed']).toContain(body.status);
      expect(await ordersOf(service, 440_000)).toHaveLength(1);
    });

    it('a notification that could not be verified with the bank is delivered again', async () => {
      const escrow = await TestEscrow.open(service);
      await arm(service, 'find_credit', 'timeout', 3);
      const funded = await escrow.fund({ times: 3 });
      expect(funded).toMatchObject({ status: 200, body: { status: 'awaiting_payment' } });
      await advance(service, { minutes: 2 });
      expect(await escrow.read()).toMatchObject({ status: 'funded', credits: [{ amount: 250_000 }] });
    });

    it('a transfer that cannot be looked up yet may have been made, and a repeat finds it', async () => {
      const { account_number } = await (await TestEscrow.open(service)).read();
      const [body, key] = [{ account_number, amount: 250_000 }, keyHeader()];
      const pay = () => service.call('POST', '/sandbox/credits', { body, ...key });
      await arm(service, 'find_credit', 'unavailable', 1);
      const open = await pay();
      expect(open).toMatchObject({
        status: 503,
        body: { code: 'partner_unavailable', outcome_unknown: true },
      });
      expect((await pay()).body).toMatchObject({ status: 'matched', amount: 250_000 });
      const resolve = () => service.call('PUT', '/sellers/seller@example.com', { body: { payout } });
      await arm(service, 'resolve_account', 'unavailable', 1);
      const untouched = await resolve();
      expect([untouched.status, untouched.body.outcome_unknown]).toEqual([503, undefined]);
    });

    it('nothing expires while the bank does not say whether it was paid', async () => {
      const escrow = await TestEscrow.open(service);
      await arm(service, 'find_credits', 'unavailable', 100);
      await advance(service, { hours: 73 });
      expect((await escrow.read()).status).toBe('awaiting_payment');
      await arm(service, 'find_credits', 'unavailable', 0);
      await advance(service, { hours: 2 });
      expect((await escrow.read()).status).toBe('expired');
    });

    it('name enquiry fails as often as it was set to, and for no other account', async () => {
      const key = await (await service.newMerchant()).key('test');
      const enquire = async (options = {}) => {
        const path = '/banks/resolve?bank_code=058&account_number=0123456789';
        return (await service.call('GET', path, options)).status;
      };
      await arm(service, 'resolve_account', 'unavailable', 2);
      expect(await enquire({ key })).toBe(200);
      expect([await enquire(), await enquire(), await enquire()]).toEqual([503, 503, 200]);
    });
  });
});

forEachStore((_engine, open) => {
  const setUp = async () => {
    const services = createTestServices(await open());
    const { account } = await createAccount(services, 'Shop', 'free');
    const { store, clock, newId } = services;
    const bankOf = (over = store) =>
      createSandboxBank({ store: over, clock, newId, signingKey: 'a key of the suite' });
    const request = {
      accountId: account.id,
      amount: 50_000,
      customerEmail: 'b@example.com',
      now: clock.now(),
    };
    const openVirtualAccount = (bank: ReturnType<typeof bankOf>) =>
      bank.openVirtualAccount({ ...request, partnerReference: newId() });
    return { store, bankOf, openVirtualAccount, accountId: account.id };
  };

  test('a fault that is armed once occurs once, in whichever process', async () => {
    const { bankOf, openVirtualAccount, accountId } = await setUp();
    const here = bankOf();
    await here.arm({ accountId, operation: 'open_virtual_account', kind: 'unavailable', remaining: 1 });
    const there = bankOf();
    const calls = await Promise.allSettled(
      [here, there, here, there].map((bank) => openVirtualAccount(bank)),
    );
    expect(calls.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  test('while nothing is armed, calls do not ask the database each time', async () => {
    const { store, bankOf, openVirtualAccount } = await setUp();
    const { store: watched, reads } = readsBy(store);
    const bank = bankOf(watched);
    for (let n = 0; n < 100; n++) await openVirtualAccount(bank);
    expect(new Set(reads)).toEqual(new Set(['sandbox_fault.armed']));
    expect(reads.length).toBeLessThan(10);
  });
});
