import type { DispatchProof } from '../../domain/aggregate.js';
import type { CheckoutTemplate } from '../../domain/mail/causes.js';
import type { MailData, ReturnReason } from '../../domain/mail/templates.js';
import type { Checkout } from '../../domain/records.js';
import { listRefunds } from '../checkouts/queries.js';
import { findShipment } from '../delivery/shipment-queries.js';
import { inspectionEndOf, notArrivedData, timeOf } from './inspection-data.js';
import {
  amountOf,
  buyerData,
  disputeData,
  type Fill,
  type MailContext,
  outcomeData,
  parcelData,
  releaseOf,
  textOf,
} from './mail-context.js';

type BuyerTemplate = Extract<CheckoutTemplate, `checkout.${string}`>;

/** Reads the data of each mail to a buyer. */
export const buyerFills: { readonly [Name in BuyerTemplate]: Fill<Name> } = {
  'checkout.receipt': (context) => {
    const { merchant, mode, reference, checkoutPageUrl } = buyerData(context);
    const { amount, description } = context.checkout;
    const receiptUrl = checkoutPageUrl.replace('?', '/receipt?');
    const paidAt = context.event?.at ?? 0;
    const paid = { amount, description, paidAt, money: whereMoneyIs(context.checkout) };
    return { merchant, mode, reference, ...paid, checkoutPageUrl, receiptUrl };
  },
  'checkout.on_its_way': async (context) => ({
    ...buyerData(context),
    ...(await parcelData(context)),
    isHeld: context.checkout.amountHeld > 0,
  }),
  'checkout.delivery_failed': async (context) => ({
    ...buyerData(context),
    ...(await parcelData(context)),
    held: amountOf(context, 'held_amount'),
    releasesAt: releaseOf(context),
    canReport: context.checkout.status === 'funded',
  }),
  'checkout.delivered': async (context) => {
    const { dispatchProofJson } = context.checkout;
    const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
    return {
      ...buyerData(context),
      broughtBy: await broughtBy(context, proof),
      courier: proof.courier_name ?? null,
      trackingNumber: textOf(context, 'tracking_number'),
      notes: proof.notes ?? null,
      expectedAt: timeOf(context, 'inspection_starts_at'),
      releasesAt: inspectionEndOf(context),
    };
  },
  'checkout.not_arrived': (context) => ({ ...buyerData(context), ...notArrivedData(context) }),
  'checkout.reminder': (context) => ({
    ...buyerData(context),
    amount: amountOf(context, 'held_amount'),
    releasesAt: amountOf(context, 'auto_release_at'),
  }),
  'checkout.released': (context) => ({
    ...buyerData(context),
    amount: amountOf(context, 'released_amount'),
    remaining: amountOf(context, 'remaining_amount'),
  }),
  'checkout.refunded': async (context) => ({
    ...buyerData(context),
    ...whyBack(context),
    amount: amountOf(context, 'refunded_amount'),
    tooSmall: await tooSmallOf(context),
    remaining: amountOf(context, 'remaining_amount'),
  }),
  'checkout.refund_failed': (context) => ({
    ...buyerData(context),
    amount: amountOf(context, 'refund_amount'),
  }),
  'checkout.dispute_opened': async (context) => ({ ...buyerData(context), ...(await disputeData(context)) }),
  'checkout.dispute_resolved': async (context) => ({
    ...buyerData(context),
    ...(await outcomeData(context)),
    tooSmall: await tooSmallOf(context),
  }),
};

/** The carrier that brought it, whose arrival is recorded without a photo. */
async function broughtBy(
  { services, checkout }: MailContext,
  { courier_name, proof_photo_url }: Partial<DispatchProof>,
): Promise<string | null> {
  if (checkout.deliveryMode !== 'managed') return null;
  const shipment = await services.store.one(findShipment, { checkoutId: checkout.id });
  const isTold = shipment?.status === 'delivered' && shipment.carrier === courier_name;
  return isTold && !proof_photo_url ? shipment.carrier : null;
}

function whereMoneyIs({ kind, amountHeld }: Checkout): MailData['checkout.receipt']['money'] {
  if (kind === 'charge') return 'direct';
  return amountHeld > 0 ? 'held' : 'moved_on';
}

type Why = Pick<MailData['checkout.refunded'], 'reason' | 'words'>;

const excessReasons: readonly ReturnReason[] = ['overpaid', 'not_asked', 'late'];

const reasonOfType: Readonly<Record<string, ReturnReason>> = {
  'escrow.declined': 'declined',
  'escrow.cancelled': 'cancelled',
  'escrow.expired': 'expired',
};

/** A merchant's words are never mistaken for one of our reasons, even if they are equal. */
function whyBack(context: MailContext): Why {
  const { event, facts } = context;
  const words = textOf(context, 'reason');
  if (event === null)
    return { reason: excessReasons.find((reason) => reason === words) ?? 'overpaid', words: null };
  if (event.type === 'charge.failed') {
    return { reason: facts.failure_reason === 'expired' ? 'expired' : 'failed', words: null };
  }
  const reason = reasonOfType[event.type];
  if (reason !== undefined) return { reason, words };
  if (textOf(context, 'payout_id') !== null) return { reason: 'payout_unpayable', words: null };
  return { reason: null, words };
}

/**
 * The amount of this decision's refunds that is too small for a bank transfer. An excess of the same moment
 * has a mail of its own.
 */
async function tooSmallOf({ services, checkout, event, facts }: MailContext): Promise<number> {
  const refunds = await services.store.all(listRefunds, { checkoutId: checkout.id });
  const ofDecision = refunds.filter(({ origin, createdAt, creditId }) =>
    event === null
      ? origin === 'excess' && creditId === facts.credit_id
      : origin === 'held' && createdAt === event.at,
  );
  const small = ofDecision.filter(({ status }) => status === 'below_minimum');
  return small.reduce((sum, { amount }) => sum + amount, 0);
}
