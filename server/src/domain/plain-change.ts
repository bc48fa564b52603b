import type { Context } from './aggregate.js';
import type { Change } from './change.js';
import type { Mode } from './records.js';

/** A change of one account that moves no money: what it writes is given, the rest is empty. */
export function plainChange(
  owner: { accountId: string; mode: Mode },
  context: Pick<Context, 'changeId' | 'now' | 'clockOffsetMs'>,
  parts: Partial<Pick<Change, 'writes' | 'jobs' | 'mails' | 'idempotency'>>,
): Change {
  return {
    changeId: context.changeId,
    accountId: owner.accountId,
    mode: owner.mode,
    at: context.now,
    clockOffsetMs: context.clockOffsetMs,
    writes: [],
    opens: [],
    movements: [],
    events: [],
    jobs: [],
    mails: [],
    ...parts,
  };
}
