import type { Mail } from '../../adapters/store/mail-rows.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { statementsOf } from '../../domain/escrow/evidence.js';
import type { CheckoutTemplate } from '../../domain/mail/causes.js';
import type { DisputeData, DisputeOutcomeData, SolvedData } from '../../domain/mail/dispute-data.js';
import type { BuyerData, MailData, ParcelData, SellerData } from '../../domain/mail/templates.js';
import type { Checkout, Dispute, Shipment } from '../../domain/records.js';
import { webLinkOrNull } from '../../domain/web-link.js';
import type { Services } from '../../services.js';
import { nameUnder } from '../brand/brand.js';
import { checkoutUrl, sellerPageUrl } from '../checkouts/present.js';
import { listDisputes } from '../checkouts/queries.js';
import { findShipmentById } from '../delivery/shipment-queries.js';
import type { About } from './about.js';

/** A checkout with the facts that a mail states. */
export interface MailContext {
  services: Services;
  checkout: Checkout;
  merchant: string;
  /** Null if no event caused the mail. */
  event: RecordedEvent | null;
  /** The facts stored with the event or the mail, which do not change however late the mail is sent. */
  facts: Readonly<Record<string, unknown>>;
  /** How long the mail took, or has taken so far, from when it was written until it was sent. */
  waitedMs: number;
}

/** Reads the data of a mail of one template. */
export type Fill<Name extends keyof MailData> = (
  context: MailContext,
) => MailData[Name] | Promise<MailData[Name]>;

const findCause = selectBy('event.cause_of_mail', 'every_event', ['id']);

export async function loadMailContext(
  services: Services,
  mail: Mail & { template: CheckoutTemplate },
  { checkout, brand }: About,
): Promise<MailContext> {
  const { store } = services;
  // The text after the event's id tells apart mails that were requested again.
  const [eventId = ''] = mail.cause.split(':');
  const [event, merchant] = await Promise.all([
    mail.factsJson === null ? store.one(findCause, { id: eventId }) : null,
    brand === null ? '' : nameUnder(services, brand, mail.accountId ?? ''),
  ]);
  if (event === undefined || !checkout)
    throw new Error(`The event or checkout of the mail ${mail.id} is gone`);
  const facts = JSON.parse(event?.extrasJson ?? mail.factsJson ?? '{}') as MailContext['facts'];
  const until = mail.status === 'sent' ? mail.updatedAt : services.clock.now();
  const waitedMs = Math.max(0, until - mail.createdAt);
  return { services, checkout, merchant, event, facts, waitedMs };
}

/** The data of every mail to the buyer. */
export function buyerData({ services, checkout, merchant }: MailContext): BuyerData {
  const { mode, reference, sellerName } = checkout;
  const checkoutPageUrl = checkoutUrl(checkout, services.config.siteUrl);
  return { merchant, mode, reference, seller: sellerName ?? merchant, checkoutPageUrl };
}

/** The data of every mail to the seller. */
export function sellerData({ services, checkout, merchant }: MailContext): SellerData {
  const { mode, reference, customerName: buyer, description } = checkout;
  const url = sellerPageUrl(checkout, services.config.siteUrl);
  if (url === null) throw new Error(`The escrow ${checkout.id} has no seller to write to`);
  return { merchant, mode, reference, buyer, description, sellerPageUrl: url };
}

/** Reads an amount of the facts; 0 if there is none. */
export function amountOf({ facts }: MailContext, name: string): number {
  return Number(facts[name] ?? 0);
}

/** Reads a text of the facts, or null. */
export function textOf({ facts }: MailContext, name: string): string | null {
  const value = facts[name];
  return typeof value === 'string' ? value : null;
}

/** The shipment that a mail is about. */
export async function shipmentOf({ services, checkout, facts }: MailContext): Promise<Shipment> {
  const shipment = await services.store.one(findShipmentById, { id: String(facts.shipment_id) });
  if (!shipment) throw new Error(`A shipment of the escrow ${checkout.id} is gone`);
  return shipment;
}

/** The data of every mail about a parcel. */
export async function parcelData(context: MailContext): Promise<ParcelData> {
  const { carrier, trackingNumber, trackingUrl } = await shipmentOf(context);
  return { carrier, trackingNumber, trackingUrl: webLinkOrNull(trackingUrl) };
}

/** When the money was to be released automatically; null if it was not. */
export function releaseOf(context: MailContext): number | null {
  return context.facts.auto_release_at === undefined ? null : amountOf(context, 'auto_release_at');
}

/** The data of a mail about a new dispute. */
export async function disputeData(context: MailContext): Promise<DisputeData> {
  const disputes = await disputesOf(context);
  const { openedBy, description, respondBy, status } = disputeOf(context, disputes);
  const reason = textOf(context, 'reason') as Dispute['reason'];
  const isSpokenFor = textOf(context, 'on_behalf_of') !== null;
  const isOpen = status !== 'resolved';
  // The first of two is over, so that nothing is said of how it can end.
  const isLast = disputes.filter((other) => other.openedBy === openedBy).length > 1;
  return { openedBy, isSpokenFor, isLast, reason, text: description, respondBy, isOpen };
}

function disputesOf({ services, checkout }: MailContext): Promise<Dispute[]> {
  return services.store.all(listDisputes, { checkoutId: checkout.id });
}

function disputeOf(context: MailContext, disputes: readonly Dispute[]): Dispute {
  const dispute = disputes.find(({ id }) => id === context.facts.dispute_id);
  if (!dispute) throw new Error(`A dispute of the escrow ${context.checkout.id} is gone`);
  return dispute;
}

/** The data of a mail about a dispute of which the buyer says that it is solved. */
export async function solvedData(context: MailContext): Promise<SolvedData> {
  const dispute = disputeOf(context, await disputesOf(context));
  const said = statementsOf(dispute).find(({ isSolved }) => isSolved);
  return { text: said?.text ?? null, isOpen: dispute.status !== 'resolved' };
}

/** The data of a mail about the end of a dispute. */
export async function outcomeData(context: MailContext): Promise<DisputeOutcomeData> {
  const { status, closedReason, autoReleaseAt } = context.checkout;
  const outcome = textOf(context, 'outcome') as 'withdrawn' | 'conceded' | 'resolved';
  const isSilence = outcome === 'conceded' && closedReason === 'no_answer';
  // An operator's decision closes the escrow; a dispute that a reversal opened ends with the escrow going on.
  const isSettled = outcome === 'resolved' && context.event?.status === 'funded';
  return {
    outcome: isSettled ? 'settled' : isSilence ? 'no_answer' : outcome,
    released: amountOf(context, 'released_amount'),
    refunded: amountOf(context, 'refunded_amount'),
    releasesAt: status === 'funded' ? autoReleaseAt : null,
    decisionReason: disputeOf(context, await disputesOf(context)).decisionReason,
  };
}
