import { statement } from '../../server/src/adapters/store/statement.js';
import type { Checkout } from '../../server/src/domain/records.js';

/** The facts about a checkout that decide which commands are likely next. */
export type LivingCheckout = Pick<
  Checkout,
  'accountId' | 'mode' | 'reference' | 'status' | 'sellerAcceptedAt' | 'deliveryMode'
>;

export const listLiving = statement<Record<never, never>, LivingCheckout>('simulation.living', (db) =>
  db
    .selectFrom('checkout')
    .select(['mode', 'reference', 'status'])
    .select(['account_id as accountId', 'seller_accepted_at as sellerAcceptedAt'])
    .select('delivery_mode as deliveryMode')
    .orderBy('created_at')
    .orderBy('id'),
);

type CommandWeights = Readonly<Record<string, number>>;

/** Weights that hold in every state. */
const always: CommandWeights = {
  'ask rates': 0.2,
  worker: 5,
  'notification arrives': 3,
  'partner settles a transfer': 2,
  'save seller': 0.4,
  'seller saves account': 0.2,
  'save payout details': 0.4,
  'choose payout schedule': 0.4,
  sweep: 0.3,
  'late call arrives': 1,
  'accept unmatched': 0.5,
  'bank returns a transfer': 0.1,
  'bank carries out what it refused': 0.3,
  'bank account is closed': 0.3,
};

const afterwards: CommandWeights = {
  'bank lets a rejected payment through': 0.3,
  'buyer pays': 0.4,
  'partner takes a credit back': 0.5,
  'bank reverses the newest payment': 0.5,
  settle_receivable: 0.5,
};

/** Weights while a transfer is in flight. */
const paying: CommandWeights = {
  'hold transfer': 0.7,
  'unhold transfer': 0.7,
  'retry transfer': 0.5,
  'record payment': 0.3,
  'end attempts': 0.3,
  worker: 9,
  'partner settles a transfer': 4,
  'notification arrives': 4,
  'save seller': 2,
  'seller saves account': 1,
  'save payout details': 1,
  return_to_payer: 1,
};

const byStatus: Readonly<Record<Checkout['status'], CommandWeights>> = {
  awaiting_payment: {
    attach: 0.3,
    'buyer pays': 5,
    fund: 5,
    'buyer pays by number alone': 1,
    'bank rejects a payment': 0.5,
    'buyer reports payment': 0.5,
    'buyer gives session ID': 0.5,
    'bank lets a rejected payment through': 1,
    'match credit': 1,
    accept: 2,
    'accept with account': 1,
    initiate: 1,
    decline: 0.2,
    cancel: 0.2,
    'seller accepts': 0.5,
    'seller accepts with account': 1,
    'seller declines': 0.1,
  },
  pending: {
    'buyer pays': 5,
    'buyer pays by number alone': 1,
    'buyer reports payment': 0.5,
    'buyer gives session ID': 0.5,
    'match credit': 1,
    charge: 1,
  },
  funded: {
    attach: 0.5,
    accept: 4,
    'accept with account': 2,
    deliver: 2,
    'save seller': 1,
    release: 5,
    'release by code': 2,
    'seller enters code': 2,
    refund: 3,
    dispute: 2,
    decline: 0.3,
    'seller accepts': 1,
    'seller accepts with account': 2,
    'seller sends': 2,
    'seller sends ahead': 2,
    'seller sends with photo': 2,
    'buyer says arrived': 0.5,
    'buyer says not arrived': 1,
    'seller declines': 0.2,
    'partner takes a credit back': 0.5,
    'bank reverses the newest payment': 0.5,
    'buyer pays': 0.5,
  },
  disputed: {
    evidence: 0.5,
    withdraw: 2,
    concede: 0.3,
    resolve: 2,
    settle_receivable: 2,
    release: 0.3,
    'seller enters code': 0.2,
    'seller answers': 1,
    'seller answers with photo': 3,
    'buyer adds a photo': 3,
    'seller concedes': 0.5,
    'seller withdraws': 0.5,
    'buyer withdraws': 1,
    'buyer says solved': 1,
  },
  released: { ...afterwards, ...paying, release: 0.3, 'release by code': 0.2 },
  refunded: { ...afterwards, worker: 7, 'partner settles a transfer': 4 },
  declined: afterwards,
  cancelled: afterwards,
  expired: { ...afterwards, initiate: 2, charge: 1 },
  succeeded: { ...afterwards, ...paying },
  failed: afterwards,
};

/** Weights of a managed delivery, by whether the escrow's money is still held. */
const managed: CommandWeights = {
  attach: 2,
  'retry delivery': 1.5,
  'move parcel': 1.5,
  'carriers move a parcel': 2,
  'carriers notify': 1,
  'late booking arrives': 0.5,
  'deliver without proof': 1,
  'clear delivery': 0.5,
  deliver: 0.5,
  worker: 5,
};
const managedAfterwards: CommandWeights = { 'carriers move a parcel': 0.5, 'carriers notify': 0.3 };

/** Returns the weight of each command for a checkout in this state. */
export function weightsFor({ status, deliveryMode }: LivingCheckout): CommandWeights {
  const weights = { ...always, ...byStatus[status] };
  if (deliveryMode !== 'managed' || status === 'awaiting_payment') return weights;
  const isHeld = status === 'funded' || status === 'disputed';
  return { ...weights, ...(isHeld ? managed : managedAfterwards) };
}

const open: readonly Checkout['status'][] = ['awaiting_payment', 'pending', 'funded', 'disputed'];

export function isOpen({ status }: LivingCheckout): boolean {
  return open.includes(status);
}
