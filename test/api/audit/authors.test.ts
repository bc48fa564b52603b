import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import { listChanges } from '../../../server/src/features/operator/audit-queries.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { Order, sellerPlace, Visitor } from '../../harness/visitor.js';

/** The authors of every change that wrote a row of an escrow. */
async function authorsOf({ deps }: Service, id: string): Promise<string[]> {
  const filter = { mode: 'test', accountId: undefined, subject: id, since: undefined } as const;
  const changes = await deps.services.store.list(listChanges(filter, null, 100));
  return changes.map(({ author }) => author ?? 'nobody').reverse();
}

async function idOf({ deps }: Service, table: 'api_key' | 'person', rank = 0): Promise<string> {
  const ids = adHoc<{ id: string }>((db) => db.selectFrom(table).select('id').orderBy('id'));
  return (await deps.services.store.list(ids))[rank]?.id ?? '';
}

const from = (address: string) => ({ 'X-Forwarded-For': address });

async function openFrom(service: Service, address: string): Promise<TestEscrow> {
  const call: Service['call'] = (method, path, options = {}) =>
    service.call(method, path, { ...options, headers: { ...options.headers, ...from(address) } });
  return TestEscrow.open({ ...service, call });
}

forEachDatabase((engine, freshDatabase) => {
  describe(`who made a change on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let key: string;
    beforeAll(async () => {
      service = await startService(await freshDatabase(), { PROXY_HOPS: '1' });
      key = `key:${await idOf(service, 'api_key')}`;
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it.each([
      ['203.0.113.77', '203.0.113.0/24'],
      ['::ffff:203.0.113.77', '203.0.113.0/24'],
      ['2001:db8:a:b:c::7', '2001:db8:a::/48'],
    ])('is the key of a call, and the network of %s as %s', async (address, network) => {
      const escrow = await openFrom(service, address);
      const { escrow_id: id } = await escrow.read();
      expect((await authorsOf(service, id))[0]).toBe(`${key} ${network}`);
    });

    it('is the notification for a payment, the worker for a payout, the sandbox for its clock', async () => {
      const escrow = await TestEscrow.open(service);
      const { escrow_id: id } = await escrow.read();
      await escrow.fund();
      await escrow.post('accept', { payout });
      await escrow.post('release');
      const [paid] = (await escrow.read()).payouts;
      const authors = () => authorsOf(service, paid.id);
      await expect.poll(authors, { timeout: 20_000 }).toContain('service:worker');
      // Else it may be quicker than the clock's own run of what has become due.
      await service.deps.worker.stop();
      await advance(service, { hours: 1 });
      expect(await authors()).toContain('service:sandbox');
      service.deps.worker.start();
      expect(await authorsOf(service, id)).toEqual(
        expect.arrayContaining([`${key} 127.0.0.0/24`, 'service:notification']),
      );
    });

    it('is the person who is signed in, by the id of their row and not by their address', async () => {
      const emails = { customer_email: 'ada@example.com', seller_email: 'bola@example.com' };
      const escrow = await TestEscrow.open(service, emails);
      const { escrow_id: id, checkout_url: url } = await escrow.read();
      const [ada, bola] = [new Visitor(service, from('198.51.100.9')), new Visitor(service)];
      await ada.signIn(Order.of(url), emails.customer_email);
      await escrow.fund();
      await escrow.post('accept', { payout });
      await bola.signIn(sellerPlace(id), emails.seller_email);
      expect((await bola.post(sellerPlace(id).at('send'), proof)).status).toBe(303);
      const [buyer, seller] = [await idOf(service, 'person'), await idOf(service, 'person', 1)];
      const authors = await authorsOf(service, id);
      expect(authors).toContain(`buyer:${buyer} 198.51.100.0/24`);
      expect(authors).toContain(`seller:${seller} 127.0.0.0/24`);
      expect(authors.join()).not.toContain('@');
    });
  });

  it(`names whole addresses with AUDIT_NETWORKS=full on ${engine}`, async () => {
    const settings = { PROXY_HOPS: '1', AUDIT_NETWORKS: 'full' };
    const service = await startService(await freshDatabase(), settings);
    const escrow = await openFrom(service, '203.0.113.77');
    const [author] = await authorsOf(service, (await escrow.read()).escrow_id);
    await service.stop();
    expect(author).toMatch(/^key:\S+ 203\.0\.113\.77$/);
  });
});
