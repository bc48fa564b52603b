import type { RecordedEvent } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { MailData } from '../../domain/mail/templates.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { orderPath } from '../checkouts/path.js';
import { checkoutUrl } from '../checkouts/present.js';
import { findById } from '../checkouts/queries.js';

const findCause = statement<{ id: string }, RecordedEvent>('event.cause_of_mail', (db, p) =>
  db.selectFrom('event').select(columns('event')).where('id', '=', p.id),
);

/** What a receipt says, read from the event that says that the price has arrived. */
export async function receiptData(
  { store, config }: Services,
  eventId: string,
): Promise<MailData['checkout.receipt']> {
  const event = await store.one(findCause, { id: eventId });
  const order = await store.one(findById, { id: event?.checkoutId ?? '' });
  if (!event || !order) throw new Error(`The event ${eventId} of a receipt is gone`);
  const account = await store.one(findAccount, { id: order.accountId });
  const orderUrl = checkoutUrl(order, config.siteUrl);
  return {
    merchant: account?.name ?? '',
    mode: order.mode,
    reference: order.reference,
    amount: order.amount,
    description: order.description,
    paidAt: event.at,
    isHeld: order.kind === 'escrow',
    orderUrl,
    receiptUrl: `${config.siteUrl}${orderPath({ reference: order.reference, key: order.checkoutKey }, 'receipt')}`,
  };
}
