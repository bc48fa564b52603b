import { sql } from 'kysely';
import { columnOf, fieldsOf } from '../../adapters/store/fields.js';
import { inList } from '../../adapters/store/lists.js';
import { literals } from '../../adapters/store/literals.js';
import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import { openStatuses } from '../../domain/checkout/invariants.js';
import type { Mode } from '../../domain/records.js';
import { StoreFault } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { beginWalk, endWalk } from './archive-walk.js';

const dayMs = 86_400_000;

/** Events that one portion looks at. */
const lookedAtMax = 500;
/** Checkouts whose events one transaction moves; few have more than ten events. */
const checkoutsMax = 20;
/** Portions of one call, so that other work has its turn. */
const portionsMax = 4;

interface Seen {
  position: number;
  checkoutId: string | null;
  mode: Mode;
  at: number;
}

const findNext = statement<{ after: number }, Seen>('event.to_archive', (db, p) =>
  db
    .selectFrom('event')
    .select(['position', 'checkout_id as checkoutId', 'mode', 'at'])
    .where('position', '>', p.after)
    .orderBy('position')
    .limit(sql.lit(lookedAtMax)),
);

interface Portion {
  idsJson: string;
  until: number;
}

/**
 * Those of some checkouts that ended, with all their events before a time. Those with a delivery stay, since
 * it refers to its event.
 */
const findArchivable = statement<Portion, { id: string }>('checkout.to_archive', (db, p, engine) =>
  db
    .selectFrom('checkout as c')
    .select('c.id')
    .where(inList('c.id', p.idsJson, engine))
    .where(sql<boolean>`c.status not in (${sql.join(literals(openStatuses))})`)
    .where(
      sql<boolean>`not exists (select 1 from event as e where e.checkout_id = c.id and e.at > ${p.until})`,
    )
    .where(
      sql<boolean>`not exists (select 1 from event as e join webhook_delivery as d on d.event_id = e.id
        where e.checkout_id = c.id)`,
    ),
);

const columns = sql.join(fieldsOf('event').map((field) => sql.ref(columnOf(field))));

/**
 * An event that another server has just archived is left as it is. So is test data that is being removed: the
 * removal waits for transactions that began before its lock.
 */
const copyToArchive = statement<Portion, unknown>(
  'archived_event.copy',
  (_db, p, engine) => sql`insert into archived_event (${columns})
    select ${columns} from event where ${inList('checkout_id', p.idsJson, engine)} and at <= ${p.until}
      and (mode = 'live' or account_id not in (select expiry.account_id from test_expiry as expiry))
    on conflict (id) do nothing`,
);

/** A trigger asks for each row whether the archive has the same. */
const deleteArchived = statement<Pick<Portion, 'idsJson'>, unknown>(
  'event.delete_archived',
  (_db, p, engine) => sql`delete from event where id in (select a.id from archived_event as a
    where ${inList('a.checkout_id', p.idsJson, engine)})`,
);

type ArchiveServices = Pick<Services, 'config' | 'clock' | 'store' | 'log'>;

/**
 * Moves the events of checkouts that ended long ago to their archive, a few checkouts in each transaction. It
 * walks along the positions of all old events, and begins again a day after it came to the end. Of any number
 * of servers one walks at a time, from where the last one stopped.
 */
export class EventArchive {
  constructor(private readonly services: ArchiveServices) {}

  /** Looks at some events; returns the number of checkouts whose events have moved. */
  async advance(): Promise<number> {
    const { config, clock, store, log } = this.services;
    if (config.EVENT_ARCHIVE_DAYS === 0) return 0;
    const now = await timeBeforeLeap(store, clock.now());
    const walk = await beginWalk(store, now);
    if (walk === null) return 0;
    const until = now - config.EVENT_ARCHIVE_DAYS * dayMs;
    let moved = 0;
    let reached: number | 'end' = walk.after;
    for (let portion = 0; portion < portionsMax && reached !== 'end'; portion += 1) {
      const seen: Seen[] = await store.all(findNext, { after: reached });
      moved += await this.#moveOf(seen, until);
      reached = isEnd(seen, until) ? 'end' : (seen.at(-1)?.position ?? 'end');
    }
    await endWalk(store, walk, reached, now);
    if (moved > 0) log.info({ checkouts: moved }, 'old events were archived');
    return moved;
  }

  /** Moves what may move among some events, a few checkouts at a time. */
  async #moveOf(seen: readonly Seen[], until: number): Promise<number> {
    const old = seen.filter(({ at }) => at <= until);
    const checkouts = [...new Set(old.flatMap(({ checkoutId }) => checkoutId ?? []))];
    if (checkouts.length === 0) return 0;
    const found = await this.services.store.all(findArchivable, {
      idsJson: JSON.stringify(checkouts),
      until,
    });
    const ids = found.map(({ id }) => id);
    let moved = 0;
    for (let from = 0; from < ids.length; from += checkoutsMax) {
      moved += await this.#move(ids.slice(from, from + checkoutsMax), until);
    }
    return moved;
  }

  /** Those that cannot be moved are tried alone, and then left to an operator, who finds them by the log. */
  async #move(ids: readonly string[], until: number): Promise<number> {
    const { store, log } = this.services;
    const portion = { idsJson: JSON.stringify(ids), until };
    try {
      const { outcome } = await store.transact([
        anyRows(copyToArchive, portion),
        anyRows(deleteArchived, portion),
      ]);
      // Who loses a race to another server finds them gone, or moves them a day later.
      return outcome === 'committed' ? ids.length : 0;
    } catch (error) {
      if (!(error instanceof StoreFault) || error.retryable) throw error;
      if (ids.length === 1) {
        log.error({ err: error, checkoutId: ids[0] }, 'the events of a checkout could not be archived');
        return 0;
      }
    }
    let moved = 0;
    for (const id of ids) moved += await this.#move([id], until);
    return moved;
  }
}

/** Live events are recorded in about the order of their times; test mode has those of its clocks. */
function isEnd(seen: readonly Seen[], until: number): boolean {
  return seen.length < lookedAtMax || seen.some(({ mode, at }) => mode === 'live' && at > until);
}
