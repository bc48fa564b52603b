import Database from 'better-sqlite3';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import type { TransferAggregate } from '../../server/src/domain/aggregate.js';
import type { Mode } from '../../server/src/domain/records.js';
import { isFollowed } from '../../server/src/domain/shipment/states.js';
import { attemptInFlight, decideTransfer } from '../../server/src/domain/transfer.js';
import { setNextPoll } from '../../server/src/features/credits/queries.js';
import { aggregatorOf, requestOf } from '../../server/src/features/delivery/carrier-request.js';
import {
  loadOfShipment,
  recordBooked,
  recordReport,
} from '../../server/src/features/delivery/record-shipment.js';
import { loadTransfer } from '../../server/src/features/transfers/load.js';
import { orderOf, partnerOf } from '../../server/src/features/transfers/partner.js';
import { jobHandlers } from '../../server/src/jobs/handlers.js';
import type { JobHandler, JobHandlers } from '../../server/src/jobs/run-job.js';
import { subjectOf } from '../../server/src/pipeline/admit.js';
import { systemContext } from '../../server/src/pipeline/context.js';
import { execute } from '../../server/src/pipeline/execute.js';
import { done } from '../../server/src/pipeline/job.js';
import { type BankingPartner, PartnerPostponed, PartnerUnavailable } from '../../server/src/ports/bank.js';
import { createPartners } from '../../server/src/ports/partners.js';
import type { Step, Store } from '../../server/src/ports/store.js';
import { type EpisodeDatabase, openSqliteDatabase } from './databases.js';

/** Guards that are broken on purpose, to prove that the judges notice. */

/** A store that changes the steps before it writes them. */
function rewriting(store: Store, rewrite: (steps: readonly Step[]) => readonly Step[]): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name === 'transact') return (steps: readonly Step[]) => target.transact(rewrite(steps));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const anyVersion = new WeakMap<Step['statement'], Step['statement']>();

/** Every compare-and-set succeeds, whatever the version. */
export function withoutVersions(store: Store): Store {
  return rewriting(store, (steps) =>
    steps.map((step) => (step.versioned ? { ...step, statement: ignoringVersion(step.statement) } : step)),
  );
}

function ignoringVersion(statement: Step['statement']): Step['statement'] {
  const known = anyVersion.get(statement);
  if (known) return known;
  const open = (text: string) => text.replace(/"version" = (\?|\$\d+)/, '("version" = $1 or 1 = 1)');
  const { sqlite, postgres } = statement.sql;
  const made = {
    // A statement compiles when it is read, which a copy of its fields would not.
    params: statement.params,
    returnsRows: statement.returnsRows,
    isByKey: statement.isByKey,
    name: `${statement.name}.any`,
    sql: { sqlite: open(sqlite), postgres: open(postgres) },
  };
  anyVersion.set(statement, made);
  return made;
}

/** Posts every release twice. */
export function postingTwice(store: Store): Store {
  return rewriting(store, (steps) =>
    steps.flatMap((step) => (isRelease(step) ? [step, again(step)] : [step])),
  );
}

function isRelease({ statement: { name }, params }: Step): boolean {
  if (name === 'ledger.move') return Number(params.delta) < 0 && String(params.id).startsWith('escrow:');
  return name === 'movement.insert' && String(params.debitAccount).startsWith('escrow:');
}

function again(step: Step): Step {
  return 'n' in step.params ? { ...step, params: { ...step.params, n: Number(step.params.n) + 100 } } : step;
}

/** A database that accepts any amount on a checkout and any balance. */
export async function openUncheckedDatabase(): Promise<EpisodeDatabase> {
  return openSqliteDatabase((file) => {
    const database = new Database(file);
    database.unsafeMode(true);
    database.pragma('writable_schema = on');
    const tables = database
      .prepare<[], { name: string; sql: string }>(
        "select name, sql from sqlite_master where type = 'table' and name in ('checkout', 'ledger_account')",
      )
      .all();
    const update = database.prepare('update sqlite_master set sql = ? where name = ?');
    for (const { name, sql } of tables) update.run(withoutChecks(sql), name);
    database.close();
  });
}

