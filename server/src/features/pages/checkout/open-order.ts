import type { Links, OrderView } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { recordBuyer } from '../../../domain/checkout/buyer.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import type { Checkout } from '../../../domain/records.js';
import { accountTime, alarmContext } from '../../../jobs/account-time.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import { loadCheckout, loadSettled } from '../../checkouts/load.js';
import { perform } from '../../perform.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { findOnly, type PageRequest } from '../signed-in/request.js';
import { viewOf } from './view.js';

export type OrderRequest = PageRequest<Links>;

/** An order that its buyer has opened. */
export interface OpenOrder {
  session: OpenSession;
  aggregate: CheckoutAggregate;
  context: Context;
  view: OrderView;
}

/** The one order of the signed-in buyer that the address means; null where that is none, or not one. */
export async function openOrder(page: OrderRequest): Promise<OpenOrder | null> {
  const found = await findOnly(page);
  return found && loadOrder(page.services, found.session, found.checkout);
}

/** Loads an order with what its page shows, and writes down once whose it is. */
export async function loadOrder(
  services: Services,
  session: OpenSession,
  order: Pick<Checkout, 'id' | 'accountId' | 'mode'>,
): Promise<OpenOrder> {
  const { store, newId } = services;
  const time = await accountTime(services, order.accountId, order.mode);
  const context = alarmContext(services, time, `page:${newId()}`, { kind: 'buyer', via: 'page' });
  const load = () => loadCheckout(store, order.id);
  let aggregate = found(await loadSettled(store, order.id));
  if (checkoutOf(aggregate).buyerUserId === null) {
    await perform(store, load, (current) => recordBuyer(current, session.personId, context));
    services.wakeWorker();
    aggregate = found(await loadSettled(store, order.id));
  }
  const account = await store.one(findAccount, { id: order.accountId });
  const view = viewOf(aggregate, { merchant: account?.name ?? '', context });
  return { session, aggregate, context: { ...context, changeId: `page:${newId()}` }, view };
}

function found(aggregate: CheckoutAggregate | undefined): CheckoutAggregate {
  if (!aggregate) throw new Error('An order is gone');
  return aggregate;
}
