import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { limits } from '@escrow-checkout/contract';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { CallClock } from './adapters/bank/http/call-queue.js';
import type { AdapterOptions } from './adapters/bank/http/client.js';
import { logCounts } from './adapters/bank/http/counters.js';
import { createMonnify, type Monnify } from './adapters/bank/monnify/index.js';
import { createPaystack, type Paystack } from './adapters/bank/paystack/index.js';
import { createSandboxBank } from './adapters/bank/sandbox/index.js';
import { createSandboxCarriers } from './adapters/carrier/sandbox/index.js';
import { createShipbubble, type Shipbubble } from './adapters/carrier/shipbubble/index.js';
import { createTerminalAfrica, type TerminalAfrica } from './adapters/carrier/terminal-africa/index.js';
import { createKeyedHash } from './adapters/crypto/keyed-hash.js';
import { randomPool } from './adapters/crypto/random-pool.js';
import { createSealer } from './adapters/crypto/sealer.js';
import { createSecretKeys } from './adapters/crypto/secret-keys.js';
import { besideDatabase, openFiles } from './adapters/files/index.js';
import { SharpImages } from './adapters/images/index.js';
import { createSandboxMailer } from './adapters/mail/sandbox/index.js';
import { createSmtpMailer } from './adapters/mail/smtp/index.js';
import { createOutgoing, type OutgoingOptions } from './adapters/outgoing/index.js';
import { announcing } from './adapters/store/announcing.js';
import { openReports, openStore } from './adapters/store/index.js';
import { countingTestUsage } from './adapters/store/test-usage.js';
import { tracing } from './adapters/store/traced.js';
import { type Config, ConfigError } from './config.js';
import { type Author, partAuthor } from './domain/author.js';
import { ApiRequestWriter } from './jobs/api-request-writer.js';
import { Deliverer } from './jobs/deliverer.js';
import { Keeper } from './jobs/keeper.js';
import { createWorker, type Worker } from './jobs/worker.js';
import { liveCarrierNames } from './live-carriers.js';
import { livePartnerNames } from './live-partners.js';
import { createLog } from './log.js';
import { ApiRequestBuffer } from './ports/api-requests.js';
import { createCarriers } from './ports/carriers.js';
import { EventNotifier } from './ports/event-notifier.js';
import { KeyUses } from './ports/key-uses.js';
import type { Mailer } from './ports/mailer.js';
import { Observation, type ObservedCall } from './ports/observer.js';
import { createPartners, type Partners } from './ports/partners.js';
import { RefusalCounters } from './ports/refusals.js';
import type { Reports } from './ports/reports.js';
import type { Store } from './ports/store.js';
import type { Services } from './services.js';

export interface Deps {
  services: Services;
  worker: Worker;
  deliverer: Deliverer;
  /** Sends mails, so that a slow mail server never delays other jobs. */
  mailWorker: Worker;
  /** What a server without a worker does for itself. */
  keeper: Keeper;
  /** Writes the request log. */
  apiRequestWriter: ApiRequestWriter;
  /** Logs how many calls to the partners of live mode ended how, and what was refused, since the start. */
  logCounters(): void;
  close(): Promise<void>;
}

export interface DepsOptions {
  config: Config;
  secretKey: string;
  /** Called when it is unknown whether a commit succeeded: the process has to end. */
  onFatal(error: unknown): void;
  log?: Logger;
  /** Who makes the changes of this process; by default the worker. */
  author?: Author;
  /** Overrides how webhooks are posted, for tests. */
  outgoing?: Partial<OutgoingOptions>;
  /** Overrides the time by which calls to partners are paced, for tests. */
  callClock?: CallClock;
}

