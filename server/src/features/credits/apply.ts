import type { CheckoutAggregate, Context, PaymentCommand, ReportedCredit } from '../../domain/aggregate.js';
import type { Actor, Change, Refusal } from '../../domain/change.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { isReversedUnseen, mayArrive } from '../../domain/checkout/payment.js';
import { reversedUnseen, reverseUnmatchedCredit, unmatchedCredit } from '../../domain/credit.js';
import { isTraceKnown } from '../../domain/credit-trace.js';
import type { Credit, Mode } from '../../domain/records.js';
import { holderOf, numberHeldMs } from '../../domain/virtual-account.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import { type BankingPartner, type PartnerCredit, PartnerUnavailable } from '../../ports/bank.js';
import type { Store } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { loadCheckout, loadMoney } from '../checkouts/load.js';
import { listPayouts } from '../checkouts/queries.js';
import { applyFee } from './apply-fee.js';
import { applyTakenBack } from './apply-taken-back.js';
import { applyTrace } from './apply-trace.js';
import {
  type CreditKey,
  findByPartnerId,
  findVirtualAccount,
  listAccountsOfNumber,
  listRecorded,
  listRefundsOfCredit,
  type RecordedCredit,
} from './queries.js';

/** A partner in one mode; with the partner's own id they identify a credit. */
export interface CreditSource {
  bank: BankingPartner;
  mode: Mode;
}

const actor: Actor = { kind: 'partner', via: 'notification' };

/** A credit as recorded, and the checkout it belongs to, in that checkout's time. */
interface CreditState {
  known: Credit | undefined;
  checkout: CheckoutAggregate | null;
  time: AccountTime;
  isToEndedNumber: boolean;
}

/**
 * Records one credit as the partner states it now: rejected, credited, reversed, each of which can follow the
 * one before. The same statement a second time changes nothing, also when both arrive at once, nor does one
 * that an answer which took longer brings too late.
 *
 * @throws PartnerUnavailable for a payment that is known with another amount
 */
export async function applyCredit(
  services: Services,
  source: CreditSource,
  credit: PartnerCredit,
): Promise<void> {
  const { partnerCreditId } = credit;
  const changeId = changeIdOf(source, credit);
  let before: Credit | undefined;
  const outcome = await execute(services, {
    subject: subjectOf(() => findCreditState(services, source, credit)),
    command: {
      decide: ({ time, ...state }) => {
        before = state.known;
        return decide(state, source, credit, systemContext(services, time, changeId, actor));
      },
    },
    context: systemContext(services, realTime(services), changeId, actor),
  });
  if (isRefusal(outcome)) {
    if (outcome.code === 'conflict') throw new Error(`The credit ${partnerCreditId} keeps changing`);
    services.log.info({ partnerCreditId, code: outcome.code }, 'a credit changed nothing');
  } else if (outcome.after === 'unmatched') {
    services.log.warn({ partnerCreditId }, 'a credit is unmatched');
  }
  if (credit.takenBack > 0) await applyTakenBack(services, source, credit);
  await applyFee(services, source, credit);
  // A credit that was not known is recorded with what traces it.
  if (before && !isTraceKnown(before, credit)) await applyTrace(services, source, credit);
}

async function findCreditState(
  services: Services,
  source: CreditSource,
  credit: PartnerCredit,
): Promise<CreditState> {
  const { store } = services;
  const { bank, mode } = source;
  const { partnerCreditId } = credit;
  const key = { partner: bank.name, mode, partnerCreditId };
  const known = await store.one(findByPartnerId, key);
  refuseOtherAmount(services, known, credit);
  const owner = await findOwner(services, source, credit);
  const checkoutId = known ? known.checkoutId : owner.checkoutId;
  const { isToEndedNumber } = owner;
  if (checkoutId === null) return { known, checkout: null, isToEndedNumber, time: realTime(services) };
  const checkout =
    credit.status === 'reversed'
      ? await loadCheckout(store, checkoutId)
      : await loadForCredit(store, checkoutId, key);
  if (!checkout) throw new Error(`A virtual account belongs to no checkout ${checkoutId}`);
  const { accountId } = checkoutOf(checkout);
  return { known, checkout, isToEndedNumber, time: await accountTime(services, accountId, mode) };
}

/**
 * A payment never changes its amount. Another one under its id is another payment, where a partner numbers
 * the payments to one account by their place in a list: then the list is applied no further.
 */
function refuseOtherAmount({ log }: Services, known: Credit | undefined, credit: PartnerCredit): void {
  if (!known || mayArrive(known) || credit.status === 'rejected') return;
  if (known.amount === credit.amount) return;
  const { partnerCreditId, amount } = credit;
  log.error({ partnerCreditId, amount, known: known.amount }, 'a payment is reported with another amount');
  throw new PartnerUnavailable('The partner reports a known payment with another amount');
}

/** Unmatched money has no account, so it uses real time. */
function realTime({ clock }: Services): AccountTime {
  return { now: clock.now(), clockOffsetMs: 0 };
}

/**
 * Records what a partner lists for a checkout, as `applyCredit` does for each credit. Those that are recorded
 * as the partner states them are left out by one query.
 */
