import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type CallOptions, keyHeader, type Service, startService } from '../../harness/service.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`a transfer to an account number, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const pay = (body: Record<string, unknown>, options: CallOptions = {}) =>
      service.call('POST', '/sandbox/credits', { body: { amount: 250_000, ...body }, ...options });
    const numbered = (number: string) =>
      TestEscrow.open(service, { customer_email: `buyer+${number}@example.com` });

    it('pays the one escrow that has the number', async () => {
      const checkout = await TestEscrow.open(service);
      const { account_number } = await checkout.read();
      const { status, body } = await pay({ account_number, times: 5, payer_name: 'ADE BUYER' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'matched', reference: checkout.reference, amount: 250_000 });
      const escrow = await checkout.read();
      expect(escrow.status).toBe('funded');
      expect(escrow.credits).toMatchObject([{ id: body.credit_id, payer_name: 'ADE BUYER' }]);
    });

    it('is kept for the operator when no escrow has the number', async () => {
      const { body } = await pay({ account_number: '9999999999', times: 3 });
      expect(body).toMatchObject({ status: 'unmatched', reference: null, amount: 250_000 });
      expect(body.credit_id).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('matches nothing while two escrows share the number, unless the bank says which', async () => {
      const older = await numbered('1234567890');
      const newer = await numbered('1234567890');
      expect((await older.read()).account_number).toBe('1234567890');
      expect((await newer.read()).account_number).toBe('1234567890');
      const { body } = await pay({ account_number: '1234567890' });
      expect(body).toMatchObject({ status: 'unmatched', reference: null });
      const named = await pay({ account_number: '1234567890', reported_reference: true });
      expect(named.body).toMatchObject({ status: 'matched', reference: newer.reference });
      expect((await older.read()).amount_received).toBe(0);
      expect((await newer.read()).status).toBe('funded');
    });

    it('pays the escrow that has a recycled number now, never the one that had it before', async () => {
      const before = await numbered('2345678901');
      await advance(service, { hours: 9 });
      const now = await numbered('2345678901');
      const { body } = await pay({ account_number: '2345678901' });
      expect(body).toMatchObject({ status: 'matched', reference: now.reference });
      expect(await before.read()).toMatchObject({ status: 'awaiting_payment', amount_received: 0 });
    });

    it('never reaches the escrow of another merchant', async () => {
      const checkout = await numbered('3456789012');
      const key = await (await service.newMerchant()).key('test');
      for (const reported_reference of [false, true]) {
        const { body } = await pay({ account_number: '3456789012', reported_reference }, { key });
        expect(body).toMatchObject({ status: 'unmatched', reference: null });
      }
      expect((await checkout.read()).amount_received).toBe(0);
    });

    it('is made once under a key', async () => {
      const checkout = await TestEscrow.open(service);
      const { account_number } = await checkout.read();
      const headers = keyHeader();
      const body = { account_number, amount: 100_000 };
      const duplicates = await Promise.all([pay(body, { headers }), pay(body, { headers })]);
      expect(duplicates[0]?.text).toBe(duplicates[1]?.text);
      const replay = await pay(body, { headers });
      expect(replay.headers.get('Idempotent-Replay')).toBe('true');
      expect((await checkout.read()).credits).toMatchObject([{ amount: 100_000 }]);
      const other = await pay({ ...body, amount: 90_000 }, { headers });
      expect(other.body.code).toBe('idempotency_mismatch');
    });
  });

  it(`name enquiry on ${engine} says how well a name fits`, async () => {
    const service = await startService(await freshDatabase());
    const enquire = async (query: string) =>
      (await service.call('GET', `/banks/resolve?bank_code=058&account_number=0123456789${query}`)).body;
    const { account_name, match } = await enquire('');
    expect(match).toBeNull();
    const [given, family] = account_name.split(' ');
    const fits = async (name: string) => (await enquire(`&account_name=${encodeURIComponent(name)}`)).match;
    expect(await fits(`${family.toLowerCase()}, ${given}`)).toBe('exact');
    expect(await fits(`${given[0]}. ${family}`)).toBe('close');
    expect(await fits('Somebody Else')).toBe('none');
    await service.stop();
  });
});
