import { eventTypesDefault } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDayOf } from '../../../server/src/domain/local-time.js';
import { healthOf } from '../../../server/src/features/dashboard/screens/developers/view.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type ScreenPage, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const intentionOf = ({ text }: ScreenPage) => /name="intention" value="([^"]+)"/.exec(text)?.[1] ?? '';

it('says no percentile of fewer than 20 attempts', () => {
  const judged = Array.from({ length: 20 }, (_, n) => ({ status: 'succeeded', totalMs: n + 1 }));
  expect(healthOf(judged)).toEqual({ succeeded: 20, failed: 0, p95Ms: 19 });
  expect(healthOf(judged.slice(1)).p95Ms).toBeNull();
});

forEachDatabase((engine, freshDatabase) => {
  describe(`Webhooks in the dashboard, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      const resolveName = async () => ['93.184.216.34'];
      service = await startService(await freshDatabase(), {}, { resolveName });
      screens = await openScreens(service);
    });
    afterAll(async () => {
      await screens.close();
      await service.stop();
    });

    const create = async (url: string, intention?: string) => {
      const given = intention ?? intentionOf(await screens.get('/developers'));
      return screens.post('/developers/endpoints', { url, events: eventTypesDefault, intention: given });
    };

    it('creates an endpoint once, whose secret only that answer shows', async () => {
      const intention = intentionOf(await screens.get('/developers'));
      const [made, again] = await Promise.all([
        create('https://a.example.com/hooks', intention),
        create('https://a.example.com/hooks', intention),
      ]);
      const secretOf = ({ text }: ScreenPage) => /id="secret-text">([0-9a-f]{64})</.exec(text)?.[1];
      expect(secretOf(made)).toBeDefined();
      expect(secretOf(again)).toBe(secretOf(made));
      const { body } = await service.call('GET', '/webhooks');
      expect(body.endpoints).toHaveLength(1);
      const page = await screens.get(`/developers/endpoints/${body.endpoints[0].id}`);
      expect(page.text).toContain('https://a.example.com/hooks');
      expect(page.text).not.toContain(secretOf(made));
    });

    it('gets the events that are chosen, at first and later, and never none', async () => {
      const intention = async (path: string) => intentionOf(await screens.get(path));
      const made = await screens.post('/developers/endpoints', {
        url: 'https://c.example.com/hooks',
        events: ['escrow.funded', 'dispute.opened'],
        intention: await intention('/developers'),
      });
      expect(made.status).toBe(200);
      const find = async () => {
        const { body } = await service.call('GET', '/webhooks');
        return body.endpoints.find(({ url }: { url: string }) => url.startsWith('https://c.'));
      };
      expect((await find()).events).toEqual(['escrow.funded', 'dispute.opened']);
      const path = `/developers/endpoints/${(await find()).id}`;
      const choose = async (events: string[]) =>
        screens.post(`${path}/events`, { events, intention: await intention(path) });
      expect((await choose(['escrow.released'])).location).toContain('?done=events');
      expect((await find()).events).toEqual(['escrow.released']);
      const [none, unknown] = [await choose([]), await choose(['escrow.melted'])];
      expect([none.status, unknown.status]).toEqual([400, 400]);
      expect(none.text).toContain('Tick at least one event.');
      expect((await find()).events).toEqual(['escrow.released']);
      const empty = { url: 'https://d.example.com', intention: await intention('/developers') };
      expect((await screens.post('/developers/endpoints', empty)).text).toContain('Tick at least one event.');
      await screens.post(`${path}/delete`, { intention: await intention(path) });
    });

    it('counts what an endpoint missed, and begins it once that is confirmed', async () => {
      const intention = async (path: string) => intentionOf(await screens.get(path));
      await TestEscrow.funded(service);
      await create('https://e.example.com/hooks');
      const { body } = await service.call('GET', '/webhooks');
      const { id } = body.endpoints.find(({ url }: { url: string }) => url.startsWith('https://e.'));
      const path = `/developers/endpoints/${id}`;
      const today = localDayOf(Date.now());
      const replay = async (fields: Record<string, string>) =>
        screens.post(`${path}/replay`, { ...fields, intention: await intention(path) });
      const counted = await replay({ since: today, until: '' });
      expect(counted.text).toContain('1 delivery would begin.');
      const deliveries = async () => (await service.call('GET', `/webhooks/${id}/deliveries`)).body.data;
      expect(await deliveries()).toEqual([]);
      const begun = await replay({ since: today, until: today, confirmed: 'yes' });
      expect(begun.location).toContain('?done=replayed');
      expect(await deliveries()).toHaveLength(1);
      for (const since of ['yesterday', '2020-01-01', '']) {
        expect([since, (await replay({ since, until: '' })).status]).toEqual([since, 400]);
      }
      await screens.post(`${path}/delete`, { intention: await intention(path) });
    });

    it.each([
      ['http://a.example.com', 'https'],
      ['https://127.0.0.1/x', 'name one that the internet can reach'],
      ['nonsense', 'https'],
    ])('refuses %s, and says why', async (url, words) => {
      const page = await create(url);
      expect(page.status).toBe(400);
      expect(page.text).toContain(words);
    });

    it('sends a test, shows the delivery with its attempt, and delivers it again', async () => {
      const { body } = await service.call('GET', '/webhooks');
      const [{ id }] = body.endpoints;
      const path = `/developers/endpoints/${id}`;
      const sent = await screens.post(`${path}/test`, { intention: intentionOf(await screens.get(path)) });
      expect(sent).toMatchObject({ status: 303, location: expect.stringContaining('?done=test') });
      const find = async () => (await service.call('GET', `/webhooks/${id}/deliveries`)).body.data[0];
      await expect.poll(async () => (await find())?.attempt_count, { timeout: 20_000 }).toBeGreaterThan(0);
      const delivery = await find();
      const page = await screens.get(`/developers/deliveries/${delivery.id}`);
      expect(page.text).toContain('webhook.test');
      expect(page.text).toContain(`&quot;event_id&quot;: &quot;${delivery.event_id}&quot;`);
      const again = await screens.post(`/developers/deliveries/${delivery.id}/redeliver`, {
        intention: intentionOf(page),
      });
      expect(again.status).toBe(303);
    });

    it('switches off and on, makes a new secret, and deletes', async () => {
      await create('https://b.example.com/hooks');
      const { body } = await service.call('GET', '/webhooks');
      const { id } = body.endpoints.find(({ url }: { url: string }) => url.startsWith('https://b.'));
      const path = `/developers/endpoints/${id}`;
      const post = async (action: string) =>
        screens.post(`${path}/${action}`, { intention: intentionOf(await screens.get(path)) });
      const isActive = async () => (await service.call('GET', `/webhooks/${id}`)).body.active;
      expect((await post('off')).status).toBe(303);
      expect(await isActive()).toBe(false);
      await post('on');
      expect(await isActive()).toBe(true);
      expect((await post('rotate')).text).toMatch(/id="secret-text">[0-9a-f]{64}</);
      expect((await post('nonsense')).status).toBe(404);
      await post('delete');
      expect((await service.call('GET', `/webhooks/${id}`)).status).toBe(404);
      // Its log stays readable.
      expect((await screens.get(path)).status).toBe(200);
      expect((await screens.post(`${path}/on`, { intention: 'a-form-of-before' })).status).toBe(404);
    });

    it('says which plan is missing, and changes nothing without it', async () => {
      const account = { id: service.accountId, name: 'Free', plan: 'free' as const };
      const free = await openScreens(service, { account });
      const before = (await service.call('GET', '/webhooks')).body.endpoints;
      const page = await free.get('/developers');
      expect(page.text).toContain('needs the plan Business');
      const intention = intentionOf(await screens.get('/developers'));
      await free.post('/developers/endpoints', { url: 'https://c.example.com', intention });
      await free.post(`/developers/endpoints/${before[0].id}/delete`, { intention });
      expect((await service.call('GET', '/webhooks')).body.endpoints).toEqual(before);
      // Reading and redelivering is open to every plan.
      expect((await free.get(`/developers/endpoints/${before[0].id}`)).status).toBe(200);
      await free.close();
    });

    it("finds nothing under another account's or mode's id", async () => {
      await TestEscrow.funded(service);
      const { body } = await service.call('GET', '/webhook-deliveries');
      const paths = [
        `/developers/deliveries/${body.data[0].id}`,
        `/developers/endpoints/${body.data[0].webhook_id}`,
      ];
      const { accountId } = await service.newMerchant();
      const strange = await openScreens(service, { account: { id: accountId, name: 'B', plan: 'business' } });
      const live = await openScreens(service, { mode: 'live' });
      for (const other of [strange, live]) {
        for (const path of paths) expect((await other.get(path)).status).toBe(404);
        const form = { intention: 'form-of-somebody' };
        expect((await other.post(`${paths[0]}/redeliver`, form)).status).toBe(404);
        for (const action of ['test', 'on', 'off', 'rotate', 'delete']) {
          expect((await other.post(`${paths[1]}/${action}`, form)).status).toBe(404);
        }
        await other.close();
      }
    });
  });
});
