import type { LeasedDelivery } from '../../adapters/store/deliveries.js';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import { type EventNews, presentEvent } from '../events/present.js';
import { defaultSecrets, endpointPlaces, type SecretReader, secretsOf } from './secret.js';

/** A claimed delivery with its event. */
export type ClaimedDelivery = LeasedDelivery & Omit<EventNews, 'id'> & Pick<RecordedEvent, 'traceparent'>;

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
    .select(['c.charge_id as chargeId', 'e.traceparent as traceparent'])
    .where('d.lease_token', '=', p.token)
    .orderBy('d.next_attempt_at')
    .orderBy('d.id')
    .$castTo<ClaimedDelivery>(),
);

/** The endpoints of claimed deliveries, deleted ones as well. */
const findClaimedEndpoints = statement<{ token: string }, WebhookEndpoint>(
  'webhook_endpoint.claimed',
  (db, p) =>
    db
      .selectFrom('webhook_endpoint')
      .select(columns('webhook_endpoint'))
      .where('id', 'in', (where) =>
        where.selectFrom('webhook_delivery').select('endpoint_id').where('lease_token', '=', p.token),
      ),
);

/**
 * Deliveries that were claimed together. Events, endpoints and secrets that they share are read once. All
 * attempts begin at the same time, so a shared read is as fresh as one of its own for each.
 */
export class ClaimBatch {
  readonly #endpoints: ReadonlyMap<string, WebhookEndpoint>;
  readonly #secrets = new Map<string, Promise<string[]>>();
  readonly #bodies = new Map<string, string>();

  private constructor(
    private readonly reader: SecretReader,
    readonly deliveries: readonly ClaimedDelivery[],
    endpoints: readonly WebhookEndpoint[],
  ) {
    this.#endpoints = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  }

  /** @param token of the claim */
  static async load(reader: SecretReader, token: string): Promise<ClaimBatch> {
    const [deliveries, endpoints] = await Promise.all([
      reader.store.all(findClaimed, { token }),
      reader.store.all(findClaimedEndpoints, { token }),
    ]);
    return new ClaimBatch(reader, deliveries, endpoints);
  }

  /** Returns the body, which is the same for all that get an event. */
  bodyOf(delivery: ClaimedDelivery): string {
    const id = delivery.eventId;
    const body = this.#bodies.get(id) ?? JSON.stringify(presentEvent({ ...delivery, id }));
    this.#bodies.set(id, body);
    return body;
  }

  /** Returns the endpoint, even if deleted; null for a callback. */
  endpointOf({ endpointId }: LeasedDelivery): WebhookEndpoint | null {
    if (endpointId === null) return null;
    const endpoint = this.#endpoints.get(endpointId);
    // Taken for a callback, it would be sent although its endpoint may be inactive.
    if (!endpoint) throw new Error('The lease ended before the endpoint was read');
    return endpoint;
  }

  /** Returns the signing secrets, the newest first. */
  secretsOf({ accountId, mode }: LeasedDelivery, endpoint: WebhookEndpoint | null): Promise<string[]> {
    return once(this.#secrets, endpoint?.id ?? `${accountId} ${mode}`, async () =>
      endpoint
        ? secretsOf(this.reader, endpointPlaces(endpoint), endpoint)
        : defaultSecrets(this.reader, accountId, mode),
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
