import type {
  CheckoutAggregate,
  CoveredFrom,
  TransferAggregate,
} from '../../../server/src/domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../../server/src/domain/checkout/decide.js';
import { hasPayerMoney, refundToCancel } from '../../../server/src/domain/checkout/receivable.js';
import { settleOwnReceivable } from '../../../server/src/domain/credit.js';
import { blockedBy } from '../../../server/src/domain/escrow/blocked.js';
import { isPossible } from '../../../server/src/domain/escrow/decide.js';
import { isScheduled } from '../../../server/src/domain/transfer/scheduled.js';
import { attemptInFlight, isUnsent, transferOf } from '../../../server/src/domain/transfer.js';
import { type At, type Books, changes, mayExpire, mayReturn, maySay } from './books.js';
import { notCombined } from './not-combined.js';
import { isOpen, settling } from './outgoing.js';
import { creditsOf, ownReceivables } from './own-receivables.js';

type Waits = (books: Books, at: At, job: Job) => string[];

/** How long every job has failed, in ms. */
export interface Job {
  failedForMs: number;
}

const hourMs = 3_600_000;
const monthMs = 30 * 24 * hourMs;
const pay = { command: 'record_payment', sessionId: 'new' } as const;

type Allow = (transfer: TransferAggregate, books: Books, at: At, job: Job) => boolean;

function transfers(kind: TransferAggregate['kind'], allow: Allow): Waits {
  return (books, at, job) =>
    books.transfers.filter((each) => each.kind === kind && allow(each, books, at, job)).map(idOf);
}

function idOf(transfer: TransferAggregate): string {
  return transferOf(transfer).id;
}

const isIn =
  (status: string, command: Parameters<typeof maySay>[1]): Allow =>
  (each, _, at) =>
    transferOf(each).status === status && maySay(each, command, at(transferOf(each)));

/** Whether the worker retries by itself and cannot reach the bank. */
const isStuck: Allow = (each, _, at, { failedForMs }) => {
  const context = at(transferOf(each));
  const waits = ['pending', 'reversed'].includes(transferOf(each).status);
  const mayPay = maySay(each, { command: 'retry' }, context) && maySay(each, pay, context);
  return waits && mayPay && attemptInFlight(each) === null && failedForMs >= hourMs;
};

/** Whether a daily transfer has been due for an hour and no combined payout pays it. */
const isOverdue: Allow = (each, _, at) => {
  const context = at(transferOf(each));
  const { payout } = each;
  const isDue = isScheduled(payout) && payout.scheduledFor + hourMs <= context.now;
  return isDue && payout.status === 'pending' && maySay(each, { command: 'hold' }, context);
};

const isUnknown: Allow = (each, _, at) => {
  const sentAt = attemptInFlight(each)?.sentAt ?? Number.POSITIVE_INFINITY;
  return transferOf(each).status !== 'needs_details' && at(transferOf(each)).now - sentAt >= hourMs;
};

/** Whether no call can have had an effect, and the newest found too little money at the partner. */
const isAwaitingFloat: Allow = (each, _, at) =>
  attemptInFlight(each)?.callCount === 0 &&
  transferOf(each).awaitingFloatSince !== null &&
  maySay(each, { command: 'retry' }, at(transferOf(each)));

/** Whether no call can have had an effect and the payer has the money: it is listed as reversed. */
const isReversedUnsent: Allow = (each) => {
  const inFlight = attemptInFlight(each);
  return (
    each.credit !== null &&
    hasPayerMoney(each.credit, each.amountCancelled) &&
    inFlight !== null &&
    isUnsent(inFlight)
  );
};

function mayGiveBack({ payout, checkout }: TransferAggregate, { escrows, notices }: Books, at: At): boolean {
  const owner = escrows.find(({ escrow }) => escrow.id === checkout?.id);
  if (!owner || !payout) return false;
  const noticeSentAt = notices.get(payout.id) ?? null;
  return isPossible(
    owner,
    { command: 'return_to_payer', payoutId: payout.id, noticeSentAt },
    at(owner.escrow),
  );
}

function maySettle(aggregate: CheckoutAggregate, from: CoveredFrom, amount: number, at: At): boolean {
  if (refundToCancel(aggregate, { amount, from }) !== null) return false;
  const command = { command: 'settle_receivable', amount, from } as const;
  return changes(decideCheckout(aggregate, command, at(checkoutOf(aggregate))));
}

