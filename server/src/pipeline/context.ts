import { sql } from 'kysely';
import { readByKey } from '../adapters/store/statement.js';
import type { Context } from '../domain/aggregate.js';
import { type Author, partAuthor, requestAuthor } from '../domain/author.js';
import type { Actor } from '../domain/change.js';
import type { Mode } from '../domain/records.js';
import type { Services } from '../services.js';

/** The time of an account. Live mode and unmatched money use real time. */
export interface AccountTime {
  /** Account time, ms. */
  now: number;
  /** How far it is ahead of real time. */
  clockOffsetMs: number;
}

const findOffset = readByKey<{ id: string }, { clockOffsetMs: number }>('account.clock_offset', (db, p) =>
  db.selectFrom('account').select(sql<number>`clock_offset_ms`.as('clockOffsetMs')).where('id', '=', p.id),
);

/** Reads the clock offset from the account's row, since another process may have changed it. */
export async function accountTime(
  services: Pick<Services, 'store' | 'clock'>,
  accountId: string | null,
  mode: Mode,
): Promise<AccountTime> {
  const hasClock = mode === 'test' && accountId !== null;
  const account = hasClock ? await services.store.one(findOffset, { id: accountId }) : undefined;
  const clockOffsetMs = account?.clockOffsetMs ?? 0;
  return { now: services.clock.now() + clockOffsetMs, clockOffsetMs };
}

type Tools = Pick<Services, 'newId' | 'policy' | 'author'>;

const [worker, notification] = [partAuthor('worker'), partAuthor('notification')];

/**
 * Context of a job, a partner's notification or an operator's command. What the worker does for a
 * notification is made by that; an operator or the sandbox stays the author of all that they cause.
 */
export function systemContext(
  { newId, policy, author: own }: Tools,
  time: AccountTime,
  changeId: string,
  actor: Actor = { kind: 'clock', via: 'job' },
): Context {
  const author = own === worker && actor.via === 'notification' ? notification : own;
  return { ...time, changeId, actor, author, newId, policy };
}

/** Who has a page open, from where. */
interface Reader {
  personId: string;
  network: string;
}

/** Context of what a signed-in person does on a page. */
export function pageContext(
  { newId, policy }: Tools,
  time: AccountTime,
  kind: 'buyer' | 'seller',
  { personId, network }: Reader,
): Context {
  const author = requestAuthor({ kind, id: personId, network });
  return { ...time, changeId: `page:${newId()}`, actor: { kind, via: 'page' }, author, newId, policy };
}

/** Context of what a member does in the dashboard: for the merchant, by this person. */
export function staffContext({ newId, policy }: Tools, time: AccountTime, by: Reader): Context {
  const author = staffAuthor(by);
  return {
    ...time,
    changeId: `page:${newId()}`,
    actor: { kind: 'merchant', via: 'page' },
    author,
    newId,
    policy,
  };
}

export function staffAuthor({ personId, network }: Reader): Author {
  return requestAuthor({ kind: 'staff', id: personId, network });
}

type CommitContext = Pick<Context, 'changeId' | 'now' | 'clockOffsetMs' | 'author'>;

/** Context of a change of settings that no request of an account makes. Its time is real time. */
export function settingContext(
  { newId, clock, author }: Pick<Services, 'newId' | 'clock' | 'author'>,
  by: Author = author,
): CommitContext {
  return { changeId: `setting:${newId()}`, now: clock.now(), clockOffsetMs: 0, author: by };
}

/** Returns the time of a caller's account. */
export function nowFor(
  { clock }: Pick<Services, 'clock'>,
  { clockOffsetMs }: { clockOffsetMs: number },
): number {
  return clock.now() + clockOffsetMs;
}

/** Context of a merchant's request; its change gets a new id. */
export function requestContext(
  services: Tools & Pick<Services, 'clock'>,
  caller: { clockOffsetMs: number; keyId: string; network: string },
): Context {
  const { newId, policy } = services;
  return {
    now: nowFor(services, caller),
    clockOffsetMs: caller.clockOffsetMs,
    changeId: `request:${newId()}`,
    actor: { kind: 'merchant', via: 'api' },
    author: requestAuthor({ kind: 'key', id: caller.keyId, network: caller.network }),
    newId,
    policy,
  };
}