/** Builds all services; the only place that picks adapters. */
export function createDeps(options: DepsOptions): Deps {
  const { config } = options;
  const log = options.log ?? createLog(config);
  const eventNotifier = new EventNotifier();
  const observation = new Observation();
  const opened = openStore(config.DATABASE_URL, {
    onFatal: options.onFatal,
    poolSize: config.DATABASE_POOL_SIZE,
    onStorage: (isFull) => {
      if (isFull) log.error('the storage is full: writes are refused until there is space');
      else log.info('there is space again: writes go on');
    },
    onCommit: (commit) => observation.observer?.commit(commit),
  });
  const store = countingTestUsage(
    announcing(tracing(opened, observation), (accountId) => eventNotifier.notify(accountId)),
  );
  const clock = { now: () => store.now() };
  const previousKey = config.SECRET_KEY_PREVIOUS ?? null;
  const sealer = createSealer(options.secretKey, previousKey);
  const signingKey = createHash('sha256').update(`sandbox-bank:${options.secretKey}`).digest('hex');
  const sandbox = createSandboxBank({
    store,
    clock,
    newId: v7,
    signingKey,
    // Every checkout that the operator permits can be paid out.
    maximumTransfer: Math.max(limits.amountKoboMaxDefault, config.AMOUNT_MAX_KOBO),
  });
  const onCall = (call: ObservedCall) => observation.call(call);
  const live = openLivePartners(options, { log, onCall });
  const partners = createPartners({ test: [sandbox], live });
  const liveCarriers = openLiveCarriers(options, { log, onCall });
  const sandboxCarriers = createSandboxCarriers({ store, clock });
  const sandboxMailer = createSandboxMailer({ store, clock });
  const smtpMailer = openSmtpMailer(config);
  let worker: Worker | null = null;
  let mailWorker: Worker | null = null;
  let deliverer: Deliverer | null = null;
  const services: Services = {
    config,
    store,
    reports: reportsOf(config, { log, observation, primary: () => services.store }),
    clock,
    newId: v7,
    randomBytes: randomPool(),
    partners,
    carriers: createCarriers({ test: [sandboxCarriers], live: liveCarriers }),
    sandboxCarriers,
    sandboxBank: sandbox,
    // Addresses in test mode are often made up, so test mail is never sent; live mail is never kept here.
    mailerFor: (mode) => (mode === 'test' ? sandboxMailer : smtpMailer),
    sandboxMailer,
    sealer,
    secretKeys: createSecretKeys(options.secretKey, previousKey),
    server: { id: v7(), name: `${hostname()}, process ${process.pid}` },
    keyedHash: createKeyedHash(options.secretKey),
    outgoing: createOutgoing({
      allowLoopback: config.WEBHOOK_ALLOW_LOOPBACK === '1',
      ...options.outgoing,
    }),
    files: openFiles(config.FILES_URL ?? besideDatabase(config.DATABASE_URL)),
    images: new SharpImages(),
    policy: {
      ...transferLimits(partners, config),
      paymentDeadlineMs: config.PAYMENT_DEADLINE_HOURS * 3_600_000,
      chargeDeadlineMs: config.CHARGE_DEADLINE_HOURS * 3_600_000,
      expiryGraceMs: config.EXPIRY_GRACE_MINUTES * 60_000,
      disputeResponseMs: config.DISPUTE_RESPONSE_HOURS * 3_600_000,
      expectedArrivalMaxMs: config.EXPECTED_ARRIVAL_DAYS * 24 * 3_600_000,
    },
    author: options.author ?? partAuthor('worker'),
    log,
    refusals: new RefusalCounters(),
    observation,
    keyUses: new KeyUses(),
    apiRequests: new ApiRequestBuffer(),
    eventNotifier,
    deliverNow: async (accountId) => deliverer?.beginOf(accountId),
    wakeWorker: (kinds) => {
      worker?.wake(kinds);
      deliverer?.wake();
      mailWorker?.wake(kinds);
    },
  };
  worker = createWorker(services);
  deliverer = new Deliverer(services);
  mailWorker = createWorker(services, { line: 'mail' });
  const keeper = new Keeper(services);
  const apiRequestWriter = new ApiRequestWriter(services);
  const close = async () => {
    await services.outgoing.close();
    await smtpMailer?.close();
    for (const partner of [...live, ...liveCarriers]) await partner.close();
    await services.reports.close();
    await store.close();
  };
  const logCounters = () => {
    logCounts(log, live);
    log.info(services.refusals.counts, 'refusals since the start');
  };
  return { services, worker, deliverer, mailWorker, keeper, apiRequestWriter, logCounters, close };
}

