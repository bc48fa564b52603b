import { randomUUID } from 'node:crypto';
import type { Account, RecordedEvent } from '../../server/src/adapters/store/rows.js';
import type {
  DefaultSecret,
  WebhookDelivery,
  WebhookEndpoint,
} from '../../server/src/adapters/store/webhook-rows.js';
import type { Mode } from '../../server/src/domain/records.js';
import type { SealedPlace, Sealer } from '../../server/src/ports/sealer.js';
import type { Statement, Step, Store } from '../../server/src/ports/store.js';
import { built } from './built.js';
import { timedId } from './initiate-rows.js';
import { secretKey } from './service.js';
import { numberFrom, query } from './service-parts.js';
import { loadStatements, named } from './statements.js';

type Stores = typeof import('../../server/src/adapters/store/index.js');
type Sealers = typeof import('../../server/src/adapters/crypto/sealer.js');
type Places = typeof import('../../server/src/ports/sealed-places.js');
type SealedPlaces = Places['sealedPlaces'];

type Target = Pick<WebhookDelivery, 'accountId' | 'mode' | 'url' | 'endpointId' | 'destinationKey'>;

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
    private readonly sealer: Sealer,
    private readonly places: SealedPlaces,
  ) {}

  /** Opens the backlog of an account's endpoints; its newest event is the one to copy. */
  static async open(databaseUrl: string, accountId: string): Promise<Backlog> {
    const { openStore } = await built<Stores>('adapters/store/index.js');
    const store = openStore(databaseUrl, { onFatal: fail, poolSize: 4 });
    const statements = await loadStatements();
    const read = (name: string, params: object) =>
      store.all(named(statements, name) as Statement<object, object>, params);
    const [event] = await read('event.following', { ...beginning, accountId, mode: 'test' });
    const endpoints = (await read('webhook_endpoint.list', { accountId, mode: 'test' })) as WebhookEndpoint[];
    const sealer = (await built<Sealers>('adapters/crypto/sealer.js')).createSealer(secretKey);
    const { sealedPlaces } = await built<Places>('ports/sealed-places.js');
    return new Backlog(store, statements, event as RecordedEvent, endpoints, sealer, sealedPlaces);
  }

  /** Copies the first endpoint into new accounts, whose endpoints get the deliveries from then on. */
  async widen(accounts: number, endpointsEach: number, url?: string): Promise<void> {
    const [pattern] = this.endpoints.splice(0) as [WebhookEndpoint];
    for (let n = 0; n < accounts; n++) {
      const accountId = await this.#copyAccount(pattern.accountId, pattern.mode);
      for (let slot = 1; slot <= endpointsEach; slot++) {
        const address = url === undefined ? {} : { url, href: url };
        const id = randomUUID();
        const secretSealed = this.#copySecret('endpointSecret', pattern, { id });
        const endpoint = { ...pattern, ...address, id, secretSealed, accountId, slot };
        await this.#write([this.#step('webhook_endpoint.insert', endpoint)]);
        this.endpoints.push(endpoint);
      }
    }
  }

  /** Writes deliveries, spread over the endpoints, and then makes all of them due at once. */
  async add(count: number): Promise<void> {
    const targets = Array.from({ length: count }, (_, n) => {
      const { id, accountId, mode, url } = this.endpoints[n % this.endpoints.length] as WebhookEndpoint;
      return { accountId, mode, url, endpointId: id, destinationKey: id };
    });
    await this.#deliver(targets);
  }

  /**
   * Writes a due delivery to each of many callback addresses of one account. Its id makes it older than all
   * others, so that its addresses come first where the order is that of ids.
   */
  async addCallbacks(count: number, origin: string): Promise<void> {
    const [{ accountId: known, mode } = fail(new Error('There is no endpoint'))] = this.endpoints;
    const accountId = await this.#copyAccount(known, mode, `00000000${randomUUID().slice(8)}`);
    const targets = Array.from({ length: count }, (_, n) => {
      const url = `${origin}/callbacks/${n}`;
      return { accountId, mode, url, endpointId: null, destinationKey: `${accountId} ${url}` };
    });
    await this.#deliver(targets);
  }

  async #deliver(targets: readonly Target[]): Promise<void> {
    const now = Date.now();
    const steps: Step[] = [];
    for (const target of targets) {
      steps.push(...this.#delivery(target, now));
      if (steps.length >= chunkMax) await this.#write(steps.splice(0));
    }
    await this.#write(steps);
    const accounts = new Set(targets.map(({ accountId }) => accountId));
    const shift = [...accounts].map((accountId) =>
      this.#step('webhook_delivery.shift', { accountId, deltaMs: parkedMs, now }),
    );
    await this.#write(shift);
  }

  async #copyAccount(known: string, mode: Mode, id: string = randomUUID()): Promise<string> {
    const account = named(this.statements, 'account.find') as unknown as Statement<{ id: string }, Account>;
    const row = (await this.store.one(account, { id: known })) as Account;
    const find = named(this.statements, 'default_secret.find') as unknown as Statement<object, DefaultSecret>;
    const secret = (await this.store.one(find, { accountId: known, mode })) as DefaultSecret;
    const copy = { accountId: id, mode };
    const secretSealed = this.#copySecret('defaultSecret', secret, copy);
    await this.#write([
      this.#step('account.insert', { ...row, id }),
      this.#step('default_secret.insert', { ...secret, ...copy, secretSealed }),
    ]);
    return id;
  }

  /** Seals a secret for another row: it is bound to its own. */
  #copySecret<Kind extends 'endpointSecret' | 'defaultSecret'>(
    kind: Kind,
    row: Parameters<SealedPlaces[Kind]>[1] & { secretSealed: string },
    copy: Parameters<SealedPlaces[Kind]>[1],
  ): string {
    const place = this.places[kind] as (slot: 'secret', row: object) => SealedPlace;
    return this.sealer.seal(place('secret', copy), this.sealer.open(place('secret', row), row.secretSealed));
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

  #delivery({ accountId, mode, url, endpointId, destinationKey }: Target, at: number): Step[] {
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
        destinationKey,
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

  #pending(): Promise<number> {
    const sql = "select count(*) as found from webhook_delivery where status = 'pending'";
    return numberFrom(this.store, sql);
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