const decision = { command: 'resolve', toSeller: 0, reason: 'as the photos show' } as const;

/** Items that wait for the operator and that a command of theirs would clear, by kind of the inbox. */
export const waits: Readonly<Record<string, Waits>> = {
  credit_unmatched: ({ unmatched }, at) =>
    unmatched.filter((each) => mayReturn(each, at)).map(({ credit }) => credit.id),
  dispute_waiting: ({ escrows }, at) =>
    escrows.flatMap((each) => {
      const isOurs = each.dispute?.status === 'waiting_for_operator';
      const mayResolve = isPossible(each, decision, at(each.escrow));
      return isOurs && mayResolve && each.dispute ? [each.dispute.id] : [];
    }),
  payout_failed: transfers(
    'payout',
    (each, books, at) =>
      isIn('failed', { command: 'retry' })(each, books, at, { failedForMs: 0 }) &&
      !mayGiveBack(each, books, at),
  ),
  payout_unpayable: transfers(
    'payout',
    (each, books, at) => transferOf(each).status === 'failed' && mayGiveBack(each, books, at),
  ),
  payout_waiting: transfers('payout', (each, _, at) => {
    const { status, createdAt } = transferOf(each);
    const context = at(transferOf(each));
    const waits =
      status === 'waiting_details' && each.payeeBankAccount === null && context.now - createdAt >= monthMs;
    return waits && maySay(each, { command: 'hold' }, context);
  }),
  payout_stuck: transfers('payout', (...each) => isStuck(...each) || isOverdue(...each)),
  payout_awaiting_float: transfers('payout', isAwaitingFloat),
  payout_unknown: transfers('payout', (...each) => isUnknown(...each) && !isAwaitingFloat(...each)),
  payout_manual: transfers('payout', isIn('manual', { command: 'unhold' })),
  payout_not_combined: notCombined,
  payout_below_minimum: transfers('payout', (each, books, at, job) => {
    const { id, updatedAt } = transferOf(each);
    const hasWaited = at(transferOf(each)).now - updatedAt >= monthMs;
    const isListed = notCombined(books, at, job).includes(id);
    return hasWaited && !isListed && isIn('below_minimum', { command: 'hold' })(each, books, at, job);
  }),
  refund_failed: transfers('refund', isIn('failed', { command: 'retry' })),
  refund_stuck: transfers('refund', isStuck),
  refund_awaiting_float: transfers('refund', isAwaitingFloat),
  refund_unknown: transfers(
    'refund',
    (...each) => isUnknown(...each) && !isAwaitingFloat(...each) && !isReversedUnsent(...each),
  ),
  refund_manual: transfers('refund', isIn('manual', { command: 'unhold' })),
  refund_needs_details: transfers('refund', (each) => transferOf(each).status === 'needs_details'),
  refund_below_minimum: transfers(
    'refund',
    (each, books, at, job) =>
      isIn('below_minimum', pay)(each, books, at, job) &&
      !(each.credit && hasPayerMoney(each.credit, each.amountCancelled)),
  ),
  refund_reversed: transfers('refund', (each, _, at) => {
    const context = at(transferOf(each));
    const mayEnd = maySay(each, { command: 'cancel' }, context) || maySay(each, pay, context);
    return each.credit !== null && hasPayerMoney(each.credit, each.amountCancelled) && mayEnd;
  }),
  receivable_checkout: ({ checkouts }, at) =>
    checkouts
      .filter((each) => !maySettle(each, 'not_taken', 1, at))
      .filter((each) => maySettle(each, 'recovered', checkoutOf(each).amountReceivable, at))
      .map((each) => checkoutOf(each).id),
  receivable_part: ({ checkouts }, at) =>
    checkouts.filter((each) => maySettle(each, 'not_taken', 1, at)).map((each) => checkoutOf(each).id),
  receivable_credit: (books, at) => ownReceivables(books, 'reversed', at),
  receivable_credit_part: (books, at) => ownReceivables(books, 'credited', at),
  receivable_payout: transfers('payout', isOpen('amountReceivable')),
  receivable_refund: transfers('refund', isOpen('amountReceivable')),
  came_back_payout: transfers('payout', isOpen('amountCameBack')),
  came_back_refund: transfers('refund', isOpen('amountCameBack')),
  expiry_unanswered: ({ checkouts }, at) =>
    checkouts.filter((each) => mayExpire(each, at(checkoutOf(each)))).map((each) => checkoutOf(each).id),
  funded_idle: ({ escrows }, at) =>
    escrows.flatMap((each) => {
      const { id, status, autoReleaseAt, createdAt } = each.escrow;
      const context = at(each.escrow);
      const isIdle = status === 'funded' && autoReleaseAt === null && context.now - createdAt >= monthMs;
      const mayRefund = isPossible(each, { command: 'refund', amount: null, reason: null }, context);
      return isIdle && mayRefund ? [id] : [];
    }),
  release_blocked: ({ escrows }, at) =>
    escrows.flatMap((each) => {
      const { id, autoReleaseAt, amountReceivable } = each.escrow;
      const context = at(each.escrow);
      const isOverdue = autoReleaseAt !== null && context.now - autoReleaseAt >= monthMs;
      const mayRefund = isPossible(each, { command: 'refund', amount: null, reason: null }, context);
      const isListed = isOverdue && amountReceivable === 0 && blockedBy(each).length > 0;
      return isListed && mayRefund ? [id] : [];
    }),
};

