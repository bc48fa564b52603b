import type { Context } from '../domain/aggregate.js';
import type { Actor } from '../domain/change.js';
import type { Mode } from '../domain/records.js';
import { findAccount } from '../features/accounts/queries.js';
import type { Services } from '../services.js';

/** What time it is for an account. Live mode, and money that is nobody's, know only real time. */
export interface AccountTime {
  /** Account time, ms. */
  now: number;
  /** How far it is ahead of real time. */
  clockOffsetMs: number;
}

/** Reads an account's time from its row, since another process may have moved its clock. */
export async function accountTime(
  services: Services,
  accountId: string | null,
  mode: Mode,
): Promise<AccountTime> {
  const hasClock = mode === 'test' && accountId !== null;
  const account = hasClock ? await services.store.one(findAccount, { id: accountId }) : undefined;
  const clockOffsetMs = account?.clockOffsetMs ?? 0;
  return { now: services.clock.now() + clockOffsetMs, clockOffsetMs };
}

/** What a decision may know that no request asked for. */
export function alarmContext(
  services: Services,
  time: AccountTime,
  changeId: string,
  actor: Actor = { kind: 'clock', via: 'alarm' },
): Context {
  const { newId, policy } = services;
  return { ...time, changeId, actor, newId, policy };
}
