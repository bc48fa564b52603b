import type {
  CheckoutAggregate,
  Context,
  EscrowAggregate,
  TransferAggregate,
} from '../../../server/src/domain/aggregate.js';
import { checkoutOf, decideCheckout, isChargeAggregate } from '../../../server/src/domain/checkout/decide.js';
import { matchCredit, returnCredit, type UnmatchedAggregate } from '../../../server/src/domain/credit.js';
import { isPossible } from '../../../server/src/domain/escrow/decide.js';
import type { Credit } from '../../../server/src/domain/records.js';
import {
  attemptInFlight,
  type CombinablePayouts,
  combine,
  decideTransfer,
  isDue,
  type TransferCommand,
  transferOf,
} from '../../../server/src/domain/transfer.js';
import { findReturn } from '../../../server/src/features/checkouts/queries.js';
import { rawStatement } from '../fixtures.js';
import { combinablePayoutsOf } from './combinable-payouts.js';
import type { Market } from './market.js';
import { noticesOf } from './notices.js';
import type { Owner } from './owners.js';

/** All aggregates that a search may select, as the domain reads them. */
export interface Books {
  checkouts: readonly CheckoutAggregate[];
  escrows: readonly EscrowAggregate[];
  transfers: readonly TransferAggregate[];
  /** The payouts of each payee that are below the minimum or paid once a day. */
  combinable: readonly CombinablePayouts[];
  /** When the mail about each payout without a bank account was sent. */
  notices: ReadonlyMap<string, number>;
  /** Unmatched credits, with the checkout that each was meant for. */
  unmatched: readonly (UnmatchedAggregate & { owner: CheckoutAggregate | null })[];
}

export async function readBooks(market: Market): Promise<Books> {
  const checkouts = await Promise.all(market.escrows.map((id) => market.checkout(id)));
  const credits = (await market.credits()).filter(({ checkoutId }) => checkoutId === null);
  const owners = await ownersOf(market, checkouts);
  const unmatched = credits.map(async (credit) => ({
    credit,
    refund: (await market.store.one(findReturn, { creditId: credit.id })) ?? null,
    owner: owners.get(credit.partnerReference ?? '') ?? null,
  }));
  return {
    checkouts,
    escrows: checkouts.filter((each): each is EscrowAggregate => !isChargeAggregate(each)),
    transfers: await market.transfers(),
    combinable: await combinablePayoutsOf(market),
    notices: await noticesOf(market.store),
    unmatched: await Promise.all(unmatched),
  };
}

/** Checkouts by the references of their virtual accounts. */
async function ownersOf({ store }: Market, checkouts: readonly CheckoutAggregate[]) {
  const rows = await store.all(
    rawStatement('select partner_reference as name, checkout_id as id from virtual_account'),
    {},
  );
  return new Map(
    rows.map(({ name, id }) => [String(name), checkouts.find((each) => checkoutOf(each).id === id)] as const),
  );
}

/** Returns the context of a decision about a row. */
export type At = (owner: Owner) => Context;

/** A selected row. */
export interface Selected extends Owner {
  subject: string;
}

type Eligible = (books: Books, at: At) => Selected[];

function escrowsThat(allow: (escrow: EscrowAggregate, context: Context) => boolean): Eligible {
  return ({ escrows }, at) =>
    escrows.filter((each) => allow(each, at(each.escrow))).map((each) => named(each.escrow));
}

function transfersThat(
  kind: TransferAggregate['kind'],
  allow: (transfer: TransferAggregate, context: Context) => boolean,
): Eligible {
  return ({ transfers }, at) =>
    transfers
      .filter((each) => each.kind === kind && allow(each, at(transferOf(each))))
      .map((each) => named(transferOf(each)));
}

function named({ id, accountId, mode }: Owner & { id: string }): Selected {
  return { subject: id, accountId, mode };
}

/** Returns the rows that a worker would change now, by kind of job. */
export const due: Readonly<Record<string, Eligible>> = {
  'escrow.release': escrowsThat((escrow, context) =>
    isPossible(escrow, { command: 'auto_release' }, context),
  ),
  'escrow.remind': escrowsThat((escrow, context) => isPossible(escrow, { command: 'remind' }, context)),
  'dispute.deadline': escrowsThat((escrow, context) =>
    isPossible(escrow, { command: 'default_judgement' }, context),
  ),
  'checkout.expire': ({ checkouts }, at) =>
    checkouts.filter((each) => mayExpire(each, at(checkoutOf(each)))).map((each) => named(checkoutOf(each))),
  'payout.remind': transfersThat('payout', (payout, context) =>
    maySay(payout, { command: 'remind' }, context),
  ),
  'payout.run': transfersThat('payout', mayRun),
  'payout.combine': ({ combinable }, at) =>
    combinable.flatMap((each) => (mayCombine(each, at) ? [ofPayee(each)] : [])),
  'refund.run': transfersThat('refund', mayRun),
  'credit.match': ({ unmatched }, at) =>
    unmatched.flatMap(({ credit, owner }) =>
      owner && mayMatch(owner, credit, at) ? [ofOwner(credit, owner)] : [],
    ),
  'bank_account.saved': ({ transfers }, at) => [
    ...new Map(
      transfers.flatMap((each) => (mayStart(each, at(transferOf(each))) ? [payeeOf(each)] : [])),
    ).values(),
  ],
};

export function mayExpire(aggregate: CheckoutAggregate, context: Context): boolean {
  return changes(decideCheckout(aggregate, { command: 'expire' }, context));
}

function mayRun(transfer: TransferAggregate, { now }: Context): boolean {
  return attemptInFlight(transfer) !== null || isDue(transfer, now);
}

function mayMatch(owner: CheckoutAggregate, credit: Credit, at: At): boolean {
  const { mode } = checkoutOf(owner);
  return mode === credit.mode && changes(matchCredit(owner, credit, at(checkoutOf(owner))));
}

/** An unmatched credit is swept with the account of the checkout that it was meant for. */
function ofOwner({ id }: Credit, owner: CheckoutAggregate): Selected {
  const { accountId, mode } = checkoutOf(owner);
  return { subject: id, accountId, mode };
}

/** Whether a payout that waits for a bank account would get one. */
function mayStart(transfer: TransferAggregate, context: Context): boolean {
  const waits = transfer.payout?.status === 'waiting_details';
  return waits && changes(decideTransfer(transfer, { command: 'bank_account_saved' }, context));
}

function payeeOf({ payout }: TransferAggregate): [string, Selected] {
  const { accountId = '', mode = 'test', sellerEmail } = payout ?? {};
  const subject = `${accountId}:${mode}:${sellerEmail ?? ''}`;
  return [subject, { subject, accountId, mode }];
}

/** Whether a worker would combine a payee's payouts. */
function mayCombine(combinable: CombinablePayouts, at: At): boolean {
  return changes(combine(combinable, 'lease', at(combinable)));
}

function ofPayee({ accountId, mode, sellerEmail }: CombinablePayouts): Selected {
  return { subject: `${accountId}:${mode}:${sellerEmail ?? ''}`, accountId, mode };
}

export function changes(decision: object): boolean {
  return 'kind' in decision && decision.kind === 'change';
}

export function maySay(transfer: TransferAggregate, command: TransferCommand, context: Context): boolean {
  return changes(decideTransfer(transfer, command, context));
}

export function mayReturn(unmatched: UnmatchedAggregate, at: At): boolean {
  return changes(returnCredit(unmatched, at(unmatched.credit)));
}
