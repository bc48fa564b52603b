import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { reverse } from '../../harness/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { arm } from '../sandbox/bank.js';

const badKey = { 'Idempotency-Key': 'short' };

forEachDatabase((engine, freshDatabase) => {
  describe(`an escrow refuses, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it.each([
      ['accept', {}],
      ['accept', { payout }],
      ['decline', {}],
      ['release', {}],
      ['release?dry_run=true', {}],
    ])('an invalid key, before anything is looked up: %s %j', async (action, body) => {
      const missing = await service.call('POST', `/escrow/nowhere/${action}`, { body, headers: badKey });
      expect(missing.body).toMatchObject({ status: 400, errors: [{ pointer: 'Idempotency-Key' }] });
      const escrow = await TestEscrow.funded(service);
      expect((await escrow.post(action, body, badKey)).body).toMatchObject({ code: 'validation_failed' });
      expect((await escrow.read()).status).toBe('funded');
    });

    it('a bank account when no seller is named, under any key', async () => {
      const missing = await service.call('POST', '/escrow/nowhere/accept', { body: { payout } });
      expect([missing.status, missing.body.detail]).toEqual([404, 'There is no escrow with this reference.']);
      const escrow = await TestEscrow.open(service, { seller_email: undefined });
      const headers = keyHeader();
      expect((await escrow.post('accept', {}, headers)).status).toBe(200);
      const refused = await escrow.post('accept', { payout }, headers);
      expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/payout' }] });
    });

    it('a decline while the bank has reversed money that was refunded before', async () => {
      const escrow = await TestEscrow.open(service);
      const { body } = await escrow.fund({ amount: 50_000 });
      await advance(service, { hours: 76 });
      expect(await escrow.read()).toMatchObject({ status: 'expired', refunds: [{ status: 'paid' }] });
      await reverse(service, body.credits[0].id);
      expect((await escrow.initiate()).status).toBe(200);
      expect((await escrow.fund()).body.status).toBe('funded');
      const refused = await escrow.post('decline');
      expect([refused.status, refused.body.code]).toEqual([409, 'payment_reversed']);
      expect((await escrow.read()).amount_held).toBe(250_000);
    });

    it.each([
      ['POST', 'accept', { payout }],
      ['PUT', '/account/payout', payout],
      ['PUT', '/sellers/no@example.com', { payout }],
      ['GET', '/banks/resolve?bank_code=058&account_number=0123456789', undefined],
    ])(
      'a bank account while the bank rejects it, and then takes the same: %s %s',
      async (method, path, body) => {
        const escrow = await TestEscrow.open(service);
        const where = path === 'accept' ? `/escrow/${escrow.reference}/accept` : path;
        await arm(service, 'resolve_account', 'refused', 1);
        const refused = await service.call(method, where, { body });
        expect(refused.body).toMatchObject({ status: 502, code: 'partner_error', retryable: true });
        expect((await service.call(method, where, { body })).status).toBe(200);
      },
    );
  });
});
