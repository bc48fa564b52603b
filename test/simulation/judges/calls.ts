import type { Attempt, Mode } from '../../../server/src/domain/records.js';
import { manualLease } from '../../../server/src/domain/transfer/duplicate-payment.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { rawStatement } from '../../store/fixtures.js';
import type { World } from '../world.js';
import { payerHasMoney } from './payer-money.js';
import { hold } from './violation.js';

/** A payout, a combined one or a refund, and the money that it is paid from. */
interface Paid {
  id: string;
  kind: Attempt['objectKind'];
  status: string;
  failureReason: string | null;
  accountId: string;
  mode: Mode;
  /** The payout that pays it together with others, or null. */
  combinedId: string | null;
  /** Whether the bank reversed the payment that it is paid from: 0 or 1. */
  isReversed: number;
  /** Whether it returns an excess that the bank reversed, and that receivable covers it: 0 or 1. */
  isCovered: number;
  /** The sealed number of the bank account on file; null for a refund. */
  onFile: string | null;
}

type Seen = Pick<
  Attempt,
  | 'id'
  | 'objectId'
  | 'reference'
  | 'state'
  | 'leaseToken'
  | 'accountNumberSealed'
  | 'callCount'
  | 'refusalCount'
  | 'calledAt'
  | 'refusedAt'
  | 'endedBy'
  | 'statement'
  | 'failureReason'
  | 'updatedAt'
>;

const onFile = (table: string) => `coalesce(
  (select s.account_number_sealed from seller s
    where s.account_id = ${table}.account_id and s.mode = ${table}.mode
      and s.email_key = ${table}.seller_email),
  (select m.account_number_sealed from merchant_bank_account m where ${table}.seller_email is null
    and m.account_id = ${table}.account_id and m.mode = ${table}.mode))`;

const listPaid = rawStatement(`
  select p.id as id, 'payout' as kind, p.status as status, p.failure_reason as "failureReason",
    p.account_id as "accountId", p.mode as mode, p.combined_payout_id as "combinedId",
    case when c.amount_receivable > 0 then 1 else 0 end as "isReversed", 0 as "isCovered",
    ${onFile('p')} as "onFile"
  from payout p join checkout c on c.id = p.checkout_id
  union all
  select p.id, 'payout', p.status, p.failure_reason, p.account_id, p.mode, null, 0, 0, ${onFile('p')}
  from combined_payout p
  union all
  select r.id, 'refund', r.status, r.failure_reason, r.account_id, r.mode, null,
    case when ${payerHasMoney} then 1 else 0 end,
    case when k.amount_applied = 0 and k.status = 'reversed' and r.amount <= k.amount_own_receivable
      then 1 else 0 end, null
  from refund r join credit k on k.id = r.credit_id`);

const listSeen = rawStatement(`
  select id, object_id as "objectId", reference, state, lease_token as "leaseToken",
    account_number_sealed as "accountNumberSealed", call_count as "callCount",
    refusal_count as "refusalCount", called_at as "calledAt", refused_at as "refusedAt",
    ended_by as "endedBy", statement, failure_reason as "failureReason", updated_at as "updatedAt"
  from attempt`);

const dayMs = 24 * 3_600_000;
const confirmedAfterMs = 120_000;
const returnsMax = 3;

/** Follows every attempt from commit to commit: when the partner may be called, and what ends an attempt. */
export class CallJudge {
  #attempts = new Map<string, Seen>();
  #paid = new Map<string, Paid>();
  /** Since when, in account time, a payee's bank account has been on file. */
  #since = new Map<string, number>();

  /** After a restore a later attempt at the partner ends an earlier one at once. */
  #isRestored = false;

