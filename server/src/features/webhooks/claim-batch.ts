import type { LeasedDelivery } from '../../adapters/store/deliveries.js';
import { statement } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Services } from '../../services.js';
import type { EventNews } from '../events/present.js';
import { findEndpoint } from './queries.js';
import { defaultSecrets, endpointPlaces, secretsOf } from './secret.js';

/** A claimed delivery with its event. */
export type ClaimedDelivery = LeasedDelivery & Omit<EventNews, 'id'>;

const findClaimed = statement<{ token: string }, ClaimedDelivery>('webhook_delivery.claimed', (db, p) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .leftJoin('checkout as c', 'c.id', 'e.checkout_id')
    .select(['d.id as id', 'd.account_id as accountId', 'd.mode as mode', 'd.event_id as eventId'])
    .select([
      'd.endpoint_id as endpointId',
      'd.destination_key as destinationKey',
      'd.url as url',
      'd.attempts_since_trigger as attemptsSinceTrigger',
    ])
    .select(['d.trigger_kind as triggerKind', 'd.lease_token as leaseToken', 'e.type as type'])
    .select(['e.at as at', 'e.reference as reference', 'e.sequence as sequence', 'e.status as status'])
    .select(['e.amount as amount', 'e.currency as currency', 'e.metadata_json as metadataJson'])
    .select(['e.extras_json as extrasJson', 'e.checkout_id as checkoutId', 'c.kind as kind'])
    .select('c.charge_id as chargeId')
    .where('d.lease_token', '=', p.token)
    .orderBy('d.next_attempt_at')
    .orderBy('d.id')
    .$castTo<ClaimedDelivery>(),
);

/**
 * Deliveries that were claimed together. Endpoints and secrets that they share are read once. All attempts
 * begin at the same time, so a shared read is as fresh as one of its own for each.
 */
export class ClaimBatch {
  readonly #endpoints = new Map<string, Promise<WebhookEndpoint | null>>();
  readonly #secrets = new Map<string, Promise<string[]>>();

  private constructor(
    private readonly services: Services,
    readonly deliveries: readonly ClaimedDelivery[],
  ) {}

  /** @param token of the claim */
  static async load(services: Services, token: string): Promise<ClaimBatch> {
    return new ClaimBatch(services, await services.store.all(findClaimed, { token }));
  }

  /** Returns the endpoint, even if deleted; null for a callback. */
  async endpointOf({ endpointId, accountId, mode }: LeasedDelivery): Promise<WebhookEndpoint | null> {
    if (endpointId === null) return null;
    const find = () => this.services.store.one(findEndpoint, { accountId, mode, id: endpointId });
    return once(this.#endpoints, endpointId, async () => (await find()) ?? null);
  }

  /** Returns the signing secrets, the newest first. */
  secretsOf({ accountId, mode }: LeasedDelivery, endpoint: WebhookEndpoint | null): Promise<string[]> {
    return once(this.#secrets, endpoint?.id ?? `${accountId} ${mode}`, async () =>
      endpoint
        ? secretsOf(this.services, endpointPlaces(endpoint), endpoint)
        : defaultSecrets(this.services, accountId, mode),
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
