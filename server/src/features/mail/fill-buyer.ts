import type { DispatchProof } from '../../domain/aggregate.js';
import type { SaleTemplate } from '../../domain/mail/causes.js';
import type { MailData, ReturnReason } from '../../domain/mail/templates.js';
import type { Checkout } from '../../domain/records.js';
import { listRefunds } from '../checkouts/queries.js';
import { disputeTold, outcomeTold } from './fill-dispute.js';
import { amountOf, buyerTold, type Fill, type Told, textOf } from './told.js';

type BuyerTemplate = Extract<SaleTemplate, `checkout.${string}`>;

/** What the mails to a buyer are filled with. */
export const buyerFills: { readonly [Name in BuyerTemplate]: Fill<Name> } = {
  'checkout.receipt': (told) => {
    const { merchant, mode, reference, orderUrl } = buyerTold(told);
    const { amount, description } = told.order;
    const receiptUrl = orderUrl.replace('?', '/receipt?');
    const paidAt = told.event?.at ?? 0;
    const paid = { amount, description, paidAt, money: whereMoneyIs(told.order) };
    return { merchant, mode, reference, ...paid, orderUrl, receiptUrl };
  },
  'checkout.delivered': (told) => {
    const { dispatchProofJson } = told.order;
    const proof: Partial<DispatchProof> = dispatchProofJson === null ? {} : JSON.parse(dispatchProofJson);
    return {
      ...buyerTold(told),
      courier: proof.courier_name ?? null,
      trackingNumber: textOf(told, 'tracking_number'),
      notes: proof.notes ?? null,
      releasesAt: Date.parse(textOf(told, 'auto_release_at') ?? ''),
    };
  },
  'checkout.reminder': (told) => ({
    ...buyerTold(told),
    amount: amountOf(told, 'held_amount'),
    releasesAt: amountOf(told, 'auto_release_at'),
  }),
  'checkout.released': (told) => ({
    ...buyerTold(told),
    amount: amountOf(told, 'released_amount'),
    remaining: amountOf(told, 'remaining_amount'),
  }),
  'checkout.refunded': async (told) => ({
    ...buyerTold(told),
    ...whyBack(told),
    amount: amountOf(told, 'refunded_amount'),
    tooSmall: await tooSmallOf(told),
    remaining: amountOf(told, 'remaining_amount'),
  }),
  'checkout.refund_failed': (told) => ({ ...buyerTold(told), amount: amountOf(told, 'refund_amount') }),
  'checkout.dispute_opened': async (told) => ({ ...buyerTold(told), ...(await disputeTold(told)) }),
  'checkout.dispute_resolved': (told) => ({ ...buyerTold(told), ...outcomeTold(told) }),
};

function whereMoneyIs({ kind, amountHeld }: Checkout): MailData['checkout.receipt']['money'] {
  if (kind === 'charge') return 'direct';
  return amountHeld > 0 ? 'held' : 'moved_on';
}

type Why = Pick<MailData['checkout.refunded'], 'reason' | 'words'>;

const reasonOfType: Readonly<Record<string, ReturnReason>> = {
  'escrow.declined': 'declined',
  'escrow.cancelled': 'cancelled',
  'escrow.expired': 'expired',
};

/** What a merchant wrote is never taken for a reason of ours, even if it is the same word. */
function whyBack(told: Told): Why {
  const { event, said } = told;
  const words = textOf(told, 'reason');
  if (event === null) return { reason: words === 'late' ? 'late' : 'overpaid', words: null };
  if (event.type === 'charge.failed') {
    return { reason: said.failure_reason === 'expired' ? 'expired' : 'failed', words: null };
  }
  const reason = reasonOfType[event.type];
  if (reason !== undefined) return { reason, words };
  if (said.payout_id !== undefined) return { reason: 'payout_unpayable', words: null };
  return { reason: null, words };
}

/** What of this decision no bank transfers. */
async function tooSmallOf({ services, order, event, said }: Told): Promise<number> {
  const refunds = await services.store.all(listRefunds, { checkoutId: order.id });
  const ofDecision = refunds.filter(({ origin, createdAt, creditId }) =>
    event === null ? origin === 'excess' && creditId === said.credit_id : createdAt === event.at,
  );
  const small = ofDecision.filter(({ status }) => status === 'below_minimum');
  return small.reduce((sum, { amount }) => sum + amount, 0);
}
