import { describe, expect, test } from 'vitest';
import { stepsOf } from '../../server/src/adapters/store/commit.js';
import { insertOne } from '../../server/src/adapters/store/row-statements.js';
import { statement, step } from '../../server/src/adapters/store/statement.js';
import type { WebhookEndpoint } from '../../server/src/adapters/store/webhook-rows.js';
import { forEachStore } from '../harness/stores.js';
import { at, creation, newChange, newEscrow, newEvent, rawStatement, seedAccount } from './fixtures.js';

const url = 'https://shop.example.com/hooks';
const toCallback = 'webhook_delivery.fan_out_to_callback';

const insertEndpoint = insertOne('test.webhook_endpoint', 'webhook_endpoint');

const listDeliveries = statement<object, { endpointId: string | null }>('test.deliveries', (db) =>
  db.selectFrom('webhook_delivery').select('endpoint_id as endpointId'),
);

function endpointOf(active: 0 | 1): WebhookEndpoint {
  return {
    id: 'endpoint',
    accountId: 'account',
    mode: 'test',
    slot: 1,
    version: 1,
    url,
    href: url,
    eventsJson: '["escrow.funded"]',
    active,
    disabledReason: active === 1 ? null : 'merchant',
    retrySchedule: 'standard',
    failureCount: 0,
    failingSince: null,
    secretSealed: 'sealed',
    previousSecretSealed: null,
    previousSecretUntil: null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
}

const turnTo = [
  "update webhook_endpoint set active = 0, disabled_reason = 'merchant'",
  'update webhook_endpoint set active = 1, disabled_reason = null',
] as const;

forEachStore((engine, open) => {
  describe(`an event for an endpoint and a callback with one address, on ${engine}`, () => {
    test.each([
      ['activated', 0, 1, [null]],
      ['deactivated', 1, 0, ['endpoint']],
    ] as const)('is delivered once if the endpoint is %s in between', async (_case, before, after, to) => {
      const store = await open();
      await seedAccount(store);
      const escrow = newEscrow('escrow', { callbackUrl: url });
      await store.transact([
        step(insertEndpoint, endpointOf(before)),
        ...stepsOf(creation(escrow), 'first', id),
      ]);
      const event = { ...newEvent('funded', escrow), callbackUrl: url };
      const steps = stepsOf(newChange('funding', { events: [event] }), 'second', id);
      const between = steps.findIndex(({ statement: { name } }) => name === toCallback);
      // On PostgreSQL a statement sees what was committed since the one before.
      const turn = step(rawStatement(turnTo[after]), {});
      await store.transact([...steps.slice(0, between), turn, ...steps.slice(between)]);
      const deliveries = await store.all(listDeliveries, {});
      expect(deliveries.map(({ endpointId }) => endpointId)).toEqual(to);
    });
  });
});

let ids = 0;

function id(): string {
  ids += 1;
  return `01a00000-0000-7000-8000-${String(ids).padStart(12, '0')}`;
}
