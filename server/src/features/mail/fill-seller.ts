import type { DispatchProof } from '../../domain/aggregate.js';
import { isClosed } from '../../domain/checkout/invariants.js';
import { returnableFrom } from '../../domain/checkout/unpayable.js';
import type { CheckoutTemplate } from '../../domain/mail/causes.js';
import type { BankShown, MailData } from '../../domain/mail/templates.js';
import type { Payout } from '../../domain/records.js';
import { webLinkOrNull } from '../../domain/web-link.js';
import { findPayout, findSeller } from '../checkouts/queries.js';
import { findRateAt } from '../delivery/queries.js';
import { notArrivedData } from './inspection-data.js';
import {
  amountOf,
  disputeData,
  type Fill,
  type MailContext,
  outcomeData,
  parcelData,
  releaseOf,
  sellerData,
  shipmentOf,
  solvedData,
  textOf,
} from './mail-context.js';

type SellerTemplate = Extract<CheckoutTemplate, `seller.${string}`>;

/** Reads the data of each mail to a seller. */
export const sellerFills: { readonly [Name in SellerTemplate]: Fill<Name> } = {
  'seller.invitation': (context) => {
    const { amount, status, sellerAcceptedAt } = context.checkout;
    return { ...sellerData(context), amount, isOpen: !isClosed(status) && sellerAcceptedAt === null };
  },
  'seller.funded': async (context) => ({
    ...sellerData(context),
    amount: amountOf(context, 'held_amount'),
    isToSend: context.checkout.status === 'funded' && context.checkout.sellerDeliveredAt === null,
    isManaged: context.checkout.deliveryMode === 'managed',
    isAccepted: context.checkout.sellerAcceptedAt !== null,
    bank: await bankOnFile(context),
  }),
  'seller.pickup_booked': async (context) => {
    const { service, labelUrl, quoteId, ratePosition: position } = await shipmentOf(context);
    const rate = await context.services.store.one(findRateAt, { quoteId, position });
    return {
      ...sellerData(context),
      ...(await parcelData(context)),
      service,
      pickupTime: rate?.pickupTime ?? null,
      labelUrl: webLinkOrNull(labelUrl),
    };
  },
  'seller.pickup_cancelled': async (context) => ({
    ...sellerData(context),
    ...(await parcelData(context)),
  }),
  'seller.delivery_failed': async (context) => ({
    ...sellerData(context),
    ...(await parcelData(context)),
    releasesAt: releaseOf(context),
  }),
  'seller.not_arrived': (context) => {
    const { dispatchProofJson } = context.checkout;
    const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
    const trackingNumber = proof.tracking_number ?? null;
    return { ...sellerData(context), ...notArrivedData(context), trackingNumber };
  },
  'seller.released': async (context) => {
    const payout = await payoutOf(context);
    return {
      ...sellerData(context),
      amount: amountOf(context, 'released_amount'),
      remaining: amountOf(context, 'remaining_amount'),
      bank: shown(payout),
      isTooSmall: payout?.status === 'below_minimum',
    };
  },
  'seller.paid_out': async (context) => {
    const payout = await payoutOf(context);
    const sessionId = textOf(context, 'session_id');
    // After a return, the payout may go to another bank account than this attempt did.
    const isThisOne = payout?.status === 'paid' && payout.sessionId === sessionId;
    const bank = isThisOne ? shown(payout) : null;
    const amount = amountOf(context, 'payout_amount');
    const isCombined = payout !== undefined && payout.combinedPayoutId !== null;
    return { ...sellerData(context), amount, sessionId, bank, isCombined };
  },
  'seller.payout_problem': async (context) => {
    const payout = await payoutOf(context);
    const isRetried = payout?.status !== 'failed';
    return {
      ...sellerData(context),
      amount: amountOf(context, 'payout_amount'),
      bank: isRetried ? null : shown(payout),
      cameBack: context.event?.type === 'payout.reversed',
      isRetried,
    };
  },
  'seller.bank_account_missing': async (context) => {
    const payout = await payoutOf(context);
    if (!payout) throw new Error(`A payout of the escrow ${context.checkout.id} is gone`);
    return {
      ...sellerData(context),
      amount: amountOf(context, 'payout_amount'),
      isOnHold: payout.status === 'manual',
      returnableAt: returnableFrom(payout, (payout.remindedAt ?? 0) + context.waitedMs),
    };
  },
  'seller.dispute_opened': async (context) => ({ ...sellerData(context), ...(await disputeData(context)) }),
  'seller.dispute_solved': async (context) => ({ ...sellerData(context), ...(await solvedData(context)) }),
  'seller.dispute_resolved': async (context) => ({
    ...sellerData(context),
    ...(await outcomeData(context)),
    bank: await bankOnFile(context),
  }),
  'seller.over': (context) => ({
    ...sellerData(context),
    why: whyOver(context),
    refunded: amountOf(context, 'refunded_amount'),
    released: context.checkout.amountReleased,
  }),
};

function whyOver(context: MailContext): MailData['seller.over']['why'] {
  const { event } = context;
  if (event?.type === 'escrow.cancelled') return 'cancelled';
  if (event?.type === 'escrow.expired') return 'expired';
  return textOf(context, 'payout_id') === null ? 'refunded' : 'payout_unpayable';
}

/** The seller's current bank account. */
async function bankOnFile({ services, checkout }: MailContext): Promise<BankShown | null> {
  const { accountId, mode, sellerKey } = checkout;
  const key = { accountId, mode, emailKey: sellerKey ?? '' };
  return shown(await services.store.one(findSeller, key));
}

async function payoutOf(context: MailContext): Promise<Payout | undefined> {
  return context.services.store.one(findPayout, { id: textOf(context, 'payout_id') ?? '' });
}

function shown(bankAccount: Pick<Payout, 'bankName' | 'accountLast4'> | undefined): BankShown | null {
  if (!bankAccount || bankAccount.bankName === null || bankAccount.accountLast4 === null) return null;
  return { bankName: bankAccount.bankName, last4: bankAccount.accountLast4 };
}
