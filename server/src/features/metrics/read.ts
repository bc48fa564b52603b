import { findLeapFrom } from '../../adapters/store/service-clock.js';
import type { Mode } from '../../domain/records.js';
import type { MetricName, Sample } from '../../ports/metrics.js';
import type { Services } from '../../services.js';
import { countInbox } from '../operator/inbox.js';
import { listOpenRestores } from '../restores/queries.js';
import { readDisk } from './disk.js';
import { PacedRead } from './paced-read.js';
import { deliveriesWaiting, lastVerification, mailsWaiting, moneyHeld, moneyInFlight } from './queries.js';

const modes: readonly Mode[] = ['live', 'test'];

type Reads = Pick<Services, 'store' | 'reports' | 'clock' | 'policy' | 'config' | 'log' | 'refusals'>;

/**
 * Reads what only the database and the disk know, each part at its own pace, so that a part that is slow or
 * fails leaves the others as they are.
 */
export class MetricsReader {
  readonly #services: Reads;
  readonly #parts: readonly PacedRead<Sample[]>[];
  readonly #disk: PacedRead<Sample[]>;

  /** @param others what other layers read from the database */
  constructor(services: Reads, others: readonly (() => Promise<Sample[]>)[]) {
    this.#services = services;
    const reads = [
      ...others,
      () => readStorage(services),
      () => readWaiting(services),
      () => readHeld(services),
      () => readInFlight(services),
      () => readStops(services),
      () => readInboxCounts(services),
      () => readVerifications(services),
    ];
    const failed = (error: unknown) => services.log.warn({ err: error }, 'a part of the metrics is missing');
    this.#parts = reads.map((read) => new PacedRead(read, failed));
    this.#disk = new PacedRead(() => readDisk(services.config.DATABASE_URL), failed);
  }

  async read(): Promise<Sample[]> {
    const [disk, ...read] = await Promise.all([this.#disk, ...this.#parts].map((part) => part.get()));
    const isUp = read.every((samples) => samples !== null);
    const refused = Object.entries(this.#services.refusals.counts);
    return [
      sample('escrow_database_up', {}, isUp ? 1 : 0),
      ...read.flatMap((samples) => samples ?? []),
      ...refused.map(([kind, count]) => sample('escrow_refusals_total', { kind }, count)),
      ...replicaSamples(this.#services),
      ...(disk ?? []),
    ];
  }
}

function sample(name: MetricName, labels: Sample['labels'], value: number): Sample {
  return { name, labels, value };
}

const secondsSince = (since: number | null, now: number) =>
  since === null ? 0 : Math.max(0, now - since) / 1_000;

async function readStorage({ store }: Reads): Promise<Sample[]> {
  return [sample('escrow_storage_full', {}, (await store.storage.isFull()) ? 1 : 0)];
}

/** It waits for nothing: a replica that is silent says nothing of the database. */
function replicaSamples({ reports }: Reads): Sample[] {
  const replica = reports.state();
  return replica === null ? [] : [sample('escrow_replica_used', {}, replica.problem === null ? 1 : 0)];
}

async function readWaiting({ store, clock }: Reads): Promise<Sample[]> {
  const read = modes.map(async (mode) => {
    const [deliveries, mails] = await Promise.all([
      store.one(deliveriesWaiting, { mode }),
      store.one(mailsWaiting, { mode }),
    ]);
    const now = clock.now();
    return [
      sample('escrow_deliveries_pending', { mode }, deliveries?.count ?? 0),
      sample('escrow_delivery_lateness_seconds', { mode }, secondsSince(deliveries?.since ?? null, now)),
      sample('escrow_mails_pending', { mode }, mails?.count ?? 0),
      sample('escrow_mail_age_seconds', { mode }, secondsSince(mails?.since ?? null, now)),
    ];
  });
  return (await Promise.all(read)).flat();
}

async function readHeld({ store }: Reads): Promise<Sample[]> {
  const rows = await store.all(moneyHeld, {});
  const heldIn = (wanted: Mode) => rows.find(({ mode }) => mode === wanted)?.amount ?? 0;
  return modes.map((mode) => sample('escrow_money_held_kobo', { mode }, heldIn(mode)));
}

async function readInFlight({ store, clock }: Reads): Promise<Sample[]> {
  const rows = await store.all(moneyInFlight, {});
  const now = clock.now();
  return modes.flatMap((mode) =>
    (['payout', 'refund'] as const).flatMap((kind) => {
      const row = rows.find((each) => each.mode === mode && each.kind === kind);
      const age = secondsSince(row?.since ?? null, now);
      return [
        sample('escrow_money_in_flight_kobo', { mode, kind }, row?.amount ?? 0),
        sample('escrow_money_in_flight_age_seconds', { mode, kind }, age),
      ];
    }),
  );
}

/** What keeps all money of a mode from leaving. */
async function readStops({ store }: Reads): Promise<Sample[]> {
  const open = await store.all(listOpenRestores, {});
  const isSuspended = (wanted: Mode) => open.some(({ mode }) => mode === wanted);
  return [
    ...modes.map((mode) => sample('escrow_sends_suspended', { mode }, isSuspended(mode) ? 1 : 0)),
    sample('escrow_clock_leapt', {}, (await findLeapFrom(store)) === null ? 0 : 1),
  ];
}

async function readInboxCounts(services: Reads): Promise<Sample[]> {
  const counts = await countInbox(services, 'live');
  return counts.map(({ kind, count }) => sample('escrow_inbox_items', { kind }, count));
}

async function readVerifications({ store }: Reads): Promise<Sample[]> {
  const read = modes.map(async (mode) => {
    const row = await store.one(lastVerification, { without: `%"${mode}":null%` });
    if (row === undefined) return [];
    const found = (JSON.parse(row.afterJson) as Record<Mode, number>)[mode];
    return [
      sample('escrow_verify_timestamp_seconds', { mode }, row.at / 1_000),
      sample('escrow_verify_discrepancies', { mode }, found),
    ];
  });
  return (await Promise.all(read)).flat();
}
