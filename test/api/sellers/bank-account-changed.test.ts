import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { whileAsked } from '../../harness/held-enquiry.js';
import { type Answer, type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const first = { bank_code: '058', account_number: '0123456789' };
const older = { bank_code: '058', account_number: '0123456780' };
const newer = { bank_code: '044', account_number: '0987654321' };

type BankAccount = typeof first;

/** An operation that saves a bank account. */
interface Saving {
  operation: string;
  save(service: Service, key: string, payout: BankAccount): Promise<Answer>;
  read(service: Service, key: string): Promise<Answer>;
}

const seller = '/sellers/ada@example.com';
const savings: Saving[] = [
  {
    operation: 'PUT /sellers/:email',
    save: (service, key, payout) => service.call('PUT', seller, { key, body: { payout } }),
    read: (service, key) => service.call('GET', seller, { key }),
  },
  {
    operation: 'PUT /account/payout',
    save: (service, key, payout) => service.call('PUT', '/account/payout', { key, body: payout }),
    read: (service, key) => service.call('GET', '/account', { key }),
  },
];

forEachDatabase((engine, freshDatabase) => {
  describe(`a bank account that was saved while the bank was asked about another, on ${engine}`, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });
    const newKey = async () => (await service.newMerchant()).key('test');
    const accountIn = ({ body }: Answer) => body.payout.account_number_masked;

    describe.each(savings)('by $operation', ({ save, read }) => {
      it.each([
        ['the first one', null],
        ['a replacement', first],
      ])('stays on file, as %s', async (_, before) => {
        const key = await newKey();
        if (before) expect((await save(service, key, before)).status).toBe(200);
        const refused = await whileAsked(
          service,
          () => save(service, key, older),
          async () => expect((await save(service, key, newer)).status).toBe(200),
        );
        expect([refused.status, refused.body.code]).toEqual([409, 'bank_account_changed']);
        expect(refused.body.retryable).toBe(false);
        expect(accountIn(await read(service, key))).toBe('******4321');

        expect((await save(service, key, older)).status).toBe(200);
        expect(accountIn(await read(service, key))).toBe('******6780');
      });

      it('can be given twice at the same time', async () => {
        const key = await newKey();
        await save(service, key, first);
        const repeated = await whileAsked(
          service,
          () => save(service, key, newer),
          async () => expect((await save(service, key, newer)).status).toBe(200),
        );
        expect([repeated.status, accountIn(repeated)]).toEqual([200, '******4321']);
      });
    });

    it('is not confused with a name that was saved', async () => {
      const key = await newKey();
      await service.call('PUT', seller, { key, body: { payout: first } });
      const saved = await whileAsked(
        service,
        () => service.call('PUT', seller, { key, body: { payout: older } }),
        () => service.call('PUT', seller, { key, body: { name: 'Ada B.' } }),
      );
      expect([saved.status, saved.body.name, accountIn(saved)]).toEqual([200, 'Ada B.', '******6780']);
    });

    it('is not replaced by an acceptance either, which is refused as a whole', async () => {
      const email = 'accepting@example.com';
      const escrow = await TestEscrow.open(service, { seller_email: email });
      const saved = () => service.call('PUT', `/sellers/${email}`, { body: { payout: newer } });
      const refused = await whileAsked(service, () => escrow.post('accept', { payout: older }), saved);
      expect([refused.status, refused.body.code]).toEqual([409, 'bank_account_changed']);
      expect((await escrow.read()).seller_accepted_at).toBeNull();

      const accepted = await whileAsked(service, () => escrow.post('accept', { payout: newer }), saved);
      expect(accepted.status).toBe(200);
      expect(accountIn(await service.call('GET', `/sellers/${email}`))).toBe('******4321');
    });
  });
});
