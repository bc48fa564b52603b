import { sql } from 'kysely';
import type { Mode, Owner } from '../../domain/records.js';
import { callbackDestinationKey, hrefOf } from '../../domain/webhook/endpoint.js';
import type { Engine, Step } from '../../ports/store.js';
import { nextPosition } from './event-position.js';
import { insertOne } from './row-statements.js';
import type { RecordedEvent } from './rows.js';
import { insertRow } from './shapes.js';
import { anyRows, statement } from './statement.js';

export const insertDelivery = insertOne('webhook_delivery.insert', 'webhook_delivery');

/** Events about an endpoint share the order of all others. */
export const insertEndpointEvent = statement<Omit<RecordedEvent, 'position' | 'traceparent'>, unknown>(
  'event.insert_of_endpoint',
  (db, p, engine) => insertRow(db, 'event', p, { position: nextPosition(engine), traceparent: sql`null` }),
);

/** One that keeps its span. */
export const insertTracedEndpointEvent = statement<
  Omit<RecordedEvent, 'position' | 'traceparent'> & { traceparent: string },
  unknown
>('event.insert_of_endpoint_traced', (db, p, engine) =>
  insertRow(db, 'event', p, { position: nextPosition(engine) }),
);

const pendingColumns = sql`insert into webhook_delivery (id, account_id, mode, event_id, endpoint_id,
  destination_key, url, status, trigger_kind, attempts_since_trigger,
  attempt_count, next_attempt_at, created_at, updated_at)`;

interface FanOut extends Owner {
  /** The ids of all deliveries of one event differ in the last two digits: the endpoint's number, or 00. */
  baseId: string;
  eventId: string;
  runAt: number;
  at: number;
}

/** The remaining columns of a delivery that is due at once. */
function due(p: FanOut) {
  const [runAt, at] = [sql`cast(${p.runAt} as bigint)`, sql`cast(${p.at} as bigint)`];
  return sql`'pending', 'event', 0, 0, ${runAt}, ${at}, ${at}`;
}

/** Delivers to every active endpoint that subscribed, and to one with the callback's address. */
const fanOut = statement<FanOut & { type: string; callbackHref: string | null }, unknown>(
  'webhook_delivery.fan_out',
  (_db, p, engine) => {
    const slot = sql`cast(e.slot as text)`;
    const id = sql`substr(cast(${p.baseId} as text), 1, 34) || substr('0' || ${slot}, length(${slot}), 2)`;
    return sql`${pendingColumns}
        select ${id}, e.account_id, e.mode, cast(${p.eventId} as text), e.id, e.id, e.url, ${due(p)}
        from webhook_endpoint as e
        where e.account_id = ${p.accountId} and e.mode = ${p.mode} and e.active = 1 and e.deleted_at is null
          and (${holds(engine)}(e.events_json, '"' || cast(${p.type} as text) || '"') > 0
            or e.href = cast(${p.callbackHref} as text))`;
  },
);

function holds(engine: Engine) {
  return engine === 'postgres' ? sql`strpos` : sql`instr`;
}

/**
 * Delivers to the checkout's own address, unless an endpoint with the same has a delivery. Another look at
 * the endpoints would do on SQLite alone: on PostgreSQL one may be activated between the two statements.
 */
const fanOutToCallback = statement<
  FanOut & { callbackUrl: string; callbackHref: string; destinationKey: string },
  unknown
>(
  'webhook_delivery.fan_out_to_callback',
  (_db, p) =>
    sql`${pendingColumns}
      select substr(cast(${p.baseId} as text), 1, 34) || '00', cast(${p.accountId} as text),
        cast(${p.mode} as text), cast(${p.eventId} as text), null, cast(${p.destinationKey} as text),
        cast(${p.callbackUrl} as text), ${due(p)}
      where not exists (
        select 1 from webhook_delivery as d inner join webhook_endpoint as e on e.id = d.endpoint_id
        where d.event_id = ${p.eventId} and e.href = ${p.callbackHref})`,
);

/** Returns the steps that create the deliveries of an event. */
export function fanOutSteps(event: {
  id: string;
  type: string;
  accountId: string;
  mode: Mode;
  at: number;
  clockOffsetMs: number;
  callbackUrl: string | null;
  baseId: string;
}): Step[] {
  const { id: eventId, type, accountId, mode, at, baseId, callbackUrl } = event;
  const shared = { baseId, eventId, accountId, mode, at, runAt: Math.max(0, at - event.clockOffsetMs) };
  if (callbackUrl === null) return [anyRows(fanOut, { ...shared, type, callbackHref: null })];
  const callbackHref = hrefOf(callbackUrl) ?? callbackUrl;
  const destinationKey = callbackDestinationKey(accountId, callbackUrl);
  return [
    anyRows(fanOut, { ...shared, type, callbackHref }),
    anyRows(fanOutToCallback, { ...shared, callbackUrl, callbackHref, destinationKey }),
  ];
}
