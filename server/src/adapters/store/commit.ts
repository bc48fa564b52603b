import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Change, NewEvent, NewJob, Write } from '../../domain/change.js';
import { isLiability } from '../../domain/ledger.js';
import { alertOf } from '../../domain/staff/alerts.js';
import { OutcomeUnknown, type Step, type Store } from '../../ports/store.js';
import * as statements from './commit-statements.js';
import { type Evidence, type EvidenceOptions, eventRow, evidenceOf } from './evidence.js';
import { mailSteps } from './mail-statements.js';
import type { ChangeMark } from './rows.js';
import { anyRows, step, stepsAfter, versioned } from './statement.js';
import { fanOutSteps } from './webhook-statements.js';
import { stepOf } from './writes.js';

export type CommitOutcome = 'committed' | 'lost_race';

export interface CommitOptions {
  newId?: () => string;
  /** What the evidence of the change is made from; a change without it is reported by `ledger verify`. */
  evidence?: EvidenceOptions;
  /** Steps of other tables, before those of the change; the first of them is the guard. */
  before?: readonly Step[];
  /** Steps after those of the change. */
  after?: readonly Step[];
  /** Waits before an unknown outcome is queried again. */
  wait?: (ms: number) => Promise<unknown>;
}

type Mark = Pick<ChangeMark, 'id' | 'token'>;

/** How often an unknown outcome is queried, and the wait before the first query, which doubles each time. */
const queriesMax = 5;
const firstWaitMs = 100;

/**
 * Writes everything one decision writes, or nothing. After `lost_race`, load and decide again.
 *
 * @throws StoreFault when nothing was written, OutcomeUnknown when the outcome cannot be learned
 */
export async function commitChange(
  store: Store,
  change: Change,
  { newId = uuidv7, evidence, before = [], after = [], wait = delay }: CommitOptions = {},
): Promise<CommitOutcome> {
  const token = newId();
  const own = stepsOf(change, token, newId, evidence && evidenceOf(change, evidence));
  const steps = before.length + after.length === 0 ? own : [...stepsAfter(before, own), ...after];
  try {
    return (await store.transact(steps)).outcome;
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    return resolveUnknown(store, { id: change.changeId, token }, steps, error, wait);
  }
}

/**
 * Queries the change, and sends it again if it is not there. If the first transaction is still running in the
 * database, the second waits for it and then loses the race to it.
 */
async function resolveUnknown(
  store: Store,
  mark: Mark,
  steps: readonly Step[],
  unknown: OutcomeUnknown,
  wait: (ms: number) => Promise<unknown>,
): Promise<CommitOutcome> {
  for (let queries = 0; queries < queriesMax; queries += 1) {
    await wait(firstWaitMs * 2 ** queries);
    try {
      if (await isCommitted(store, mark)) return 'committed';
      const { outcome } = await store.transact(steps);
      return outcome === 'committed' || (await isCommitted(store, mark)) ? 'committed' : 'lost_race';
    } catch {
      // This failure says nothing about the first transaction, whose outcome stays unknown.
    }
  }
  throw unknown;
}

/** Two decisions of one cause share the id, perhaps even the time; the token tells them apart. */
async function isCommitted(store: Store, { id, token }: Mark): Promise<boolean> {
  return (await store.one(statements.findChange, { id }))?.token === token;
}

type NoEvidence = Record<keyof Evidence, null>;

/** Returns the transaction of a change: the guard, mark, other rows, ledger, events, mails and jobs. */
export function stepsOf(
  change: Change,
  token: string,
  newId: () => string,
  { digest, rowsJson }: Evidence | NoEvidence = { digest: null, rowsJson: null },
): Step[] {
  const { changeId, accountId, mode, at, author, writes, idempotency } = change;
  const counts = countEvents(change.events);
  const countOf = (checkoutId: string) => counts.get(checkoutId) ?? 0;
  const mark = { id: changeId, accountId, mode, at, author, token, digest, rowsJson };
  const [guard, ...others] = writes;

  const steps: Step[] = [];
  if (guard) steps.push(stepOf(guard, true, countOf), step(statements.insertChange, mark));
  else if (idempotency)
    steps.push(step(statements.guardIdempotency, idempotency), step(statements.insertChange, mark));
  else steps.push(step(statements.guardChange, mark));
  steps.push(...bankAccountGuards(change));
  if (change.claim) steps.push(versioned(statements.claimQuote, change.claim));
  for (const write of others) steps.push(stepOf(write, false, countOf));
  steps.push(...ledgerSteps(change), ...eventSteps(change, counts, newId));
  steps.push(...mailSteps(change, newId), ...jobSteps(change, newId));
  if (guard && idempotency) steps.push(step(statements.insertIdempotency, idempotency));
  return steps;
}

