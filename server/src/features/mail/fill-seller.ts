import { isClosed } from '../../domain/checkout/invariants.js';
import type { SaleTemplate } from '../../domain/mail/causes.js';
import type { BankShown, MailData } from '../../domain/mail/templates.js';
import type { Payout } from '../../domain/records.js';
import { findPayout, findSeller } from '../checkouts/queries.js';
import { disputeTold, outcomeTold } from './fill-dispute.js';
import { amountOf, type Fill, sellerTold, type Told, textOf } from './told.js';

type SellerTemplate = Extract<SaleTemplate, `sale.${string}`>;

/** What the mails to a seller are filled with. */
export const sellerFills: { readonly [Name in SellerTemplate]: Fill<Name> } = {
  'sale.invitation': (told) => {
    const { amount, status, sellerAcceptedAt } = told.order;
    return { ...sellerTold(told), amount, isOpen: !isClosed(status) && sellerAcceptedAt === null };
  },
  'sale.funded': async (told) => ({
    ...sellerTold(told),
    amount: amountOf(told, 'held_amount'),
    isToSend: told.order.status === 'funded' && told.order.sellerDeliveredAt === null,
    isManaged: told.order.deliveryMode === 'managed',
    isAccepted: told.order.sellerAcceptedAt !== null,
    bank: await bankOnFile(told),
  }),
  'sale.released': async (told) => {
    const payout = await payoutOf(told);
    return {
      ...sellerTold(told),
      amount: amountOf(told, 'released_amount'),
      remaining: amountOf(told, 'remaining_amount'),
      bank: shown(payout),
      isTooSmall: payout?.status === 'below_minimum',
    };
  },
  'sale.paid_out': async (told) => {
    const payout = await payoutOf(told);
    const sessionId = textOf(told, 'session_id');
    // Once it came back, the payout may go elsewhere than this one went.
    const isThisOne = payout?.status === 'paid' && payout.sessionId === sessionId;
    const bank = isThisOne ? shown(payout) : null;
    return { ...sellerTold(told), amount: amountOf(told, 'payout_amount'), sessionId, bank };
  },
  'sale.payout_problem': async (told) => {
    const payout = await payoutOf(told);
    const isTriedAgain = payout?.status !== 'failed';
    return {
      ...sellerTold(told),
      amount: amountOf(told, 'payout_amount'),
      bank: isTriedAgain ? null : shown(payout),
      cameBack: told.event?.type === 'payout.reversed',
      isTriedAgain,
    };
  },
  'sale.dispute_opened': async (told) => ({ ...sellerTold(told), ...(await disputeTold(told)) }),
  'sale.dispute_resolved': async (told) => ({
    ...sellerTold(told),
    ...outcomeTold(told),
    bank: await bankOnFile(told),
  }),
  'sale.over': (told) => ({
    ...sellerTold(told),
    why: whyOver(told),
    refunded: amountOf(told, 'refunded_amount'),
    released: told.order.amountReleased,
  }),
};

function whyOver({ event, said }: Told): MailData['sale.over']['why'] {
  if (event?.type === 'escrow.cancelled') return 'cancelled';
  if (event?.type === 'escrow.expired') return 'expired';
  return said.payout_id === undefined ? 'refunded' : 'payout_unpayable';
}

/** Where he is paid now. */
async function bankOnFile({ services, order }: Told): Promise<BankShown | null> {
  const { accountId, mode, sellerKey } = order;
  const key = { accountId, mode, emailKey: sellerKey ?? '' };
  return shown(await services.store.one(findSeller, key));
}

async function payoutOf(told: Told): Promise<Payout | undefined> {
  return told.services.store.one(findPayout, { id: textOf(told, 'payout_id') ?? '' });
}

function shown(details: Pick<Payout, 'bankName' | 'accountLast4'> | undefined): BankShown | null {
  if (!details || details.bankName === null || details.accountLast4 === null) return null;
  return { bankName: details.bankName, last4: details.accountLast4 };
}