  /** Returns how to forget what was judged since, as a restore does. */
  remember(): () => void {
    const [attempts, paid, since] = [this.#attempts, this.#paid, new Map(this.#since)];
    return () => {
      this.#attempts = attempts;
      this.#paid = paid;
      this.#since = new Map(since);
      this.#isRestored = true;
    };
  }

  async judge(world: World): Promise<void> {
    const paid = await this.#readPaid(world);
    const seen = (await world.store.all(listSeen, {})) as unknown as Seen[];
    for (const attempt of seen) {
      const before = this.#attempts.get(attempt.id);
      if (!before) this.#judgeBegun(attempt, seen);
      else if (attempt.callCount > before.callCount) this.#judgeCalledAgain(attempt, before, paid);
      if (before?.state === 'sent' && attempt.state === 'failed') judgeEnd(attempt, this.#isRestored);
    }
    for (const each of paid.values()) {
      judgeRest(each, seen);
      judgeHold(each, seen);
    }
    this.#attempts = new Map(seen.map((attempt) => [attempt.id, attempt]));
    this.#paid = paid;
  }

  async #readPaid(world: World): Promise<Map<string, Paid>> {
    const rows = (await world.store.all(listPaid, {})) as unknown as Paid[];
    for (const { onFile, accountId, mode } of rows) {
      if (onFile === null || this.#since.has(onFile)) continue;
      const services = { ...world.services, store: world.store };
      this.#since.set(onFile, (await accountTime(services, accountId, mode)).now);
    }
    return new Map(rows.map((row) => [row.id, row]));
  }

  #judgeBegun({ reference, objectId, leaseToken }: Seen, all: readonly Seen[]): void {
    const others = all.filter((other) => other.objectId === objectId && other.reference !== reference);
    const sent = others.filter(({ state }) => state === 'sent').map((other) => other.reference);
    hold(sent.length === 0, 'no attempt begins beside another', `${reference} beside ${sent}`);
    if (leaseToken === manualLease) return;
    const gone = others.filter(hasPaid).map((other) => other.reference);
    hold(gone.length === 0, 'what has paid is not paid again', `${reference} beside ${gone}`);
    if (leaseToken === null) return;
    const isResting = this.#paid.get(objectId)?.status === 'failed';
    hold(!isResting, 'what has failed is not sent by itself', `${reference} of ${objectId}`);
    const held = [...this.#paid.values()].filter(({ id, combinedId, status }) => {
      return status === 'manual' && (id === objectId || combinedId === objectId);
    });
    hold(held.length === 0, 'what is on hold is not sent', `${reference} of ${held.map(({ id }) => id)}`);
  }

  #judgeCalledAgain(attempt: Seen, before: Seen, paid: ReadonlyMap<string, Paid>): void {
    const { reference, objectId } = attempt;
    hold(before.refusedAt === null, 'what was refused is not called again', reference);
    const reversed = [...paid.values()].filter(({ id, combinedId, isReversed }) => {
      return isReversed === 1 && (id === objectId || combinedId === objectId);
    });
    hold(reversed.length === 0, 'what a bank took back is not paid out', `${reference} was called again`);
    const onFile = paid.get(objectId)?.onFile ?? null;
    if (attempt.accountNumberSealed === null || onFile === null || attempt.accountNumberSealed === onFile)
      return;
    // A job that began before the payee saved another bank account may not have read it.
    const since = this.#since.get(onFile) ?? attempt.calledAt;
    hold(attempt.calledAt <= since, 'no call goes to a bank account that was replaced', reference);
  }
}

/** Only an answer ends an attempt: a refusal of every call, or a day's silence and a look-up. */
function judgeEnd({ reference, endedBy, statement, ...attempt }: Seen, isRestored: boolean): void {
  const { callCount, refusalCount, refusedAt, calledAt, updatedAt } = attempt;
  if (endedBy === 'refusal') {
    const says = `${reference}: ${refusalCount} of ${callCount} calls were refused`;
    hold(callCount === refusalCount, 'a refusal ends only what was always refused', says);
    const isConfirmed = refusedAt !== null && updatedAt - refusedAt >= confirmedAfterMs;
    hold(isConfirmed, 'a refusal is confirmed before it ends an attempt', reference);
  }
  // Of what was never sent nothing is to be waited for.
  if (endedBy === 'look_up' && statement === null && callCount > 0 && !isRestored) {
    const says = `${reference}: called at ${calledAt}, ended at ${updatedAt}`;
    hold(updatedAt - calledAt >= dayMs, 'the operator ends an attempt a day after its last call', says);
  }
}

/** Whether our books say of an attempt that it paid what it was for, or that it paid although another did. */
function hasPaid({ state, failureReason }: Seen): boolean {
  return state === 'paid' || (state === 'failed' && failureReason === 'paid_twice');
}

/** The operator pays manually what is on hold, so the partner must have no attempt of it that may pay too. */
function judgeHold({ id, status, combinedId }: Paid, all: readonly Seen[]): void {
  if (status !== 'manual') return;
  const sent = all.filter((each) => each.state === 'sent' && [id, combinedId].includes(each.objectId));
  const says = `${id} beside ${sent.map(({ reference }) => reference)}`;
  hold(sent.length === 0, 'nothing is on hold while an attempt is under way', says);
}

/** What has come back too often rests, and so does what would return an excess that the bank reversed. */
function judgeRest({ id, kind, status, failureReason, isCovered }: Paid, all: readonly Seen[]): void {
  const own = all.filter(({ objectId }) => objectId === id);
  const returns = own.filter(({ state }) => state === 'reversed').length;
  // A refund that came back keeps the reason until somebody has it sent again.
  const isAgain =
    status === 'reversed' || (kind === 'refund' && status === 'pending' && failureReason !== null);
  const isOver = isAgain && returns >= returnsMax;
  hold(!isOver, 'what came back three times rests', `${id} came back ${returns} times`);
  // Of an excess that was taken in part the operator decides: the bank may have taken nothing.
  const isDropped = !(status === 'pending' && isCovered === 1 && own.length === 0);
  hold(isDropped, 'the refund of a reversed excess is dropped', id);
}
