import { createHash, randomBytes } from 'node:crypto';
import { createSandboxBank } from '../../server/src/adapters/bank/sandbox/index.js';
import { createSandboxCarriers } from '../../server/src/adapters/carrier/sandbox/index.js';
import { createKeyedHash } from '../../server/src/adapters/crypto/keyed-hash.js';
import { createSealer } from '../../server/src/adapters/crypto/sealer.js';
import { createSecretKeys } from '../../server/src/adapters/crypto/secret-keys.js';
import { besideDatabase, openFiles } from '../../server/src/adapters/files/index.js';
import { SharpImages } from '../../server/src/adapters/images/index.js';
import { createSandboxMailer } from '../../server/src/adapters/mail/sandbox/index.js';
import { createOutgoing } from '../../server/src/adapters/outgoing/index.js';
import { readConfig } from '../../server/src/config.js';
import { partAuthor } from '../../server/src/domain/author.js';
import { ApiRequestBuffer } from '../../server/src/ports/api-requests.js';
import type { BankingPartner } from '../../server/src/ports/bank.js';
import { createCarriers } from '../../server/src/ports/carriers.js';
import { EventNotifier } from '../../server/src/ports/event-notifier.js';
import { KeyUses } from '../../server/src/ports/key-uses.js';
import { Observation } from '../../server/src/ports/observer.js';
import { RefusalCounters } from '../../server/src/ports/refusals.js';
import { withoutReplica } from '../../server/src/ports/reports.js';
import type { Store } from '../../server/src/ports/store.js';
import type { Services } from '../../server/src/services.js';
import { inTestMode } from './partners.js';

/** A clock that stops until it is moved. */
export interface TestClock {
  now(): number;
  advance(ms: number): void;
}

/** Services over a real store and the real sandbox bank, at a time of the test's choosing. */
export interface TestServices extends Services {
  clock: TestClock;
  /** Wraps the partner of test mode. */
  useBank(bank: BankingPartner): void;
}

const hourMs = 3_600_000;

/** @param bankStore where the bank keeps its books; another one remembers what a restore takes back */
export function createTestServices(store: Store, bankStore = store): TestServices {
  let now = Date.UTC(2026, 10, 20, 12);
  let count = 0;
  const clock = {
    now: () => now,
    advance: (ms: number) => {
      now += ms;
    },
  };
  const newId = () => {
    count += 1;
    return uuidOf(store, count);
  };
  const sandbox = createSandboxBank({ store: bankStore, clock, newId, signingKey: 'a key of the suite' });
  const sandboxCarriers = createSandboxCarriers({ store: bankStore, clock });
  const sandboxMailer = createSandboxMailer({ store, clock });
  let bank: BankingPartner = sandbox;
  const silent = { error: () => {}, warn: () => {}, info: () => {} };
  return {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    store,
    reports: withoutReplica(() => store),
    clock,
    newId,
    randomBytes,
    partners: {
      defaultOf: (mode) => inTestMode(bank).defaultOf(mode),
      find: (mode, name) => inTestMode(bank).find(mode, name),
      listOf: (mode) => inTestMode(bank).listOf(mode),
    },
    author: partAuthor('worker'),
    refusals: new RefusalCounters(),
    observation: new Observation(),
    keyUses: new KeyUses(),
    apiRequests: new ApiRequestBuffer(),
    files: openFiles(besideDatabase(':memory:')),
    images: new SharpImages(),
    carriers: createCarriers({ test: [sandboxCarriers], live: [] }),
    sandboxCarriers,
    mailerFor: (mode) => (mode === 'test' ? sandboxMailer : null),
    sandboxMailer,
    sealer: createSealer('cd'.repeat(32)),
    secretKeys: createSecretKeys('cd'.repeat(32)),
    server: { id: 'server', name: 'the server of the suite' },
    keyedHash: createKeyedHash('cd'.repeat(32)),
    outgoing: createOutgoing({ allowLoopback: false }),
    policy: {
      minimumTransfer: sandbox.minimumTransfer,
      maximumTransfer: sandbox.maximumTransfer,
      paymentDeadlineMs: 72 * hourMs,
      chargeDeadlineMs: 24 * hourMs,
      expiryGraceMs: hourMs / 2,
      disputeResponseMs: 72 * hourMs,
      expectedArrivalMaxMs: 14 * 24 * hourMs,
    },
    log: silent as unknown as Services['log'],
    eventNotifier: new EventNotifier(),
    deliverNow: async () => {},
    wakeWorker: () => {},
    sandboxBank: sandbox,
    useBank: (other) => {
      bank = other;
    },
  };
}

const salts = new WeakMap<Store, string>();

/** Counts upwards, so that ids sort by age as UUIDv7 do, and never repeats within a database. */
function uuidOf(store: Store, count: number): string {
  const salt = salts.get(store) ?? createHash('sha256').update(randomBytes(16)).digest('hex').slice(0, 12);
  salts.set(store, salt);
  const digits = count.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-${salt}`;
}
