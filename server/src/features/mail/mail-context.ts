import type { Mail } from '../../adapters/store/mail-rows.js';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { CheckoutTemplate } from '../../domain/mail/causes.js';
import type {
  BuyerData,
  DisputeData,
  DisputeOutcomeData,
  MailData,
  SellerData,
} from '../../domain/mail/templates.js';
import type { Checkout, Dispute } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { checkoutUrl, sellerPageUrl } from '../checkouts/present.js';
import { findById, listDisputes } from '../checkouts/queries.js';

/** A sale with what a mail tells of it. */
export interface MailContext {
  services: Services;
  checkout: Checkout;
  merchant: string;
  /** Null where no event tells of it. */
  event: RecordedEvent | null;
  /** What the event says, or what was noted with the mail: it stays so, however late the mail is sent. */
  said: Readonly<Record<string, unknown>>;
}

/** Reads what a mail of one template is filled with. */
export type Fill<Name extends keyof MailData> = (
  context: MailContext,
) => MailData[Name] | Promise<MailData[Name]>;

const findCause = statement<{ id: string }, RecordedEvent>('event.cause_of_mail', (db, p) =>
  db.selectFrom('event').select(columns('event')).where('id', '=', p.id),
);

/** Reads what a mail tells of. */
export async function loadMailContext(
  services: Services,
  mail: Mail & { template: CheckoutTemplate },
): Promise<MailContext> {
  const { store } = services;
  // What comes after the event's id tells apart mails that were asked for again.
  const [eventId = ''] = mail.cause.split(':');
  const event = mail.factsJson === null ? await store.one(findCause, { id: eventId }) : null;
  const checkout = await store.one(findById, { id: mail.checkoutId ?? '' });
  if (event === undefined || !checkout) throw new Error(`What the mail ${mail.id} tells of is gone`);
  const account = await store.one(findAccount, { id: checkout.accountId });
  const said = JSON.parse(event?.extrasJson ?? mail.factsJson ?? '{}') as MailContext['said'];
  return { services, checkout, merchant: account?.name ?? '', event, said };
}

/** What every mail to the buyer says. */
export function buyerData({ services, checkout, merchant }: MailContext): BuyerData {
  const { mode, reference, sellerName } = checkout;
  const checkoutPageUrl = checkoutUrl(checkout, services.config.siteUrl);
  return { merchant, mode, reference, seller: sellerName ?? merchant, checkoutPageUrl };
}

/** What every mail to the seller says. */
export function sellerData({ services, checkout, merchant }: MailContext): SellerData {
  const { mode, reference, customerName: buyer, description } = checkout;
  const url = sellerPageUrl(checkout, services.config.siteUrl);
  if (url === null) throw new Error(`The sale ${checkout.id} has no seller to write to`);
  return { merchant, mode, reference, buyer, description, sellerPageUrl: url };
}

/** An amount that the event says; 0 where it says none. */
export function amountOf({ said }: MailContext, name: string): number {
  return Number(said[name] ?? 0);
}

/** A text that the event says, or null. */
export function textOf({ said }: MailContext, name: string): string | null {
  const value = said[name];
  return typeof value === 'string' ? value : null;
}

/** What was reported. A deadline that is no longer open is not given. */
export async function disputeData(context: MailContext): Promise<DisputeData> {
  const { openedBy, description, respondBy, status } = await disputeOf(context);
  const reason = textOf(context, 'reason') as Dispute['reason'];
  const isSpokenFor = textOf(context, 'on_behalf_of') !== null;
  const isOpen = status !== 'resolved';
  return { openedBy, isSpokenFor, reason, text: description, respondBy, isOpen };
}

async function disputeOf(context: MailContext): Promise<Dispute> {
  const disputes = await context.services.store.all(listDisputes, { checkoutId: context.checkout.id });
  const dispute = disputes.find(({ id }) => id === context.said.dispute_id);
  if (!dispute) throw new Error(`A dispute of the sale ${context.checkout.id} is gone`);
  return dispute;
}

/** How it ended, in numbers. */
export function outcomeData(context: MailContext): DisputeOutcomeData {
  const { status, closedReason, autoReleaseAt } = context.checkout;
  const said = textOf(context, 'outcome') as 'withdrawn' | 'conceded' | 'resolved';
  return {
    outcome: said === 'conceded' && closedReason === 'no_answer' ? 'no_answer' : said,
    released: amountOf(context, 'released_amount'),
    refunded: amountOf(context, 'refunded_amount'),
    releasesAt: status === 'funded' ? autoReleaseAt : null,
  };
}
