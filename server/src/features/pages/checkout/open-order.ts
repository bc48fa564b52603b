import type { Links, OrderView } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { recordBuyer } from '../../../domain/checkout/buyer.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import type { Checkout } from '../../../domain/records.js';
import { subjectOf } from '../../../pipeline/admit.js';
import { accountTime, systemContext } from '../../../pipeline/context.js';
import { execute } from '../../../pipeline/execute.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import { loadCheckout, loadSettled } from '../../checkouts/load.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { goTo } from '../send.js';
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

/** Does something with the order that the buyer has opened; whoever has opened none is asked to sign in. */
export function withOrder(act: (page: OrderRequest, open: OpenOrder) => Promise<void> | void) {
  return async (page: OrderRequest): Promise<void> => {
    const open = await openOrder(page);
    if (open) await act(page, open);
    else goTo(page.response, page.links.page);
  };
}

/** Loads an order with what its page shows, and writes down once whose it is. */
export async function loadOrder(
  services: Services,
  session: OpenSession,
  order: Pick<Checkout, 'id' | 'accountId' | 'mode'>,
): Promise<OpenOrder> {
  const { store, newId } = services;
  const time = await accountTime(services, order.accountId, order.mode);
  const context = systemContext(services, time, `page:${newId()}`, { kind: 'buyer', via: 'page' });
  let aggregate = found(await loadSettled(store, order.id));
  if (checkoutOf(aggregate).buyerUserId === null) {
    await execute(services, {
      subject: subjectOf(() => loadCheckout(store, order.id)),
      command: { decide: (current) => recordBuyer(current, session.personId, context) },
      context,
    });
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
