import { randomUUID } from 'node:crypto';
import type { Account, RecordedEvent } from '../../server/src/adapters/store/rows.js';
import type { WebhookEndpoint } from '../../server/src/adapters/store/webhook-rows.js';
import type { AdHocQuery, Statement, Step, Store } from '../../server/src/ports/store.js';
import { built } from './built.js';
import { timedId } from './initiate-rows.js';
import { loadStatements, named } from './statements.js';

type Stores = typeof import('../../server/src/adapters/store/index.js');

function query<Row>(sql: string): AdHocQuery<Row> {
  return { compile: () => ({ sql, values: [] }) };
}

const beginning = { position: 0, sequence: null, id: '' };
const parkedMs = 3_600_000;
const chunkMax = 500;

function fail(error: Error): never {
  throw error;
}

/**
 * Writes events and deliveries into the database of a running server: copies of one that the server recorded,
 * since recording so many through the API would take minutes.
 */
export class Backlog {
  #sequence = 1_000;

  private constructor(
    private readonly store: Store,
    private readonly statements: ReadonlyMap<string, Statement<never, unknown>>,
    private readonly event: RecordedEvent,
    private readonly endpoints: WebhookEndpoint[],
  ) {}

  /** Opens the backlog of an account's endpoints; its newest event is the one to copy. */
  static async open(databaseUrl: string, accountId: string): Promise<Backlog> {
    const { openStore } = await built<Stores>('adapters/store/index.js');
    const store = openStore(databaseUrl, { onFatal: fail, poolSize: 4 });
    const statements = await loadStatements();
    const read = (name: string, params: object) =>
      store.all(named(statements, name) as Statement<object, object>, params);
    const [event] = await read('event.following', { ...beginning, accountId, mode: 'test' });
    const endpoints = (await read('webhook_endpoint.list', { accountId })) as WebhookEndpoint[];
    return new Backlog(store, statements, event as RecordedEvent, endpoints);
  }

  /** Copies the first endpoint into new accounts, whose endpoints get the deliveries from then on. */
  async widen(accounts: number, endpointsEach: number, url?: string): Promise<void> {
    const [pattern] = this.endpoints.splice(0) as [WebhookEndpoint];
    const account = named(this.statements, 'account.find') as unknown as Statement<{ id: string }, Account>;
    const row = (await this.store.one(account, { id: pattern.accountId })) as Account;
    for (let n = 0; n < accounts; n++) {
      const accountId = randomUUID();
      await this.#write([this.#step('account.insert', { ...row, id: accountId })]);
      for (let slot = 1; slot <= endpointsEach; slot++) {
        const address = url === undefined ? {} : { url, href: url };
        const endpoint = { ...pattern, ...address, id: randomUUID(), accountId, slot };
        await this.#write([this.#step('webhook_endpoint.insert', endpoint)]);
        this.endpoints.push(endpoint);
      }
    }
  }

  /** Writes deliveries, spread over the endpoints, and then makes all of them due at once. */
  async add(count: number): Promise<void> {
    const now = Date.now();
    const steps: Step[] = [];
    for (let n = 0; n < count; n++) {
      const endpoint = this.endpoints[n % this.endpoints.length] as WebhookEndpoint;
      steps.push(...this.#delivery(endpoint, now));
      if (steps.length >= chunkMax) await this.#write(steps.splice(0));
    }
    await this.#write(steps);
    const accounts = new Set(this.endpoints.map(({ accountId }) => accountId));
    const shift = [...accounts].map((accountId) =>
      this.#step('webhook_delivery.shift', { accountId, deltaMs: parkedMs, now }),
    );
    await this.#write(shift);
  }

  /** Waits until every due delivery has its outcome. */
  async drained(): Promise<void> {
    while ((await this.#pending()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Fails every pending delivery; those being attempted, as soon as the attempt ends. */
  async clear(): Promise<void> {
    const giveUp = query(`update webhook_delivery set status = 'failed', next_attempt_at = null
      where status = 'pending' and lease_token is null returning id`);
    while ((await this.#pending()) > 0) {
      await this.store.list(giveUp);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async close(): Promise<void> {
    await this.store.close();
  }

  #delivery({ id: endpointId, accountId, mode, url }: WebhookEndpoint, at: number): Step[] {
    this.#sequence += 1;
    const event = { ...this.event, id: timedId(at), accountId, sequence: this.#sequence, at };
    return [
      this.#step('event.insert_of_endpoint', event),
      this.#step('webhook_delivery.insert', {
        id: timedId(at),
        accountId,
        mode,
        eventId: event.id,
        endpointId,
        destinationKey: endpointId,
        url,
        status: 'pending',
        triggerKind: 'event',
        attemptsSinceTrigger: 0,
        attemptCount: 0,
        nextAttemptAt: at + parkedMs,
        leaseToken: null,
        leaseUntil: null,
        lastFailure: null,
        lastResponseStatus: null,
        createdAt: at,
        updatedAt: at,
      }),
    ];
  }

  async #pending(): Promise<number> {
    const count = query<{ count: number }>(
      "select count(*) as count from webhook_delivery where status = 'pending'",
    );
    return Number((await this.store.list(count))[0]?.count);
  }

  #step(name: string, params: object): Step {
    return { statement: named(this.statements, name), params: params as Step['params'], anyRows: true };
  }

  async #write(steps: readonly Step[]): Promise<void> {
    if (steps.length === 0) return;
    const { outcome } = await this.store.transact(steps);
    if (outcome !== 'committed') throw new Error('The backlog was not written');
  }
}
