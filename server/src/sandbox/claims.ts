import { sql } from 'kysely';
import { type LeasedJob, leaseMs } from '../adapters/store/jobs.js';
import { inList, isAmong } from '../adapters/store/lists.js';
import type { Job } from '../adapters/store/rows.js';
import { anyRows, statement } from '../adapters/store/statement.js';
import type { Services } from '../services.js';

/** Leases jobs, except for those that someone else holds; returns those that are ours now. */
const claimEach = statement<{ idsJson: string; now: number; token: string; until: number }, Pick<Job, 'id'>>(
  'job.claim_each',
  (db, p, engine) => {
    const listed = inList('id', p.idsJson, engine);
    const isFree = sql<boolean>`(lease_until is null or lease_until <= ${p.now})`;
    const update = db
      .updateTable('job')
      .set({ lease_token: p.token, lease_until: p.until, attempts: sql`attempts + 1` })
      .returning('id');
    if (engine === 'sqlite') return update.where(listed).where(isFree);
    // It waits for no worker that is claiming one of them, so neither can wait for the other.
    const free = db.selectFrom('job').select('id').where(listed).where(isFree).forUpdate().skipLocked();
    return update.where(isAmong('id', free, engine));
  },
);

/** Undoes the lease of a job that has not begun. */
const returnOne = statement<{ id: string; token: string }, unknown>('job.return', (db, p) =>
  db
    .updateTable('job')
    .set({ lease_token: sql`null`, lease_until: sql`null`, attempts: sql`attempts - 1` })
    .where('id', '=', p.id)
    .where('lease_token', '=', p.token),
);

type Lease = Pick<LeasedJob, 'leaseToken' | 'leaseUntil'>;

/** Leases due jobs, many by one statement. */
export class Claims {
  readonly #services: Services;
  /** By the id of the job; null if someone else holds it. */
  readonly #leases = new Map<string, Lease | null>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Leases jobs that will soon begin. */
  async take(jobs: readonly Pick<Job, 'id'>[]): Promise<void> {
    if (jobs.length === 0) return;
    const { store, clock, newId } = this.#services;
    const ids = jobs.map(({ id }) => id);
    const now = clock.now();
    const [token, until] = [newId(), now + leaseMs];
    const claimed = await store.all(claimEach, { idsJson: JSON.stringify(ids), now, token, until });
    const own = new Set(claimed.map(({ id }) => id));
    for (const id of ids) this.#leases.set(id, own.has(id) ? { leaseToken: token, leaseUntil: until } : null);
  }

  /** Returns the job with its lease, which is taken now if it was not before; null if it is not ours. */
  async begin<Due extends Job>(job: Due): Promise<(Due & Lease) | null> {
    if (!this.#leases.has(job.id)) await this.take([job]);
    const lease = this.#leases.get(job.id);
    this.#leases.delete(job.id);
    return lease ? { ...job, ...lease, attempts: job.attempts + 1 } : null;
  }

  /** Returns jobs that were leased and have not begun to the queue, where they are due as before. */
  async giveBack(): Promise<void> {
    const left = [...this.#leases].flatMap(([id, lease]) => (lease ? [{ id, token: lease.leaseToken }] : []));
    this.#leases.clear();
    const steps = left.map(({ id, token }) => anyRows(returnOne, { id, token }));
    if (steps.length > 0) await this.#services.store.transact(steps);
  }
}
