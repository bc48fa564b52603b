import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basePath } from '@escrow-checkout/contract';
import pino from 'pino';
import { createSandboxBank, type SandboxBank } from '../../../server/src/adapters/bank/sandbox/index.js';
import { createOutgoing } from '../../../server/src/adapters/outgoing/index.js';
import { openStore } from '../../../server/src/adapters/store/index.js';
import { createApp } from '../../../server/src/app.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { createHttpServer } from '../../../server/src/http/serve.js';
import { Deliverer } from '../../../server/src/jobs/deliverer.js';
import { createWorker, type Worker } from '../../../server/src/jobs/worker.js';
import { createPartners } from '../../../server/src/ports/partners.js';
import type { Store } from '../../../server/src/ports/store.js';
import { checkShape } from '../../harness/promised.js';
import { type Receiver, reaching } from '../../harness/receiver.js';
import { createTestServices, type TestServices } from '../../harness/services.js';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: stories read whatever the server answered
  body: any;
  text: string;
}

export interface KeptServiceOptions {
  databaseUrl: string;
  /** The live partner's own books, outside the service's database. */
  liveBooksUrl: string;
  receiver: Receiver;
  /** Real time when it opens; the clock then moves by a second with every call. */
  now: number;
  /** Seed of the ids and random bytes; two services on one database need different seeds. */
  series: number;
}

/** The public address of the pages; nothing listens there. */
const siteUrl = 'https://pay.example.com';

/**
 * The whole service over one database, at a chosen time, so that its responses do not depend on the age of a
 * kept database. Jobs run only when a test runs them.
 */
export class KeptService {
  #origin = '';

  private constructor(
    readonly services: TestServices,
    readonly banks: Readonly<Record<'test' | 'live', SandboxBank>>,
    private readonly liveBooks: Store,
    private readonly server: Server,
    private readonly workers: readonly Worker[],
    private readonly closeStores: () => Promise<void>,
  ) {}

  static async open(options: KeptServiceOptions): Promise<KeptService> {
    const onFatal = (error: Error) => {
      throw error;
    };
    const store = openStore(options.databaseUrl, { onFatal });
    const liveBooks = openStore(options.liveBooksUrl, { onFatal });
    for (const each of [store, liveBooks]) await each.migrate();
    const newId = countingIds(options.series);
    const services: TestServices = { ...createTestServices(store), newId };
    const { clock } = services;
    clock.advance(options.now - clock.now());
    const banks = {
      test: createSandboxBank({ store, clock, newId, signingKey: 'the key of test mode' }),
      live: createSandboxBank({ store: liveBooks, clock, newId, signingKey: 'the key of live mode' }),
    };
    services.partners = createPartners({ test: [banks.test], live: [banks.live] });
    services.sandboxBank = banks.test;
    services.log = pino({ level: 'silent' });
    services.randomBytes = countingBytes(options.series);
    services.outgoing = createOutgoing({ allowLoopback: true, ...reaching(options.receiver).outgoing });
    services.config.siteUrl = siteUrl;
    const deliverer = new Deliverer(services);
    services.deliverNow = (accountId) => deliverer.beginOf(accountId);
    const server = createHttpServer(createApp(services));
    const workers = [createWorker(services), createWorker(services, { line: 'mail' })];
    const kept = new KeptService(services, banks, liveBooks, server, workers, async () => {
      await deliverer.stop();
      await services.outgoing.close();
      await store.close();
      await liveBooks.close();
    });
    await kept.#listen();
    return kept;
  }

  /** Calls the API under a key. An answer that is replayed may be of the version that kept it. */
  async call(
    key: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const text = body === undefined ? null : JSON.stringify(body);
    const own = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const answer = await this.#ask(method, `${basePath}${path}`, text, { ...own, ...headers });
    const isReplay = answer.headers.has('idempotent-replay');
    if (answer.status < 400 && !isReplay) checkShape(method, path, answer.status, answer.text);
    return answer;
  }

  /** Opens a page, or sends its form. */
  visit(path: string, cookie: string, fields?: Record<string, string>): Promise<Answer> {
    const form = fields === undefined ? null : new URLSearchParams(fields).toString();
    const headers = { Cookie: cookie, Origin: siteUrl, 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.#ask(form === null ? 'GET' : 'POST', path, form, headers);
  }

  /** Delivers a notification of a partner. */
  notify({ headers, rawBody }: { headers: object; rawBody: Buffer }): Promise<Answer> {
    return this.#ask('POST', '/partners/sandbox/notifications', rawBody, headers as Record<string, string>);
  }

  /** Opens an account at the live partner, whose books begin empty. */
  async introduce(accountId: string): Promise<void> {
    const tools = { ...this.services, store: this.liveBooks, newId: () => accountId };
    await createAccount(tools, 'Adire Market', 'business');
  }

  /** Runs every job of both modes that is due. */
  async runDue(): Promise<void> {
    for (const worker of this.workers) await worker.runDue();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.closeStores();
  }

  async #listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.#origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async #ask(
    method: string,
    path: string,
    body: string | Buffer | null,
    headers: Record<string, string>,
  ): Promise<Answer> {
    this.services.clock.advance(1_000);
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers,
      body: body as never,
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : null,
      text,
    };
  }
}

/** Ids that sort by age as UUIDv7 do, those of a later series after those of an earlier one. */
function countingIds(series: number): () => string {
  let count = 0;
  return () => {
    count += 1;
    const digits = (series * 2 ** 32 + count).toString(16).padStart(12, '0');
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
  };
}

function countingBytes(series: number): (count: number) => Buffer {
  let drawn = 0;
  return (count) => {
    const blocks: Buffer[] = [];
    while (blocks.length * 32 < count) {
      drawn += 1;
      blocks.push(createHash('sha256').update(`${series} ${drawn}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, count);
  };
}
