import { sql } from 'kysely';
import { statement } from '../adapters/store/statement.js';
import type { Context } from '../domain/aggregate.js';
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

const findOffset = statement<{ id: string }, { clockOffsetMs: number }>('account.clock_offset', (db, p) =>
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

type Tools = Pick<Services, 'newId' | 'policy'>;

/** Context of a job, a partner's notification or an operator's command. */
export function systemContext(
  { newId, policy }: Tools,
  time: AccountTime,
  changeId: string,
  actor: Actor = { kind: 'clock', via: 'job' },
): Context {
  return { ...time, changeId, actor, newId, policy };
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
  caller: { clockOffsetMs: number },
): Context {
  const { newId, policy } = services;
  return {
    now: nowFor(services, caller),
    clockOffsetMs: caller.clockOffsetMs,
    changeId: `request:${newId()}`,
    actor: { kind: 'merchant', via: 'api' },
    newId,
    policy,
  };
}