export async function applyCredits(
  services: Services,
  source: CreditSource,
  checkoutId: string,
  credits: readonly PartnerCredit[],
): Promise<void> {
  const recorded = await services.store.all(listRecorded, { checkoutId });
  const byId = new Map(recorded.map((row) => [row.partnerCreditId, row]));
  for (const credit of credits) {
    const known = byId.get(credit.partnerCreditId);
    if (!known || !isRecorded(known, source, credit)) await applyCredit(services, source, credit);
  }
}

function isRecorded(known: RecordedCredit, { bank, mode }: CreditSource, credit: PartnerCredit): boolean {
  return (
    known.partner === bank.name &&
    known.mode === mode &&
    (isReversedUnseen(known) ? 'reversed' : known.status) === credit.status &&
    known.amount === credit.amount &&
    credit.takenBack <= known.amountTakenBack + known.amountNotTaken &&
    (credit.fee === null || credit.fee === known.fee) &&
    isTraceKnown(known, credit)
  );
}

type Applied = 'unmatched' | 'settled';
type Verdict =
  | { kind: 'change'; change: Change; after: Applied }
  | { kind: 'repeat'; after: Applied }
  | Refusal;

function decide(
  { known, checkout, isToEndedNumber }: Omit<CreditState, 'time'>,
  source: CreditSource,
  credit: PartnerCredit,
  context: Context,
): Verdict {
  const nothing = { kind: 'repeat', after: 'settled' } as const;
  const incoming = { ...incomingOf(source, credit), isToEndedNumber };
  if (known && !mayArrive(known)) {
    if (credit.status !== 'reversed' || known.status !== 'credited') return nothing;
    if (checkout) return onCheckout(checkout, { command: 'credit_reversed', creditId: known.id }, context);
    return { kind: 'change', change: reverseUnmatchedCredit(known, context), after: 'settled' };
  }
  if (checkout) {
    // A credit reversed before it was recorded was never ours: it counts as rejected.
    const command = credit.status === 'credited' ? 'credit' : 'credit_rejected';
    return onCheckout(checkout, { command, credit: incoming }, context);
  }
  if (credit.status === 'rejected') return nothing;
  return credit.status === 'reversed'
    ? { kind: 'change', change: reversedUnseen(incoming, source.mode, context), after: 'settled' }
    : { kind: 'change', change: unmatchedCredit(incoming, source.mode, context), after: 'unmatched' };
}

function onCheckout(checkout: CheckoutAggregate, command: PaymentCommand, context: Context): Verdict {
  const decision = decideCheckout(checkout, command, context);
  return isRefusal(decision) ? decision : { ...decision, after: 'settled' };
}

/**
 * Finds the checkout that a credit belongs to, by our reference. The account number decides only for a
 * partner that passes no reference on.
 */
async function findOwner(
  services: Services,
  { bank, mode }: CreditSource,
  credit: PartnerCredit,
): Promise<{ checkoutId: string | null; isToEndedNumber: boolean }> {
  const { partnerReference, accountNumber, accountId, paidAt } = credit;
  const partner = bank.name;
  if (partnerReference !== null) {
    const account = await services.store.one(findVirtualAccount, { partner, mode, partnerReference });
    return { checkoutId: account?.checkoutId ?? null, isToEndedNumber: false };
  }
  if (accountNumber === null) return { checkoutId: null, isToEndedNumber: false };
  const endedAfter = paidAt - numberHeldMs;
  const number = { partner, mode, accountNumber, accountId, endedAfter };
  const accounts = await services.store.all(listAccountsOfNumber, number);
  const holder = holderOf(accounts, paidAt);
  if (holder === null) return { checkoutId: null, isToEndedNumber: false };
  return { checkoutId: holder.checkoutId, isToEndedNumber: holder.expiresAt <= paidAt };
}

/** The same statement by the partner gives the same id, so it is applied once. */
function changeIdOf(
  { bank, mode }: CreditSource,
  { partnerCreditId, status }: Pick<PartnerCredit, 'partnerCreditId' | 'status'>,
): string {
  return `credit:${bank.name}:${mode}:${partnerCreditId}:${status}`;
}

function incomingOf({ bank }: CreditSource, credit: PartnerCredit): ReportedCredit {
  const { status, failureReason, accountId: _, takenBack: __, ...facts } = credit;
  // Only a credit that came and went has the reason `reversed`, whatever words the partner uses.
  const given = failureReason === 'reversed' ? 'rejected' : failureReason;
  return { ...facts, partner: bank.name, failureReason: status === 'reversed' ? 'reversed' : given };
}

/**
 * Loads a checkout for a credit that arrives or is rejected. The rules read that credit, if it is known, and
 * its refunds, and none of the others, so the thousandth credit costs what the first did. If a bank has taken
 * money back, they read all.
 */
function loadForCredit(
  store: Store,
  checkoutId: string,
  key: CreditKey,
): Promise<CheckoutAggregate | undefined> {
  return loadCheckout(store, checkoutId, async (_store, _id, { amountReceivable }) => {
    if (amountReceivable > 0) return loadMoney(store, checkoutId);
    const found = await store.one(findByPartnerId, key);
    const credits = found?.checkoutId === checkoutId ? [found] : [];
    const refunds = found ? await store.all(listRefundsOfCredit, { creditId: found.id }) : [];
    return { credits, refunds, payouts: await store.all(listPayouts, { checkoutId }), refundsInFlight: [] };
  });
}
