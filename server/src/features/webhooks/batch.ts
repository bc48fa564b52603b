import type { LeasedDelivery } from '../../adapters/store/deliveries.js';
import { statement } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Services } from '../../services.js';
import type { ToldEvent } from '../events/present.js';
import { toldEvents } from '../events/queries.js';
import { findEndpoint } from './queries.js';
import { defaultSecrets, secretsOf } from './secret.js';

const findClaimedEvents = statement<{ token: string }, ToldEvent>('event.of_claimed', (db, p) =>
  toldEvents(db)
    .innerJoin('webhook_delivery as d', 'd.event_id', 'event.id')
    .where('d.lease_token', '=', p.token),
);

/**
 * Deliveries that were claimed together. What several of them share is read once, when the first of them asks
 * for it, and all of them are begun before anything else can happen: it is as fresh as if each had read it.
 */
export class Batch {
  readonly #events = new Map<string, ToldEvent>();
  readonly #endpoints = new Map<string, Promise<WebhookEndpoint | null>>();
  readonly #secrets = new Map<string, Promise<string[]>>();

  private constructor(
    private readonly services: Services,
    events: readonly ToldEvent[],
  ) {
    for (const event of events) this.#events.set(event.id, event);
  }

  /** @param token of the claim */
  static async load(services: Services, token: string): Promise<Batch> {
    return new Batch(services, await services.store.all(findClaimedEvents, { token }));
  }

  eventOf({ id, eventId }: LeasedDelivery): ToldEvent {
    const event = this.#events.get(eventId);
    if (event) return event;
    throw new Error(`delivery ${id} has no event`);
  }

  /** The endpoint as it stands now, deleted or not; null for a callback. */
  async endpointOf({ endpointId, accountId, mode }: LeasedDelivery): Promise<WebhookEndpoint | null> {
    if (endpointId === null) return null;
    const find = () => this.services.store.one(findEndpoint, { accountId, mode, id: endpointId });
    return once(this.#endpoints, endpointId, async () => (await find()) ?? null);
  }

  /** What signs it, the newest first. */
  secretsOf({ accountId }: LeasedDelivery, endpoint: WebhookEndpoint | null): Promise<string[]> {
    return once(this.#secrets, endpoint?.id ?? accountId, async () =>
      endpoint ? secretsOf(this.services, endpoint) : defaultSecrets(this.services, accountId),
    );
  }
}

function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const reading = known.get(key) ?? read();
  known.set(key, reading);
  return reading;
}
