import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebhookEndpoint } from '../../../server/src/adapters/store/webhook-rows.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { disableIfDue } from '../../../server/src/features/webhooks/disable.js';
import { findEndpoint } from '../../../server/src/features/webhooks/queries.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { Shop } from './shop.js';

forEachDatabase((_, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(() => service.stop());

  /** An endpoint as an attempt has read it, which was changed while the attempt was made. */
  async function changed(change: object): Promise<{ shop: Shop; endpoint: WebhookEndpoint }> {
    const shop = await Shop.open(service);
    const { id } = await shop.endpoint('https://shop.example.com/hook', { events: ['escrow.funded'] });
    const { services } = service.deps;
    const key = { accountId: shop.accountId, mode: 'test', id } as const;
    const endpoint = (await services.store.one(findEndpoint, key)) as WebhookEndpoint;
    expect((await shop.call('PATCH', `/webhooks/${id}`, change)).status).toBe(200);
    await disableIfDue(services, { endpoint, failure: 'gone', status: 410, now: services.clock.now() });
    return { shop, endpoint };
  }

  const entries = (id: string) =>
    service.deps.services.store.list(
      fixedQuery<{ action: string; beforeJson: string; afterJson: string }>(
        `select action, before_json as "beforeJson", after_json as "afterJson" from audit_entry
         where subject = '${id}' order by id desc`,
      ),
    );

  it('the audit log says what an endpoint was when it was disabled, not when it was read', async () => {
    const { shop, endpoint } = await changed({ events: ['escrow.released'] });
    const [newest] = await entries(endpoint.id);
    expect(newest?.action).toBe('webhook.disabled');
    expect(JSON.parse(newest?.beforeJson ?? '')).toMatchObject({ events: ['escrow.released'], active: true });
    expect(JSON.parse(newest?.afterJson ?? '')).toMatchObject({ events: ['escrow.released'], active: false });
    expect((await shop.call('GET', `/webhooks/${endpoint.id}`)).body.disabled_reason).toBe('gone');
  });

  it('an endpoint that has another address by then stays', async () => {
    const { shop, endpoint } = await changed({ url: 'https://shop.example.com/other' });
    expect((await shop.call('GET', `/webhooks/${endpoint.id}`)).body.active).toBe(true);
    expect((await entries(endpoint.id))[0]?.action).toBe('webhook.changed');
  });
});