/** Removes every `check (...)`, with any nested brackets. */
function withoutChecks(sql: string): string {
  const [, before, rest] = /^([\s\S]*?)\bcheck \(([\s\S]*)$/.exec(sql) ?? [];
  if (before === undefined || rest === undefined) return sql;
  let depth = 1;
  let end = 0;
  while (depth > 0) {
    const letter = rest[end];
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    end += 1;
  }
  return withoutChecks(before.replace(/,\s*$/, '') + rest.slice(end));
}

/** Takes a missing response for a failure and starts a new attempt under a new reference. */
const impatient =
  (kind: 'payout' | 'refund'): JobHandler =>
  async (services, job, time) => {
    const load = () => loadTransfer(services.store, kind, job.subject);
    const subject = subjectOf(load);
    const aggregate = await load();
    const inFlight = aggregate && attemptInFlight(aggregate);
    if (!inFlight) return jobHandlers[`${kind}.run`](services, job, time);
    const context = systemContext(services, time, `job:${job.id}:impatient:${inFlight.id}`);
    const failed = { command: 'failed', attemptId: inFlight.id, reason: 'no answer' } as const;
    const fail = { decide: (current: TransferAggregate) => decideTransfer(current, failed, context) };
    await execute(services, { subject, command: fail, context });
    const sending = { ...context, changeId: `${context.changeId}:again` };
    const send = { command: 'send', leaseToken: job.leaseToken } as const;
    const settled = await execute(services, {
      subject,
      command: { decide: (current, named) => decideTransfer(current, send, named) },
      context: sending,
    });
    if ('refused' in settled) return { outcome: 'retry', reason: settled.code };
    const sent = attemptInFlight(settled.after);
    if (sent) await orderOf(services, settled.after)(partnerOf(services, settled.after), sent, time.now);
    return done;
  };

export const impatientHandlers: JobHandlers = {
  ...jobHandlers,
  'payout.run': impatient('payout'),
  'refund.run': impatient('refund'),
};

/** A partner whose silence is taken for a call that never left. */
function hasty(bank: BankingPartner): BankingPartner {
  const orPostponed = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } catch (error) {
      throw error instanceof PartnerUnavailable ? new PartnerPostponed(error.message, 'not_sent') : error;
    }
  };
  return {
    ...bank,
    transfer: (request) => orPostponed(bank.transfer(request)),
    refund: (request) => orPostponed(bank.refund(request)),
  };
}

/** Runs transfers with partners that are changed. */
const runningAt =
  (kind: 'payout' | 'refund', change: (bank: BankingPartner) => BankingPartner): JobHandler =>
  (services, job, time) => {
    const listOf = (mode: Mode) => services.partners.listOf(mode).map(change);
    const partners = createPartners({ test: listOf('test'), live: listOf('live') });
    return jobHandlers[`${kind}.run`]({ ...services, partners }, job, time);
  };

/** Takes back the count of every call without an answer. */
export const hastyHandlers: JobHandlers = {
  ...jobHandlers,
  'payout.run': runningAt('payout', hasty),
  'refund.run': runningAt('refund', hasty),
};

/** Relies on notifications alone: the partner is never polled. */
export const trustingHandlers: JobHandlers = {
  ...jobHandlers,
  'account.poll': async ({ store }, { subject: partnerReference }) => {
    await store.transact([anyRows(setNextPoll, { partnerReference, nextPollAt: null, pollCount: 1 })]);
    return done;
  },
};

/** Takes the silence of carriers for a booking that was not made, and books again at once. */
export const hurriedHandlers: JobHandlers = {
  ...jobHandlers,
  'shipment.run': async (services, job, time) => {
    const found = await loadOfShipment(services, job.subject);
    if (found?.shipment.status !== 'booking' || found.shipment.calledAt === null) {
      return jobHandlers['shipment.run'](services, job, time);
    }
    const { shipment } = found;
    const reported = await aggregatorOf(services, shipment).book(
      await requestOf(services, shipment, time),
      null,
    );
    await recordBooked(services, shipment, reported, time);
    return done;
  },
};

/** Takes whatever carriers say of a parcel for its arrival. */
export const gullibleHandlers: JobHandlers = {
  ...jobHandlers,
  'shipment.poll': async (services, job, time) => {
    const found = await loadOfShipment(services, job.subject);
    if (!found || !isFollowed(found.shipment)) return jobHandlers['shipment.poll'](services, job, time);
    const { shipment } = found;
    const request = await requestOf(services, shipment, time);
    const reported = await aggregatorOf(services, shipment).findShipment(request, null);
    if (reported) await recordReport(services, shipment, { ...reported, status: 'delivered' }, time);
    return done;
  },
};
