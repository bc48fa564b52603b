import { sql } from 'kysely';
import { isInQueue } from '../adapters/store/jobs.js';
import { statement } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import type { Sample } from '../ports/metrics.js';
import type { Services } from '../services.js';
import { slotOf } from './slots.js';

interface Depth {
  kind: string;
  mode: Mode;
  count: number;
  /** Since when the oldest due job has waited; null if none is due. */
  since: number | null;
}

/** Nothing is counted any further, so that a long queue does not make it slower. */
const countMax = sql.lit(10_000);

const everyKind = sql.join(
  Object.keys(slotOf).flatMap((kind) =>
    (['live', 'test'] as const).map((mode) => sql`select ${sql.lit(kind)} as kind, ${sql.lit(mode)} as mode`),
  ),
  sql` union all `,
);

const isOfPart = sql<boolean>`${isInQueue} and job.kind = part.kind and job.mode = part.mode`;

/** A job that runs is not late; it is passed over, as a worker passes it over. */
const depths = statement<{ now: number }, Depth>(
  'metrics.queue',
  (_db, p) => sql<Depth>`select part.kind as kind, part.mode as mode,
    (select count(*) from (select 1 from job where ${isOfPart} limit ${countMax}) as made) as count,
    (select job.run_at from job where ${isOfPart} and job.run_at <= ${p.now}
      and (job.lease_until is null or job.lease_until <= ${p.now}) order by job.run_at limit 1) as since
    from (${everyKind}) as part`,
);

/** Reads how many jobs of each kind wait, and for how long. */
export async function readQueue({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<Sample[]> {
  const now = clock.now();
  return (await store.all(depths, { now })).flatMap(({ kind, mode, count, since }): Sample[] => {
    const lateness = since === null ? 0 : Math.max(0, now - since) / 1_000;
    return [
      { name: 'escrow_queue_jobs', labels: { kind, mode }, value: count },
      { name: 'escrow_queue_lateness_seconds', labels: { kind, mode }, value: lateness },
    ];
  });
}
