import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../harness/audited.js';
import { takeBack } from '../harness/bank.js';
import { forEachDatabase } from '../harness/databases.js';
import { advance, payout, Sale } from '../harness/sale.js';
import { keyHeader, type Service, startService } from '../harness/service.js';
import { arm } from '../sandbox/bank.js';

const badKey = { 'Idempotency-Key': 'short' };

forEachDatabase((engine, freshDatabase) => {
  describe(`what is refused of an escrow on ${engine}`, () => {
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
    ])('a key that is none, before anything is looked up: %s %j', async (action, body) => {
      const missing = await service.call('POST', `/escrow/nowhere/${action}`, { body, headers: badKey });
      expect(missing.body).toMatchObject({ status: 400, errors: [{ pointer: 'Idempotency-Key' }] });
      const sale = await Sale.funded(service);
      expect((await sale.post(action, body, badKey)).body).toMatchObject({ code: 'validation_failed' });
      expect((await sale.read()).status).toBe('funded');
    });

    it('a bank account for a seller that nobody named, whatever the key stands for', async () => {
      const missing = await service.call('POST', '/escrow/nowhere/accept', { body: { payout } });
      expect([missing.status, missing.body.detail]).toEqual([404, 'There is no escrow with this reference.']);
      const sale = await Sale.open(service, { seller_email: undefined });
      const headers = keyHeader();
      expect((await sale.post('accept', {}, headers)).status).toBe(200);
      const refused = await sale.post('accept', { payout }, headers);
      expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/payout' }] });
    });

    it('to decline a sale while the bank has money of it back that was refunded before', async () => {
      const sale = await Sale.open(service);
      const { body } = await sale.fund({ amount: 50_000 });
      await advance(service, { hours: 76 });
      expect(await sale.read()).toMatchObject({ status: 'expired', refunds: [{ status: 'paid' }] });
      await takeBack(service, body.credits[0].id);
      expect((await sale.initiate()).status).toBe(200);
      expect((await sale.fund()).body.status).toBe('funded');
      const refused = await sale.post('decline');
      expect([refused.status, refused.body.code]).toEqual([409, 'payment_reversed']);
      expect((await sale.read()).amount_held).toBe(250_000);
    });

    it.each([
      ['POST', 'accept', { payout }],
      ['PUT', '/account/payout', payout],
      ['PUT', '/sellers/no@example.com', { payout }],
      ['GET', '/banks/resolve?bank_code=058&account_number=0123456789', undefined],
    ])('what the bank says no to, and the same request goes through: %s %s', async (method, path, body) => {
      const sale = await Sale.open(service);
      const where = path === 'accept' ? `/escrow/${sale.reference}/accept` : path;
      await arm(service, 'resolve_account', 'refused', 1);
      const refused = await service.call(method, where, { body });
      expect(refused.body).toMatchObject({ status: 502, code: 'partner_error', retryable: true });
      expect((await service.call(method, where, { body })).status).toBe(200);
    });
  });
});