/** The payee that a decision found without a bank account must still have none. */
function bankAccountGuards({ withoutBankAccount: payee }: Change): Step[] {
  if (!payee) return [];
  const { accountId, mode, sellerEmail: emailKey } = payee;
  return emailKey === null
    ? [versioned(statements.guardNoMerchantBankAccount, { accountId, mode })]
    : [versioned(statements.guardNoSellerBankAccount, { accountId, mode, emailKey })];
}

function countEvents(events: readonly NewEvent[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { checkoutId } of events) counts.set(checkoutId, (counts.get(checkoutId) ?? 0) + 1);
  return counts;
}

/** Changes each balance once, in the order of account names, so that two commits cannot deadlock. */
function ledgerSteps({ changeId, accountId, mode, at, opens, movements }: Change): Step[] {
  const deltas = new Map<string, number>(opens.map((account) => [account, 0]));
  for (const { debit, credit, amount } of movements) {
    if (isLiability(debit)) deltas.set(debit, (deltas.get(debit) ?? 0) - amount);
    if (isLiability(credit)) deltas.set(credit, (deltas.get(credit) ?? 0) + amount);
  }
  const balances = [...deltas].sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    ...balances.map(([id, delta]) =>
      opens.includes(id)
        ? step(statements.openLedgerAccount, { id, balance: delta })
        : step(statements.moveBalance, { id, delta }),
    ),
    ...movements.map(({ debit, credit, amount }, n) =>
      step(statements.insertMovement, {
        changeId,
        n,
        mode,
        accountId,
        debitAccount: debit,
        creditAccount: credit,
        amount,
        at,
      }),
    ),
  ];
}

/** Records the events, and raises the counter of each checkout that the change does not write itself. */
function eventSteps(
  { writes, events, clockOffsetMs }: Change,
  counts: ReadonlyMap<string, number>,
  newId: () => string,
): Step[] {
  const written = new Set(writes.flatMap(writtenEscrow));
  const raised = [...counts]
    .filter(([id]) => !written.has(id))
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const left = new Map(counts);
  return [
    ...raised.map(([id, eventCount]) => step(statements.raiseSequence, { id, eventCount })),
    ...events.flatMap((event) => {
      const following = (left.get(event.checkoutId) ?? 0) - 1;
      left.set(event.checkoutId, following);
      const recorded = step(statements.insertEvent, { ...eventRow(event), following });
      const fannedOut = fanOutSteps({ ...event, baseId: newId(), clockOffsetMs });
      return [recorded, ...fannedOut];
    }),
  ];
}

function writtenEscrow(write: Write): string[] {
  if ('insert' in write) return write.insert === 'checkout' ? [write.row.id] : [];
  return write.update === 'checkout' ? [write.row.id] : [];
}

/** The jobs that tell the merchant's members of events. */
function alertJobs({ events }: Change): NewJob[] {
  const told = events.filter(({ type }) => alertOf(type) !== null);
  return told.map(({ id, accountId, mode, at }) => {
    return { kind: 'alert.write', subject: id, accountId, mode, dueAt: at };
  });
}

/** Jobs run in real time; the change has account time. */
function jobSteps(change: Change, newId: () => string): Step[] {
  const { at, clockOffsetMs, jobs } = change;
  return [...jobs, ...alertJobs(change)].map(({ kind, subject, accountId, mode, dueAt }) =>
    anyRows(statements.enqueue, {
      id: newId(),
      kind,
      subject,
      accountId,
      mode,
      runAt: Math.max(0, dueAt - clockOffsetMs),
      createdAt: Math.max(0, at - clockOffsetMs),
    }),
  );
}