/** Whether a command that the inbox suggests would change something now. */
export function isAccepted(words: string, books: Books, at: At): boolean {
  const [noun = '', verb = '', id = '', , from, , amount] = words.split(' ');
  const transfer = books.transfers.find((each) => idOf(each) === id);
  const ofShipment = books.escrows.find(({ shipment }) => shipment?.id === id);
  const escrow = ofShipment ?? books.escrows.find((each) => each.escrow.id === id || each.dispute?.id === id);
  const say = (command: Parameters<typeof maySay>[1]) =>
    transfer !== undefined && maySay(transfer, command, at(transferOf(transfer)));
  const decide = (command: Parameters<typeof isPossible>[1]) =>
    escrow !== undefined && isPossible(escrow, command, at(escrow.escrow));
  switch (`${noun} ${verb}`) {
    case 'payout retry':
    case 'refund retry':
    case 'payout hold':
    case 'refund hold':
    case 'payout unhold':
    case 'refund unhold':
    case 'refund cancel':
      return say({ command: verb as 'retry' | 'hold' | 'unhold' | 'cancel' });
    case 'payout record-payment':
    case 'refund record-payment':
      return say(pay);
    case 'payout end-attempt':
    case 'refund end-attempt': {
      const attemptId = transfer && attemptInFlight(transfer)?.id;
      return attemptId !== undefined && say({ command: 'end_attempt', attemptId, statement: null });
    }
    case 'payout look-up':
    case 'refund look-up':
      return transfer !== undefined && attemptInFlight(transfer) !== null;
    case 'payout return-to-payer':
      return transfer !== undefined && mayGiveBack(transfer, books, at);
    case 'dispute resolve':
      return decide(decision);
    case 'checkout release':
    case 'checkout refund':
      return verb === 'release'
        ? decide({ command: 'release', amount: null })
        : decide({ command: 'refund', amount: null, reason: null });
    case 'checkout expire':
      return books.checkouts.some(
        (each) => checkoutOf(each).id === id && mayExpire(each, at(checkoutOf(each))),
      );
    case 'dispute show':
    case 'delivery look-up':
    case 'delivery show':
      return escrow !== undefined;
    case 'delivery end-booking':
      return escrow?.shipment?.status === 'booking';
    case 'delivery book':
    case 'delivery clear':
      return decide({ command: verb === 'book' ? 'book' : 'clear_delivery' });
    case 'credit match':
    case 'credit return':
      return books.unmatched.some((each) => each.credit.id === id && mayReturn(each, at));
    case 'receivable settle':
      return mayCover(books, id, (from ?? '').replace('-', '_') as CoveredFrom, Number(amount), at);
    case 'receivable repay':
      return say(settling('amountCameBack', Number(amount)));
    default:
      throw new Error(`The inbox suggests ${words}, which is not known here`);
  }
}

function mayCover(books: Books, id: string, from: CoveredFrom, amount: number, at: At): boolean {
  const checkout = books.checkouts.find((each) => checkoutOf(each).id === id);
  if (checkout) return maySettle(checkout, from, amount, at);
  const transfer = books.transfers.find((each) => idOf(each) === id);
  if (transfer)
    return maySay(transfer, { command: 'settle_receivable', amount, from }, at(transferOf(transfer)));
  const credit = creditsOf(books).find((each) => each.id === id);
  return credit !== undefined && changes(settleOwnReceivable(credit, { amount, from }, at(credit)));
}