/** Opens what answers reports: the replica of the settings, if there is one. */
function reportsOf(
  config: Config,
  { log, observation, primary }: { log: Logger; observation: Observation; primary(): Store },
): Reports {
  return openReports({
    url: config.DATABASE_REPLICA_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    primary,
    onRead: (problem) => observation.observer?.report({ problem }),
    onChange: (problem, cause) => {
      if (problem === null) return log.info('the replica is used again');
      const reason = cause instanceof Error ? cause.message : (cause ?? undefined);
      log.warn({ problem, reason }, 'the replica is not used: the database answers in its place');
    },
  });
}

/** Where calls to partners are told. */
type Calls = Required<Pick<AdapterOptions, 'log' | 'onCall'>>;

/** Returns the configured partners of live mode; the first one opens new accounts. */
function openLivePartners({ config, callClock }: DepsOptions, calls: Calls): (Paystack | Monnify)[] {
  const shared = { ...calls, clock: callClock };
  const openers = {
    paystack: () =>
      createPaystack({
        secretKey: config.PAYSTACK_SECRET_KEY ?? '',
        baseUrl: config.PAYSTACK_URL,
        ...shared,
      }),
    monnify: () =>
      createMonnify({
        apiKey: config.MONNIFY_API_KEY ?? '',
        secretKey: config.MONNIFY_SECRET_KEY ?? '',
        contractCode: config.MONNIFY_CONTRACT_CODE ?? '',
        accountNumber: config.MONNIFY_ACCOUNT_NUMBER ?? '',
        baseUrl: config.MONNIFY_URL,
        ...shared,
      }),
  };
  return livePartnerNames(config).map((name) => openers[name]());
}

/** Returns the configured carrier aggregators of live mode; the first one is asked for rates. */
function openLiveCarriers({ config, callClock }: DepsOptions, calls: Calls): (TerminalAfrica | Shipbubble)[] {
  const shared = { ...calls, clock: callClock };
  const openers = {
    terminal_africa: () =>
      createTerminalAfrica({
        secretKey: config.TERMINAL_AFRICA_SECRET_KEY ?? '',
        baseUrl: config.TERMINAL_AFRICA_URL,
        ...shared,
      }),
    shipbubble: () =>
      createShipbubble({ key: config.SHIPBUBBLE_KEY ?? '', baseUrl: config.SHIPBUBBLE_URL, ...shared }),
  };
  return liveCarrierNames(config).map((name) => openers[name]());
}

/**
 * The least and the most that every configured partner transfers, in kobo.
 *
 * @throws ConfigError if a checkout that the operator permits could not be paid out
 */
function transferLimits(partners: Partners, { AMOUNT_MAX_KOBO: amountMax }: Config) {
  const all = [...partners.listOf('test'), ...partners.listOf('live')];
  const maximumTransfer = Math.min(...all.map((partner) => partner.maximumTransfer));
  const smallest = all.find((partner) => partner.maximumTransfer === maximumTransfer);
  if (amountMax > maximumTransfer) {
    const most = `${maximumTransfer}, the most that ${smallest?.name} transfers at once`;
    throw new ConfigError(`These settings are invalid: AMOUNT_MAX_KOBO must be at most ${most}.`);
  }
  return { minimumTransfer: Math.max(...all.map((partner) => partner.minimumTransfer)), maximumTransfer };
}

/** Returns the mailer of live mode, or null without a mail server in the settings. */
function openSmtpMailer({ MAIL_URL: url, MAIL_FROM: from }: Config): Mailer | null {
  return url === undefined || from === undefined ? null : createSmtpMailer({ url, from });
}
