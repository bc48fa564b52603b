import { createSandboxCarriers } from '../../server/src/adapters/carrier/sandbox/index.js';
import { createKeyedHash } from '../../server/src/adapters/crypto/keyed-hash.js';
import { createSealer } from '../../server/src/adapters/crypto/sealer.js';
import { createSecretKeys } from '../../server/src/adapters/crypto/secret-keys.js';
import { createSandboxMailer } from '../../server/src/adapters/mail/sandbox/index.js';
import { createOutgoing } from '../../server/src/adapters/outgoing/index.js';
import { countingTestUsage } from '../../server/src/adapters/store/test-usage.js';
import { readConfig } from '../../server/src/config.js';
import { partAuthor } from '../../server/src/domain/author.js';
import type { Mode } from '../../server/src/domain/records.js';
import { isStanding } from '../../server/src/domain/transfer/standing.js';
import { ApiRequestBuffer } from '../../server/src/ports/api-requests.js';
import { createCarriers } from '../../server/src/ports/carriers.js';
import { EventNotifier } from '../../server/src/ports/event-notifier.js';
import { KeyUses } from '../../server/src/ports/key-uses.js';
import { Observation } from '../../server/src/ports/observer.js';
import { createPartners } from '../../server/src/ports/partners.js';
import { RefusalCounters } from '../../server/src/ports/refusals.js';
import { withoutReplica } from '../../server/src/ports/reports.js';
import type { Store } from '../../server/src/ports/store.js';
import type { Services } from '../../server/src/services.js';
import { Heard } from './heard.js';
import { AskedJudge } from './judges/asked-first.js';
import { PostponedJudge } from './judges/postponed.js';
import { judgeSend } from './judges/suspension.js';
import { HeardBackJudge } from './judges/taken-back.js';
import { type LivePartner, openSides } from './partners/open-sides.js';
import { endedIn } from './partners/sandbox-side.js';
import type { PartnerSide, Posted } from './partners/side.js';
import type { Random } from './random.js';
import { type BankObserver, type LateCall, simulatedBank } from './simulated-bank.js';
import { type SimulatedCarriers, simulatedCarriers } from './simulated-carriers.js';
import { type Committed, simulatedStore } from './simulated-store.js';
import { createClock, rule, type SimulatedClock } from './time.js';

const hourMs = 3_600_000;

/** Kobo: two payouts of a day fit into one transfer of the partners, and three do not. */
const maximumTransfer = 250_000;

export interface Simulated {
  services: Services;
  clock: SimulatedClock;
  /** The own side of each mode's partner, for direct changes outside any task. */
  sides: Readonly<Record<Mode, PartnerSide>>;
  /** Every notification the partners sent. */
  mailbox: Posted[];
  heard: Heard;
  /** Calls on their way to the partner of live mode; they arrive within a day or never. */
  lateCalls: { madeAt: number; arrive: LateCall }[];
  /** Calls that the partner has refused, and may carry out even so. */
  refusedCalls: { mode: Mode; reference: string; arrive: LateCall }[];
  /** Counts the calls that move money. */
  postponed: PostponedJudge;
  heardBack: HeardBackJudge;
  carriers: Readonly<Record<Mode, SimulatedCarriers>>;
  /** What the process shared in memory is gone with it. */
  restart(): void;
}

export interface SimulatedOptions extends LivePartner {
  store: Store;
  /** Decides how the partner of live mode is set up. */
  seed: number;
  random: Random;
  onCommit(committed: Committed): void;
  onError(error: unknown): void;
}

