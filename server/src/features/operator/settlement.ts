import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Context, CoveredFrom, Decision } from '../../domain/aggregate.js';
import { receivableAccount } from '../../domain/ledger.js';
import type { Mode } from '../../domain/records.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { act, CommandRefused, operatorContext } from './act.js';
import { judgeRecovery, type Recovery } from './recovery.js';

/** Part of a receivable that the operator settles. */
export type Settlement = { from: Exclude<CoveredFrom, 'recovered'>; amount: number } | RecoveredSettlement;

export interface RecoveredSettlement {
  from: 'recovered';
  /** Kobo. */
  amount: number;
  /** The bank's number of the transfer that recovered it. */
  sessionId: string;
  /** What the transfer brought in all, in kobo; null if it repays nothing else. */
  transferAmount: number | null;
}

interface Settling<A> {
  /** The id of the checkout, credit, payout or refund whose receivable it is. */
  id: string;
  owner: { accountId: string | null; mode: Mode };
  settlement: Settlement;
  load: () => Promise<A | undefined>;
  decide: (aggregate: A, context: Context) => Decision<A>;
}

/** A receivable, and what its transfer was recorded for, oldest first. */
interface Recovering<A> {
  recoveries: readonly Recovery[];
  aggregate: A;
}

/**
 * Lists what a transfer recovered. Older versions kept the session id in the case that was typed, so its
 * changes are sought among all that recovered something.
 */
const listRecoveries = statement<{ changeId: string; partPrefix: string }, Recovery>(
  'operator.recoveries',
  (db, p) =>
    db
      .selectFrom('movement')
      .select(['credit_account as receivable', 'amount'])
      .where(sql<boolean>`change_id >= 'recovered:' and change_id < 'recovered;'`)
      .where(
        sql<boolean>`(lower(change_id) = ${p.changeId}
          or substr(lower(change_id), 1, length(${p.partPrefix})) = ${p.partPrefix})`,
      )
      .orderBy('at')
      .orderBy(sql`length(change_id)`)
      .orderBy('change_id'),
);

/**
 * Settles part of a receivable. The change of a recovered one is named after the transfer that recovered it
 * and the ordinal of the receivable, so no transfer counts for more than it brought, whatever the case of its
 * session id: `isRepeat` if this part of this receivable is recorded already.
 */
export async function settle<A>(
  services: Services,
  { id, owner, settlement, load, decide }: Settling<A>,
): Promise<{ after: A; isRepeat: boolean }> {
  const context = await operatorContext(services, owner);
  if (settlement.from !== 'recovered') return act(services, context, load, decide);
  const transfer = `recovered:${owner.mode}:${settlement.sessionId.trim().toLowerCase()}`;
  const receivable = receivableAccount(id);
  const { after, isRepeat } = await act<Recovering<A>>(
    services,
    context,
    () => loadBoth(services, transfer, load),
    ({ recoveries, aggregate }) => {
      if (isRecorded(recoveries, settlement, receivable)) {
        return { kind: 'repeat', after: { recoveries, aggregate } };
      }
      const changeId = recoveries.length === 0 ? transfer : `${transfer}#${recoveries.length + 1}`;
      const decision = decide(aggregate, { ...context, changeId });
      return isRefusal(decision)
        ? decision
        : { ...decision, after: { recoveries, aggregate: decision.after } };
    },
  );
  return { after: after.aggregate, isRepeat };
}

/** Reads the recoveries first: a concurrent one that it misses loses the race for the change's id. */
async function loadBoth<A>(
  { store }: Services,
  transfer: string,
  load: () => Promise<A | undefined>,
): Promise<Recovering<A> | undefined> {
  const recoveries = await store.all(listRecoveries, { changeId: transfer, partPrefix: `${transfer}#` });
  const aggregate = await load();
  return aggregate === undefined ? undefined : { recoveries, aggregate };
}

/**
 * Whether the transfer is recorded for this part of this receivable.
 *
 * @throws CommandRefused if the transfer has nothing left for it
 */
function isRecorded(
  recoveries: readonly Recovery[],
  settlement: RecoveredSettlement,
  receivable: string,
): boolean {
  const problem = judgeRecovery(recoveries, settlement, receivable);
  if (problem === 'recorded') return true;
  if (problem !== null) throw new CommandRefused(problem);
  return false;
}
