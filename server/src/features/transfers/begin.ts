import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Context, Decision, TransferAggregate } from '../../domain/aggregate.js';
import type { Payout } from '../../domain/records.js';
import { transferOf } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { type JobOutcome, retry } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { sendsSuspendedReason } from '../restores/queries.js';
import { bankAccountRestUntil } from './bank-account-rest.js';
import { prepareDestination } from './destination.js';
import { withDestination } from './load.js';
import { orderOf, partnerOf, partnerTimeoutMs } from './partner.js';
import { type BeginningNumber, numberToBegin } from './send-block.js';

/** An attempt that is about to begin. */
interface Beginning<Read> {
  /** The transfer as it was read, for what is asked before. */
  next: TransferAggregate;
  load(): Promise<Read | undefined>;
  /** Decides to begin the attempt of that number, or a later one. */
  decide(read: Read, context: Context, number: BeginningNumber): Decision<TransferAggregate>;
  changeId: string;
}

/** An attempt that has begun. */
export interface Begun {
  aggregate: TransferAggregate;
  /** Whether the partner has its transfer already, so that it is only looked up. */
  isAtPartner: boolean;
}

/**
 * Marks an attempt as sent before the call, so that a crash in between leaves an attempt to ask about.
 * Returns the transfer with its attempt, or why it has none.
 */
export async function begin<Read extends Pick<TransferAggregate, 'payeeBankAccount'>>(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
  { next, load, decide, changeId }: Beginning<Read>,
): Promise<Begun | JobOutcome> {
  // Throws if no partner is configured, before anything is marked as sent.
  partnerOf(services, next);
  const number = await numberToBegin(services, next, time);
  if (number === null) return retry(sendsSuspendedReason);
  // What the partner has went where it went.
  const restOf = () => (number.isAtPartner ? null : bankAccountRestUntil(services.store, next, time.now));
  const until = await restOf();
  if (until !== null) return later(until);
  const destination = number.isAtPartner
    ? { bankAccount: null }
    : await prepareDestination(services, next, time);
  if ('outcome' in destination) return destination;
  if (!hasTimeToCall(services, job)) return retry('too little of the lease is left');
  const outcome = await execute(services, {
    subject: subjectOf(async () => {
      const read = withDestination(await load(), destination);
      // Read after the bank account: one that was saved since the first look rests as well.
      return read && { read, rests: (await restOf()) !== null };
    }),
    command: {
      decide: ({ read, rests }: { read: Read; rests: boolean }, context) => {
        if (rests) return { refused: true, code: 'too_early' };
        const decision = decide(read, context, number);
        if (isRefusal(decision)) return decision;
        if (!isAskedAbout(transferOf(decision.after), transferOf(next))) {
          return { refused: true, code: 'too_early' };
        }
        // Throws before the attempt is marked as sent, if the partner cannot be called.
        orderOf(services, decision.after);
        return decision;
      },
    },
    context: systemContext(services, time, changeId),
  });
  if (isRefusal(outcome)) return retry(outcome.code);
  return { aggregate: outcome.after, isAtPartner: number.isAtPartner };
}

/**
 * Whether it is the transfer that the partner was asked about. Meanwhile another worker may have begun that
 * combined payout, or the payee was owed more, so that its members are others.
 */
function isAskedAbout(begun: Pick<Payout, 'id' | 'amount'>, asked: Pick<Payout, 'id' | 'amount'>): boolean {
  return begun.id === asked.id && begun.amount === asked.amount;
}

/** Whether the lease lasts as long as a call may take. */
export function hasTimeToCall(services: Services, job: LeasedJob): boolean {
  return job.leaseUntil - services.clock.now() >= partnerTimeoutMs;
}

export function later(dueAt: number): JobOutcome {
  return { outcome: 'later', dueAt };
}
