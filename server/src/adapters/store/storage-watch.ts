import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Step, type Storage, StorageFull, type TransactOutcome } from '../../ports/store.js';
import { anyRows, statement } from './statement.js';

/** How often the database is probed while it is full. */
const probeEveryMs = 1_000;
/** What a probe writes: more than a change does, since a small write may fit where the next does not. */
const probeBytes = 262_144;

/** The kind of the job row that a probe writes and deletes; it is never due, so no worker claims it. */
const probeKind = sql.lit('storage.probe');

const writeProbe = statement<{ filling: string }, unknown>('storage.write_probe', (db, p) =>
  db
    .insertInto('job')
    .values({
      id: probeKind,
      kind: probeKind,
      subject: probeKind,
      account_id: sql`null`,
      mode: sql.lit('live'),
      run_at: sql.lit(Number.MAX_SAFE_INTEGER),
      attempts: sql.lit(0),
      lease_token: sql`null`,
      lease_until: sql`null`,
      last_error: p.filling,
      created_at: sql.lit(0),
    })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet({ last_error: sql`excluded.last_error` }),
    ),
);

const deleteProbe = statement<Record<never, never>, unknown>('storage.delete_probe', (db) =>
  db.deleteFrom('job').where('kind', '=', probeKind),
);

/**
 * Refuses writes from the first that found no space until a probe finds some, so that nothing begins that
 * could not be recorded.
 */
export class StorageWatch implements Storage {
  #isFull = false;
  #probing: Promise<void> | null = null;
  /** On the monotonic clock. */
  #probedAt = 0;

  constructor(
    private readonly write: (steps: readonly Step[]) => Promise<TransactOutcome>,
    private readonly onChange: (isFull: boolean) => void = () => {},
  ) {}

  async isFull(): Promise<boolean> {
    if (!this.#isFull) return false;
    if (performance.now() - this.#probedAt >= probeEveryMs) this.#probing ??= this.#probe();
    await this.#probing;
    return this.#isFull;
  }

  transact(steps: readonly Step[]): Promise<TransactOutcome> {
    return this.#isFull ? this.#transactIfSpace(steps) : this.#transact(steps);
  }

  async #transactIfSpace(steps: readonly Step[]): Promise<TransactOutcome> {
    if (await this.isFull()) throw new StorageFull('The storage is full');
    return this.#transact(steps);
  }

  async #transact(steps: readonly Step[]): Promise<TransactOutcome> {
    try {
      return await this.write(steps);
    } catch (error) {
      throw this.noted(error);
    }
  }

  /** Returns the error, after noting whether it says that there is no space. */
  noted<Fault>(error: Fault): Fault {
    if (error instanceof StorageFull && !this.#isFull) {
      this.#isFull = true;
      this.#probedAt = performance.now();
      this.onChange(true);
    }
    return error;
  }

  /** Writes and deletes in two commits: SQLite writes no page that is freed in the same one. */
  async #probe(): Promise<void> {
    // Random, since PostgreSQL compresses what repeats.
    const filling = randomBytes(probeBytes / 2).toString('hex');
    try {
      await this.write([anyRows(writeProbe, { filling })]);
      await this.write([anyRows(deleteProbe, {})]);
      this.#isFull = false;
      this.onChange(false);
    } catch {
      // Still full, or out of reach, which the next write reports.
    } finally {
      this.#probedAt = performance.now();
      this.#probing = null;
    }
  }
}
