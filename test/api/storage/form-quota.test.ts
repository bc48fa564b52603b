import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '../../../server/src/features/keys/manage.js';
import { readTestData, setTestQuota } from '../../../server/src/features/operator/test-quota.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { newOwner, StaffUser } from '../../harness/staff.js';
import { payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { Order, type Page, sellerPlace, Visitor } from '../../harness/visitor.js';

interface Shop extends Service {
  owner: StaffUser;
  at(path: string, mode?: string): string;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`forms and the quota of test data, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    let count = 0;
    beforeAll(async () => {
      const resolveName = async () => ['93.184.216.34'];
      service = await startService(await freshDatabase(), {}, { resolveName });
      // Each attempt is a row, whenever it ends.
      await service.deps.deliverer.stop();
    });
    afterAll(() => service.stop());

    async function openShop(): Promise<Shop> {
      const { accountId, key } = await service.newMerchant();
      const testKey = await key('test');
      const call: Service['call'] = (method, path, options) =>
        service.call(method, path, { key: testKey, ...options });
      const owner = new StaffUser(service, `quota-${++count}@example.com`);
      await owner.signIn();
      await owner.join(accountId, 'owner');
      const at = (path: string, mode = 'test') => `/dashboard/${accountId}/${mode}${path}`;
      return { ...service, accountId, testKey, call, owner, at };
    }

    const stored = async ({ accountId }: Shop) => (await readTestData(service.deps.services, accountId)).rows;

    /** Sets the quota to a part of what is stored. */
    async function fill(shop: Shop, part = 1): Promise<void> {
      const rowsMax = Math.floor((await stored(shop)) * part);
      await setTestQuota(service.deps.services, shop.accountId, { rowsMax });
    }

    const intended = () => ({ intention: service.deps.services.newId() });

    /** A merchant with an endpoint, a delivery and a key, and the forms of the dashboard about them. */
    async function openDashboard() {
      const shop = await openShop();
      // Enough rows for what changes to fit between the quota and twice as much.
      await TestEscrow.open(shop);
      await TestEscrow.open(shop);
      const url = 'https://shop.example.com/webhooks';
      const { id } = (await shop.call('POST', '/webhooks', { body: { url }, headers: keyHeader() })).body;
      const sent = await shop.call('POST', `/webhooks/${id}/test`, { headers: keyHeader() });
      const [key] = await keysOf(service.deps.services, shop.accountId);
      const post = (path: string, fields: Record<string, string> = {}) =>
        shop.owner.post(shop.at(path), { ...intended(), ...fields });
      const adding = [
        () => post('/developers/endpoints', { url: 'https://more.example.com/webhooks' }),
        () => post(`/developers/endpoints/${id}/test`),
        () => post(`/developers/deliveries/${sent.body.id}/redeliver`),
        () => post('/developers/keys/new', { name: 'more', scopes: 'read', networks: '', days: '' }),
        () => post(`/developers/keys/${key?.id}/replace`),
      ];
      const changing = ['off', 'on', 'rotate', 'delete'].map((action) => () => {
        return post(`/developers/endpoints/${id}/${action}`);
      });
      return { shop, post, adding, changing, keyId: key?.id as string };
    }

    function expectFull(page: Page): void {
      expect(page.status).toBe(409);
      expect(page.text).toContain('stores too much test data');
      expect(page.text).toContain('Ask whoever runs this service to raise your quota');
    }

    it('what adds is refused in the dashboard beyond it, and what changes is not', async () => {
      const { shop, adding, changing } = await openDashboard();
      await fill(shop);
      const before = await stored(shop);
      for (const form of adding) expectFull(await form());
      expect(await stored(shop)).toBe(before);
      for (const form of changing) expect((await form()).status).toBeLessThan(400);
      expect(await stored(shop)).toBeGreaterThan(before);
    });

    it('at twice the quota nothing is written in the dashboard, but a key can be revoked', async () => {
      const { shop, post, adding, changing, keyId } = await openDashboard();
      await fill(shop, 0.4);
      const before = await stored(shop);
      for (const form of [...adding, ...changing]) expectFull(await form());
      expect(await stored(shop)).toBe(before);
      expect((await post(`/developers/keys/${keyId}/revoke`)).status).toBe(303);
      expect((await shop.call('GET', '/account')).body.code).toBe('revoked_key');
    });

    it('an escrow of the dashboard goes on beyond it, and stays as it is at twice as much', async () => {
      const shop = await openShop();
      const [one, two] = [await TestEscrow.funded(shop), await TestEscrow.funded(shop)];
      const deliver = async (escrow: TestEscrow) => {
        const { escrow_id: id } = await escrow.read();
        const path = shop.at(`/escrows/${id}/deliver`);
        return shop.owner.post(path, { ...intended(), ...proof });
      };
      await fill(shop);
      expect((await deliver(one)).status).toBe(303);
      await fill(shop, 0.4);
      expectFull(await deliver(two));
      expect((await two.read()).delivery?.delivered_at ?? null).toBeNull();
    });

    it('does not stop what concerns the whole account', async () => {
      const owner = await newOwner(service);
      await setTestQuota(service.deps.services, owner.accountId, { rowsMax: 1 });
      const invite = { email: 'new@example.com', role: 'support' };
      const page = await owner.user.post(owner.at('test', '/settings/members/invite'), invite);
      expect(page.status).toBe(303);
    });

    it('holds for buyers and sellers of a test checkout', async () => {
      const shop = await openShop();
      const emails = { customer_email: 'ada@example.com', seller_email: 'bola@example.com' };
      const escrow = await TestEscrow.open(shop, emails);
      const { escrow_id: id, checkout_url: url } = await escrow.read();
      const [order, place] = [Order.of(url), sellerPlace(id)];
      const [ada, bola] = [new Visitor(service), new Visitor(service)];
      await ada.signIn(order, emails.customer_email);
      await bola.signIn(place, emails.seller_email);
      const pay = () => ada.post(order.at('simulate'), { amount: '250000', ...intended() });
      await fill(shop);
      const refused = await pay();
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('The shop can ask whoever runs this service to raise its quota');
      expect((await escrow.read()).credits).toEqual([]);

      await setTestQuota(service.deps.services, shop.accountId, { rowsMax: 1_000_000 });
      expect((await pay()).status).toBe(303);
      expect((await escrow.post('accept', { payout })).status).toBe(200);
      await fill(shop, 0.4);
      expect((await bola.post(place.at('send'), proof)).status).toBe(409);
      await fill(shop, 0.9);
      expect((await bola.post(place.at('send'), proof)).status).toBe(303);
      await fill(shop, 0.4);
      expect((await ada.post(order.at('release'), { amount: '250000' })).status).toBe(409);
      expect((await escrow.read()).status).toBe('funded');
      await fill(shop, 0.9);
      expect((await ada.post(order.at('release'), { amount: '250000' })).status).toBe(303);
      expect((await escrow.read()).status).toBe('released');
    });

    it('nobody sends more forms than a person can fill in, and others are not concerned', async () => {
      const [busy, other] = [await openDashboard(), await openDashboard()];
      const form_token = await busy.shop.owner.formToken();
      const path = busy.shop.at('/developers/endpoints/nothing/off');
      const send = () => busy.shop.owner.visitor.post(path, { form_token, ...intended() });
      const pages = await Promise.all(Array.from({ length: 200 }, send));
      const refused = pages.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(50);
      expect(refused.length).toBeLessThan(150);
      expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused[0]?.text).toContain('Too many requests at once');
      expect((await other.changing[0]?.())?.status).toBe(303);
    });
  });
});
