import { commitChange } from '../adapters/store/commit.js';
import { insertIdempotency } from '../adapters/store/commit-statements.js';
import { step } from '../adapters/store/statement.js';
import type { Context } from '../domain/aggregate.js';
import { assert, DomainFault } from '../domain/assert.js';
import type { Change, IdempotencyRecord, Refusal } from '../domain/change.js';
import type { Step } from '../ports/store.js';
import type { Services } from '../services.js';
import { admit, type Ended, refuse, type Subject } from './admit.js';
import { type Answer, type Key, keepAnswer, recordOf } from './kept-answers.js';
import { type Reply, replyOf } from './reply.js';
import { isRefusal, lostRace, retryLostRace } from './retry.js';
import { commitSetting, type SettingChange } from './settings.js';

/** What a command writes: a change, a change of settings, or rows without effect on either. */
type Writes = Change | SettingChange | readonly Step[];

type Verdict<After> =
  | { kind: 'change'; change: Writes; after: After }
  | { kind: 'repeat'; after: After }
  | Refusal;

interface Command<Read, After> {
  /** Pure. Returns what to write, that it was done before, or a refusal. */
  decide(read: Read, context: Context): Verdict<After>;
}

/** A command with a response to a merchant. */
interface PresentedCommand<Read, After, Body> extends Command<Read, After> {
  /** Returns the body, or a refusal if what was written is that the request failed. */
  present(after: After): Body | Refusal;
}

interface Execution<Found, Read, After> {
  subject: Subject<Found, Read>;
  command: Command<Read, After>;
  context: Context;
  /** Written with the change, after all that it writes itself. A repeat and a refusal do not write it. */
  last?: readonly Step[];
}

interface KeyedExecution<Found, Read, After, Body> extends Execution<Found, Read, After> {
  command: PresentedCommand<Read, After, Body>;
  /** Null if the request has none. */
  key: Key | null;
}

/** The result of a command that takes no key. */
type Outcome<After> = { kind: 'changed' | 'repeat'; after: After } | Refusal;

/**
 * Executes a command: find, replay, prepare, decide, commit, present. One commit writes the change and the
 * response kept under the key. After a lost race it starts again from committed rows.
 */
export async function execute<Found, Read, After, Body>(
  services: Services,
  execution: KeyedExecution<Found, Read, After, Body>,
): Promise<Reply<Body>>;
export async function execute<Found, Read, After>(
  services: Services,
  execution: Execution<Found, Read, After>,
): Promise<Outcome<After>>;
export async function execute<Found, Read, After, Body>(
  services: Services,
  execution: Execution<Found, Read, After> | KeyedExecution<Found, Read, After, Body>,
): Promise<Outcome<After> | Reply<Body>> {
  const { subject, command, context, last = [] } = execution;
  const keyed = 'key' in execution ? execution : null;
  const key = keyed?.key ?? null;
  const toAnswer = keyed && key && ((after: After) => answerTo(keyed.command, after, key));
  /** What would be answered by the reading before; null before the first. */
  let earlier: string | null = null;
  let torn = 0;
  const mayReadAgain = () => ++torn < tornMax;
  const ended = await retryLostRace<Ended<After>>(async () => {
    const admitted = await admit(services, subject, key, context);
    if (isRefusal(admitted) || admitted.kind === 'answered') return admitted;
    const read = await subject.prepare(admitted.found);
    const verdict = isRefusal(read)
      ? read
      : decideUnlessTorn(() => command.decide(read, context), mayReadAgain);
    if (verdict === lostRace) return lostRace;
    const answer = isRefusal(verdict) ? null : (toAnswer?.(verdict.after) ?? null);
    // A refusal and a kept repeat change no row that was read, so no lost race would reveal that they were
    // decided on rows of two versions: two readings in a row have to agree.
    if (isRefusal(verdict) || (verdict.kind === 'repeat' && key)) {
      const found = JSON.stringify(isRefusal(verdict) ? verdict.code : answer);
      if (found !== earlier) {
        earlier = found;
        return lostRace;
      }
    }
    if (isRefusal(verdict)) return refuse(services, key, context, verdict);
    return conclude(services, verdict, { key, context, read, answer, last });
  });
  return keyed ? replyOf(ended, keyed.command.present) : (ended as Outcome<After>);
}

function answerTo<Read, After, Body>(
  command: PresentedCommand<Read, After, Body>,
  after: After,
  key: Key,
): Answer | null {
  const body = command.present(after);
  return isRefusal(body) ? key.refusal(body) : key.success(body);
}

/** What a decision was made on, and what is committed beside it. */
interface Conclusion {
  key: Key | null;
  context: Context;
  read: unknown;
  answer: Answer | null;
  last: readonly Step[];
}

/** Commits the writes and the response to keep; a repeat only keeps the response. */
async function conclude<After>(
  services: Services,
  verdict: Exclude<Verdict<After>, Refusal>,
  { key, answer, ...made }: Conclusion,
): Promise<Ended<After> | typeof lostRace> {
  const { after } = verdict;
  if (verdict.kind === 'repeat') {
    const isKept = !key || !answer || (await keepAnswer(services, key, made.context, answer));
    return isKept ? { kind: 'repeat', after, answer } : lostRace;
  }
  const record = key && answer && recordOf(services, key, answer, made.context.now);
  return (await commit(services, verdict.change, { ...made, record }))
    ? { kind: 'changed', after, answer }
    : lostRace;
}

/** How often contradictory rows are read again before the contradiction counts as a fault. */
const tornMax = 5;

/**
 * An aggregate is read in several statements, so a commit between them can make its rows contradict each
 * other. It is a fault only if the contradiction stays when everything is read again.
 */
function decideUnlessTorn<After>(
  decide: () => Verdict<After>,
  mayReadAgain: () => boolean,
): Verdict<After> | typeof lostRace {
  try {
    return decide();
  } catch (error) {
    if (error instanceof DomainFault && mayReadAgain()) return lostRace;
    throw error;
  }
}

/** False: the race was lost. */
async function commit(
  services: Services,
  writes: Writes,
  {
    context,
    record: idempotency,
    read,
    last,
  }: Pick<Conclusion, 'context' | 'read' | 'last'> & { record: IdempotencyRecord | null },
): Promise<boolean> {
  const { store, keyedHash, wakeWorker, authority = [], dryRun } = services;
  if ('note' in writes) {
    assert(last.length === 0, 'no job changes settings');
    return commitSetting(services, context, writes, idempotency);
  }
  if ('changeId' in writes) {
    const change = idempotency ? { ...writes, idempotency } : writes;
    const options = { evidence: { keyedHash, read }, before: authority, after: last };
    if ((await commitChange(store, change, options)) !== 'committed') return false;
    dryRun?.note(change, read);
    // The worker polls too; waking it saves the wait.
    if (change.jobs.length + change.events.length + change.mails.length > 0)
      wakeWorker(change.jobs.map(({ kind }) => kind));
    return true;
  }
  const steps = idempotency ? [...writes, step(insertIdempotency, idempotency)] : writes;
  return (await store.transact([...steps, ...last])).outcome === 'committed';
}