/** The real services, with simulated time, chance, database and partners. */
export function createSimulated({ store, random, ...on }: SimulatedOptions): Simulated {
  const clock = createClock(Date.UTC(2026, 10, 20, 12));
  rule(clock);
  const newId = countingIds();
  const report = (fields: { err?: unknown }) => fields.err !== undefined && on.onError(fields.err);
  const log = { error: report, warn: report, info: report } as unknown as Services['log'];
  const mailbox: Posted[] = [];
  const heard = new Heard();
  const onEnd = (reference: string) => heard.say(reference);
  const onCommit = (committed: Committed) => {
    endedIn(committed).forEach(onEnd);
    on.onCommit(committed);
  };
  const counting = countingTestUsage(store, () => clock.now());
  const parked = simulatedStore({ store: counting, newId, onCommit });
  const lateCalls: Simulated['lateCalls'] = [];
  const delay = (arrive: LateCall) => void lateCalls.push({ madeAt: clock.now(), arrive });
  const post = (posted: Posted) => void mailbox.push(posted);
  const books = { parked, books: store, newId, maximumTransfer };
  const sides = openSides({ ...on, ...books, clock, log, post, delay, onEnd });
  const ours = sides.test;
  const refusedCalls: Simulated['refusedCalls'] = [];
  const asked = new AskedJudge();
  const postponed = new PostponedJudge();
  const heardBack = new HeardBackJudge();
  const observer = (mode: Mode): BankObserver => ({
    onRefused: (reference, arrive) => void refusedCalls.push({ mode, reference, arrive }),
    onAnswer: (reference, answer, to) => asked.hear(reference, answer !== null && isStanding(answer), to),
    onCredit: (credit, to) => heardBack.hear(mode, credit, to),
    onPostponed: (reference) => postponed.countPostponed(reference),
    onSend: async (reference, by) => {
      postponed.countCall(reference);
      await judgeSend({ store, mode, isStanding: () => sides[mode].knows(reference) }, reference);
      await asked.judgeSend(store, reference, by);
    },
  });
  const seen = {
    test: simulatedBank(sides.test.bank, observer('test')),
    // Of the other partners, the calls below the port arrive late.
    live: simulatedBank(sides.live.bank, {
      ...observer('live'),
      ...(sides.live.name === 'sandbox' && { delay }),
    }),
  };
  const carriers = {
    test: simulatedCarriers(createSandboxCarriers({ store, clock }), { clock }),
    // Those of live mode are another company, which remembers what a restore takes back.
    live: simulatedCarriers(createSandboxCarriers({ store: on.liveStore, clock }), { clock }),
  };
  const sandboxMailer = createSandboxMailer({ store: parked, clock });
  const services: Services = {
    config: readConfig({ LOG_LEVEL: 'silent' }),
    store: parked,
    reports: withoutReplica(() => parked),
    clock,
    newId,
    randomBytes: (count) => random.bytes(count),
    partners: createPartners({ test: [seen.test], live: [seen.live] }),
    author: partAuthor('worker'),
    refusals: new RefusalCounters(),
    observation: new Observation(),
    keyUses: new KeyUses(),
    apiRequests: new ApiRequestBuffer(),
    files: filesInMemory(),
    // What a photo shows is of no interest here, and a decoder's threads would make each run another.
    images: { reencode: async (bytes) => bytes },
    carriers: createCarriers({ test: [carriers.test.seen], live: [carriers.live.seen] }),
    sandboxCarriers: carriers.test.seen,
    sandboxBank: ours.sandbox,
    // Mails always succeed: no money depends on a mail server.
    mailerFor: () => sandboxMailer,
    sandboxMailer,
    outgoing: createOutgoing({ allowLoopback: false }),
    sealer: createSealer('cd'.repeat(32)),
    secretKeys: createSecretKeys('cd'.repeat(32)),
    server: { id: 'server', name: 'the server of the suite' },
    keyedHash: createKeyedHash('cd'.repeat(32)),
    policy: {
      minimumTransfer: ours.bank.minimumTransfer,
      maximumTransfer: ours.bank.maximumTransfer,
      paymentDeadlineMs: 72 * hourMs,
      chargeDeadlineMs: 24 * hourMs,
      expiryGraceMs: hourMs / 2,
      disputeResponseMs: 72 * hourMs,
      expectedArrivalMaxMs: 14 * 24 * hourMs,
    },
    log,
    eventNotifier: new EventNotifier(),
    deliverNow: async () => {},
    wakeWorker: () => {},
  };
  const restart = () => {
    // Whoever pursues a booking in this process is known by its store.
    services.store = Object.create(parked) as Store;
  };
  const judges = { postponed, heardBack };
  return { services, clock, sides, mailbox, heard, lateCalls, refusedCalls, ...judges, carriers, restart };
}

function filesInMemory(): Services['files'] {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (id, bytes) => void kept.set(id, bytes),
    get: async (id) => kept.get(id) ?? null,
    delete: async (id) => void kept.delete(id),
  };
}

/** Counts upwards, so that ids sort by age as UUIDv7 do. */
function countingIds(): () => string {
  let count = 0;
  return () => {
    count += 1;
    const digits = count.toString(16).padStart(12, '0');
    return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
  };
}
