import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Context, CoveredFrom, Decision } from '../../domain/aggregate.js';
import { receivableAccount } from '../../domain/ledger.js';
import { formatNaira } from '../../domain/money.js';
import type { Mode } from '../../domain/records.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { act, CommandRefused, operatorContext } from './act.js';

/**
 * Part of a receivable that the operator settles. The bank's session id names the transfer that recovered it.
 */
export type Settlement =
  | { from: Exclude<CoveredFrom, 'recovered'>; amount: number }
  | { from: 'recovered'; amount: number; sessionId: string };

interface Settling<A> {
  /** The id of the checkout, credit, payout or refund whose receivable it is. */
  id: string;
  owner: { accountId: string | null; mode: Mode };
  settlement: Settlement;
  load: () => Promise<A | undefined>;
  decide: (aggregate: A, context: Context) => Decision<A>;
}

/** What a transfer was recorded to have recovered. */
interface Recovery {
  receivable: string;
  amount: number;
}

/** A receivable, and what the transfer was recorded for; null if it is not. */
interface Recovering<A> {
  recovery: Recovery | null;
  aggregate: A;
}

/**
 * Older versions kept the session id in the case that was typed, so its change is sought among all that
 * recovered something.
 */
const findRecovery = statement<{ changeId: string }, Recovery>('operator.recovery', (db, p) =>
  db
    .selectFrom('movement')
    .select(['credit_account as receivable', 'amount'])
    .where(sql<boolean>`change_id >= 'recovered:' and change_id < 'recovered;'`)
    .where(sql<boolean>`lower(change_id) = ${p.changeId}`),
);

/**
 * Settles part of a receivable. The change of a recovered one is named after the transfer that recovered it,
 * so a transfer counts once, whatever the case of its session id: `isRepeat` if it is recorded for this
 * receivable already.
 */
export async function settle<A>(
  services: Services,
  { id, owner, settlement, load, decide }: Settling<A>,
): Promise<{ after: A; isRepeat: boolean }> {
  const context = await operatorContext(services, owner);
  if (settlement.from !== 'recovered') return act(services, context, load, decide);
  const { sessionId, amount } = settlement;
  const changeId = `recovered:${owner.mode}:${sessionId.trim().toLowerCase()}`;
  const { after, isRepeat } = await act<Recovering<A>>(
    services,
    { ...context, changeId },
    () => loadBoth(services, changeId, load),
    ({ recovery, aggregate }, named) => {
      if (recovery !== null) {
        requireSame(recovery, { receivable: receivableAccount(id), amount }, sessionId);
        return { kind: 'repeat', after: { recovery, aggregate } };
      }
      const decision = decide(aggregate, named);
      return isRefusal(decision) ? decision : { ...decision, after: { recovery, aggregate: decision.after } };
    },
  );
  return { after: after.aggregate, isRepeat };
}

/** Reads the recovery first: a concurrent one that it misses loses the race for the change's id. */
async function loadBoth<A>(
  { store }: Services,
  changeId: string,
  load: () => Promise<A | undefined>,
): Promise<Recovering<A> | undefined> {
  const recovery = (await store.one(findRecovery, { changeId })) ?? null;
  const aggregate = await load();
  return aggregate === undefined ? undefined : { recovery, aggregate };
}

function requireSame(recorded: Recovery, wanted: Recovery, sessionId: string): void {
  if (recorded.receivable === wanted.receivable && recorded.amount === wanted.amount) return;
  const owner = recorded.receivable.replace('receivable:', '');
  throw new CommandRefused(
    `The transfer ${sessionId} is recorded already: it recovered ${formatNaira(recorded.amount)} ` +
      `(${recorded.amount} kobo) of ${owner}. A transfer counts once: name the session id of the other one.`,
  );
}
