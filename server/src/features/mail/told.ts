import type { Mail } from '../../adapters/store/mail-rows.js';
import type { RecordedEvent } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { SaleTemplate } from '../../domain/mail/causes.js';
import type { BuyerTold, MailData, SellerTold } from '../../domain/mail/templates.js';
import type { Checkout } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { checkoutUrl, saleUrl } from '../checkouts/present.js';
import { findById } from '../checkouts/queries.js';

/** A sale with what a mail tells of it. */
export interface Told {
  services: Services;
  order: Checkout;
  merchant: string;
  /** Null where no event tells of it. */
  event: RecordedEvent | null;
  /** What the event says, or what was noted with the mail: it stays so, however late the mail is sent. */
  said: Readonly<Record<string, unknown>>;
}

/** Reads what a mail of one template is filled with. */
export type Fill<Name extends keyof MailData> = (told: Told) => MailData[Name] | Promise<MailData[Name]>;

const findCause = statement<{ id: string }, RecordedEvent>('event.cause_of_mail', (db, p) =>
  db.selectFrom('event').select(columns('event')).where('id', '=', p.id),
);

/** Reads what a mail tells of. */
export async function readTold(services: Services, mail: Mail & { template: SaleTemplate }): Promise<Told> {
  const { store } = services;
  // What comes after the event's id tells apart mails that were asked for again.
  const [eventId = ''] = mail.cause.split(':');
  const event = mail.factsJson === null ? await store.one(findCause, { id: eventId }) : null;
  const order = await store.one(findById, { id: mail.checkoutId ?? '' });
  if (event === undefined || !order) throw new Error(`What the mail ${mail.id} tells of is gone`);
  const account = await store.one(findAccount, { id: order.accountId });
  const said = JSON.parse(event?.extrasJson ?? mail.factsJson ?? '{}') as Told['said'];
  return { services, order, merchant: account?.name ?? '', event, said };
}

/** What every mail to the buyer says. */
export function buyerTold({ services, order, merchant }: Told): BuyerTold {
  const { mode, reference, sellerName } = order;
  const orderUrl = checkoutUrl(order, services.config.siteUrl);
  return { merchant, mode, reference, seller: sellerName ?? merchant, orderUrl };
}

/** What every mail to the seller says. */
export function sellerTold({ services, order, merchant }: Told): SellerTold {
  const { mode, reference, customerName: buyer, description } = order;
  const url = saleUrl(order, services.config.siteUrl);
  if (url === null) throw new Error(`The sale ${order.id} has no seller to write to`);
  return { merchant, mode, reference, buyer, description, saleUrl: url };
}

/** An amount that the event says; 0 where it says none. */
export function amountOf({ said }: Told, name: string): number {
  return Number(said[name] ?? 0);
}

/** A text that the event says, or null. */
export function textOf({ said }: Told, name: string): string | null {
  const value = said[name];
  return typeof value === 'string' ? value : null;
}
