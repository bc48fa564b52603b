import type { Mode } from '../../../server/src/domain/records.js';
import { listOpenRestores } from '../../../server/src/features/restores/queries.js';
import { rawStatement } from '../../store/fixtures.js';
import type { World } from '../world.js';
import { payerHasMoney } from './payer-money.js';
import { hold } from './violation.js';

const listCounts = rawStatement(
  'select reference, call_count as "callCount" from attempt where lease_token is not null',
  'simulation.call_counts',
);

/** What was never sent, though its money is there. */
const listUnsent = rawStatement(
  `select a.reference, coalesce(p.mode, t.mode, r.mode) as mode from attempt a
   left join payout p on p.id = a.object_id
   left join checkout e on e.id = p.checkout_id
   left join combined_payout t on t.id = a.object_id
   left join refund r on r.id = a.object_id
   left join credit k on k.id = r.credit_id
   where a.state = 'sent' and a.call_count = 0
     and coalesce(e.amount_receivable, 0) = 0 and not coalesce(${payerHasMoney}, 1 = 0)
     and not exists (select 1 from payout m join checkout o on o.id = m.checkout_id
       where m.combined_payout_id = t.id and o.amount_receivable > 0)`,
  'simulation.unsent',
);

/** Follows the calls that move money, and those of them that certainly had no effect. */
export class PostponedJudge {
  readonly #made = new Map<string, number>();
  readonly #postponed = new Map<string, number>();
  /** After a restore the database knows fewer calls than were made. */
  #isRestored = false;

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    return () => {
      this.#isRestored = true;
    };
  }

  countCall(reference: string): void {
    this.#made.set(reference, (this.#made.get(reference) ?? 0) + 1);
  }

  countPostponed(reference: string): void {
    this.#postponed.set(reference, (this.#postponed.get(reference) ?? 0) + 1);
  }

  /** A call is taken back only if it certainly had no effect. */
  async judge({ store }: World): Promise<void> {
    if (this.#isRestored) return;
    const rows = (await store.all(listCounts, {})) as unknown as { reference: string; callCount: number }[];
    for (const { reference, callCount } of rows) {
      const effective = (this.#made.get(reference) ?? 0) - (this.#postponed.get(reference) ?? 0);
      const says = `${reference}: ${callCount} of ${effective} calls`;
      hold(callCount >= effective, 'a call that may have had an effect counts', says);
    }
  }
}

/** What waits for the float, though nothing is under way that could be called again. */
const listIdle = rawStatement(
  ['payout', 'combined_payout', 'refund']
    .map(
      (
        table,
      ) => `select t.id from ${table} t where t.awaiting_float_since is not null and (t.status <> 'pending'
        or not exists (select 1 from attempt a where a.state = 'sent'
          and a.object_id in (t.id${table === 'payout' ? ', t.combined_payout_id' : ''})))`,
    )
    .join(' union all '),
  'simulation.idle_float',
);

/** Whatever waits for the float has an attempt that its job calls again. */
export async function judgeFloat({ store }: World): Promise<void> {
  const idle = (await store.all(listIdle, {})).map(({ id }) => String(id));
  hold(idle.length === 0, 'what waits for the float is under way', idle.join(', '));
}

/** Returns what was postponed and not sent since. */
export async function listPostponed({ store }: World): Promise<string[]> {
  const suspended = (await store.all(listOpenRestores, {})).map(({ mode }) => mode);
  const rows = (await store.all(listUnsent, {})) as unknown as { reference: string; mode: Mode }[];
  return rows.filter(({ mode }) => !suspended.includes(mode)).map(({ reference }) => reference);
}

/** Once the partner takes calls again, and every job has run, nothing that was postponed still waits. */
export async function judgeNothingUnsent(world: World): Promise<void> {
  const lost = await listPostponed(world);
  hold(lost.length === 0, 'what was postponed is sent once the partner takes it', lost.join(', '));
}
