import { sql } from 'kysely';
import { isInQueue, type LeasedJob, leaseMs } from '../adapters/store/jobs.js';
import { isAmong } from '../adapters/store/lists.js';
import type { Job } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { Mode } from '../domain/records.js';
import type { Engine, Store } from '../ports/store.js';
import { type JobLine, type SlotKind, type Slots, slotOf, slotsOfLine } from './slots.js';

type Claim = Slots & { mode: Mode; now: number; token: string; leaseUntil: number };

type Due = { id: string; run_at: number; slot: SlotKind; room: number };

/** The kinds of job that each line's worker runs. */
const kindsOfLine: Readonly<Record<JobLine, readonly (readonly [string, SlotKind])[]>> = {
  money: kindsOf('money'),
  mail: kindsOf('mail'),
};

function kindsOf(line: JobLine) {
  return Object.entries(slotOf).filter(([, slot]) => slotsOfLine[line][slot] > 0);
}

/** The most overdue jobs of one kind and mode, as many as there is room for in its slot. */
function dueOfKind(kind: string, slot: SlotKind, p: Claim, engine: Engine) {
  const room = sql<number>`cast(${p[slot]} as integer)`;
  // Workers of several processes pass over what another is claiming; SQLite has one process.
  const lock = engine === 'postgres' ? sql` for update skip locked` : sql``;
  return sql<Due>`select * from (
    select id, run_at, ${sql.lit(slot)} as slot, ${room} as room from job
    where ${isInQueue} and kind = ${sql.lit(kind)} and mode = ${p.mode} and run_at <= ${p.now}
      and (lease_until is null or lease_until <= ${p.now})
    order by run_at, id limit ${room}${lock}
  ) ${sql.ref(`due_${kind.replace('.', '_')}`)}`;
}

/** One look into the queue for each kind, so that no kind is searched for behind the jobs of another. */
function claimStatement(name: string, line: JobLine) {
  return statement<Claim, Job>(name, (db, p, engine) =>
    db
      .with(
        'front',
        () =>
          sql<Due>`(${sql.join(
            kindsOfLine[line].map(([kind, slot]) => dueOfKind(kind, slot, p, engine)),
            sql` union all `,
          )})`,
      )
      .with('ranked', (cte) =>
        cte
          .selectFrom('front')
          .select([
            'id',
            'room',
            sql<number>`row_number() over (partition by slot order by run_at, id)`.as('place'),
          ]),
      )
      .updateTable('job')
      .set({ lease_token: p.token, lease_until: p.leaseUntil, attempts: sql`attempts + 1` })
      .where(({ selectFrom }) => {
        const chosen = selectFrom('ranked').select('ranked.id').whereRef('ranked.place', '<=', 'ranked.room');
        return isAmong('id', chosen, engine);
      })
      .returning(columns('job')),
  );
}

const claimOf = {
  money: claimStatement('job.claim', 'money'),
  mail: claimStatement('job.claim_mail', 'mail'),
};

/**
 * Leases the most overdue jobs of a mode for which there is room. A job of a kind that this version does not
 * know waits for one that does.
 *
 * @param now real time, ms
 * @param token new for every call; finishing and rescheduling compare it
 * @param room how many jobs of each slot may begin
 */
export async function claimJobs(
  store: Store,
  { now, token, line, mode, room }: { now: number; token: string; line: JobLine; mode: Mode; room: Slots },
): Promise<LeasedJob[]> {
  const jobs = await store.all(claimOf[line], { ...room, mode, now, token, leaseUntil: now + leaseMs });
  return (jobs as LeasedJob[]).sort((left, right) => left.runAt - right.runAt);
}
