import type { Context, EscrowAggregate, EscrowCommand } from '../../server/src/domain/aggregate.js';
import type { Change, Write } from '../../server/src/domain/change.js';
import type { Services } from '../../server/src/services.js';
import { payout, proof } from '../harness/seller-inputs.js';
import { built } from './built.js';
import { termsOf, virtualAccountOf } from './escrow-terms.js';

type BankAccounts = typeof import('../../server/src/features/banks/bank-account.js');
type Commit = typeof import('../../server/src/adapters/store/commit.js');
type Contexts = typeof import('../../server/src/pipeline/context.js');
type Decide = typeof import('../../server/src/domain/escrow/decide.js');
type Initiate = typeof import('../../server/src/domain/escrow/initiate.js');
type Payees = typeof import('../../server/src/domain/payee.js');

const hourMs = 3_600_000;
const windowHours = 24;
const sellers = 20;
const atOnce = 250;
const amount = 250_000;
const partner = 'sandbox';

const sellerEmailOf = (n: number) => `seller-${n % sellers}@example.com`;

/** Escrows of an account in test mode. */
export interface Preparation {
  accountId: string;
  count: number;
  /** Whether their buyers were reminded of the release already. */
  isReminded: boolean;
}

/** Delivers what is prepared, and returns its ids in order; `dueAtOf` says when each is due. */
type Deliver = (dueAtOf: (n: number) => number) => Promise<string[]>;

/**
 * Commits escrows that are paid and accepted, without a partner and without mails. Whoever delivers them says
 * when their money is released, within a day from now or before.
 */
export async function prepareEscrows(services: Services, preparation: Preparation): Promise<Deliver> {
  const { count, isReminded } = preparation;
  const { contextAt, act } = await writerOf(services);
  await saveSellers(services, preparation);
  const prepare = await preparer(services, preparation);
  const prepared = await inTurn(count, prepare);
  return (dueAtOf) =>
    inTurn(count, async (n) => {
      const context = contextAt(dueAtOf(n) - windowHours * hourMs);
      const command = { command: 'deliver', proof: { courier_name: null, notes: null, ...proof } } as const;
      const { escrow } = await act(prepared[n] as EscrowAggregate, command, context, isReminded);
      return escrow.id;
    });
}

/** Does something so many times, some of them at once, and returns the results in order. */
async function inTurn<Result>(count: number, make: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let n = 0; n < count; n += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - n) }, (_, index) => make(n + index));
    results.push(...(await Promise.all(some)));
  }
  return results;
}

/** Returns a function that brings one escrow to its acceptance, some hours before it can be delivered. */
async function preparer(services: Services, { accountId }: Preparation) {
  const { initiateEscrow } = await built<Initiate>('domain/escrow/initiate.js');
  const { contextAt, commit, act } = await writerOf(services);
  const latestAt = services.clock.now() - (windowHours + 1) * hourMs;
  return async (n: number): Promise<EscrowAggregate> => {
    const [openedAt, paidAt, acceptedAt] = [latestAt - 2 * hourMs, latestAt - hourMs, latestAt];
    const id = services.newId();
    const terms = termsOf({
      id,
      n,
      accountId,
      mode: 'test',
      amount,
      reference: `DUE-${id}`,
      sellerEmail: sellerEmailOf(n),
      releaseWindowHours: windowHours,
    });
    const account = virtualAccountOf({ id, n, expiresAt: latestAt });
    const opened = initiateEscrow(terms, account, contextAt(openedAt));
    await commit(opened.change);
    const credit = creditOf(opened.after, services);
    const paid = await act(opened.after, { command: 'credit', credit }, contextAt(paidAt));
    return act(paid, { command: 'accept' }, contextAt(acceptedAt));
  };
}

/** Gives each seller a bank account, as the page of the seller does. */
async function saveSellers(services: Services, { accountId, count }: Preparation): Promise<void> {
  const { bankAccountOf } = await built<BankAccounts>('features/banks/bank-account.js');
  const { decideSaveSeller } = await built<Payees>('domain/payee.js');
  const { contextAt, commit } = await writerOf(services);
  for (let n = 0; n < Math.min(sellers, count); n++) {
    const email = sellerEmailOf(n);
    const owner = { accountId, mode: 'test' } as const;
    const given = await bankAccountOf(services, { ...owner, sellerKey: email }, payout, '/payout/');
    const input = { ...owner, email, name: null, savedBy: 'seller', ...given } as const;
    const decision = decideSaveSeller(null, input, contextAt(services.clock.now()));
    if (!('change' in decision)) throw new Error(`A seller was refused: ${decision.code}`);
    await commit(decision.change);
  }
}

async function writerOf(services: Services) {
  const { commitChange } = await built<Commit>('adapters/store/commit.js');
  const { systemContext } = await built<Contexts>('pipeline/context.js');
  const { decideEscrow } = await built<Decide>('domain/escrow/decide.js');
  const contextAt = (now: number) =>
    systemContext(services, { now, clockOffsetMs: 0 }, `bench:${services.newId()}`);
  const commit = async (change: Change, isReminded = true): Promise<void> => {
    const writes = change.writes.map((write) => withoutBacklog(write, isReminded));
    const quiet = { ...change, writes, mails: [], jobs: [] };
    const outcome = await commitChange(services.store, quiet, { evidence: services });
    if (outcome !== 'committed') throw new Error('An escrow of the benchmark was not committed');
  };
  const act = async (
    aggregate: EscrowAggregate,
    command: EscrowCommand,
    context: Context,
    isReminded = true,
  ): Promise<EscrowAggregate> => {
    const decision = decideEscrow(aggregate, command, context);
    if (!('kind' in decision) || decision.kind !== 'change')
      throw new Error(`The benchmark cannot ${command.command}: ${JSON.stringify(decision)}`);
    await commit(decision.change, isReminded);
    return decision.after;
  };
  return { contextAt, commit, act };
}

/** Leaves out what a server would have done long ago: polls of the virtual account, and the reminder. */
function withoutBacklog(write: Write, isReminded: boolean): Write {
  if ('insert' in write && write.insert === 'virtual_account')
    return { ...write, row: { ...write.row, nextPollAt: null } };
  if ('update' in write && write.update === 'checkout' && write.row.kind === 'escrow' && isReminded)
    return { ...write, row: { ...write.row, releaseReminderAt: null } };
  return write;
}

function creditOf({ escrow }: EscrowAggregate, services: Services) {
  return {
    partner,
    partnerCreditId: `bench-${services.newId()}`,
    partnerReference: null,
    accountNumber: escrow.accountNumber,
    amount,
    payerName: 'Ada Obi',
    payerBankName: null,
    sessionId: null,
    failureReason: null,
    paidAt: escrow.createdAt,
    isToEndedNumber: false,
  };
}
