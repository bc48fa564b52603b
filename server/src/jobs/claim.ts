import { sql } from 'kysely';
import { type LeasedJob, leaseMs } from '../adapters/store/jobs.js';
import type { Job } from '../adapters/store/rows.js';
import { columns } from '../adapters/store/shapes.js';
import { statement } from '../adapters/store/statement.js';
import type { Store } from '../ports/store.js';
import { type JobLine, type Slots, slotOf } from './slots.js';

type Claim = Slots & { now: number; limit: number; token: string; leaseUntil: number };

/** The room that is left for a job, and the name of its slot, by its kind. */
function byKind(p: Claim) {
  const kinds = Object.entries(slotOf).filter(([, slot]) => slot !== 'own');
  const rooms = kinds.map(([kind, slot]) => sql`when ${sql.lit(kind)} then cast(${p[slot]} as integer)`);
  const names = kinds.map(([kind, slot]) => sql`when ${sql.lit(kind)} then ${sql.lit(slot)}`);
  return {
    room: sql<number>`case kind ${sql.join(rooms, sql` `)} else cast(${p.own} as integer) end`,
    slot: sql<string>`case kind ${sql.join(names, sql` `)} else 'own' end`,
  };
}

/** @param among `=` for mails alone, `<>` for all others; each has an index */
function claimStatement(name: string, among: '=' | '<>') {
  return statement<Claim, Job>(name, (db, p, engine) =>
    db
      .with('front', (cte) => {
        const { room, slot } = byKind(p);
        const front = cte
          .selectFrom('job')
          .select(['id', 'run_at', slot.as('slot'), room.as('room')])
          .where('kind', among, sql.lit('mail.send'))
          .where('run_at', '<=', p.now)
          .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)]))
          .where(room, '>', sql.lit(0))
          .orderBy('run_at')
          .orderBy('id')
          .limit(p.limit);
        // Workers of several processes pass over what another is claiming; SQLite has one process.
        return engine === 'postgres' ? front.forUpdate().skipLocked() : front;
      })
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
      .where('id', 'in', (where) =>
        where.selectFrom('ranked').select('ranked.id').whereRef('ranked.place', '<=', 'ranked.room'),
      )
      .returning(columns('job')),
  );
}

const claimOf = { money: claimStatement('job.claim', '<>'), mail: claimStatement('job.claim_mail', '=') };

/**
 * Leases the most overdue jobs for which there is room. One call may leave room that others would take, if it
 * fills a slot: it looks only at as many jobs as there is room for.
 *
 * @param now real time, ms
 * @param token new for every call; finishing and rescheduling compare it
 * @param room how many jobs of each slot may begin
 */
export async function claimJobs(
  store: Store,
  { now, token, line, room }: { now: number; token: string; line: JobLine; room: Slots },
): Promise<LeasedJob[]> {
  const limit = Object.values(room).reduce((sum, each) => sum + each, 0);
  const jobs = await store.all(claimOf[line], { ...room, now, limit, token, leaseUntil: now + leaseMs });
  return (jobs as LeasedJob[]).sort((left, right) => left.runAt - right.runAt);
}
