import {
  english,
  type ReceiptPageProps,
  renderChooser,
  renderOrder,
  renderReceipt,
} from '@escrow-checkout/web';
import type { Checkout } from '../../../domain/records.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import type { BuyerSession } from '../../sign-in/queries.js';
import { goTo, sendHtml } from '../send.js';
import { linksOf } from './address.js';
import { findOrders, loadOrder, type OpenOrder, openOrder } from './open-order.js';
import { type PageRequest, showSignIn } from './sign-in.js';
import { moment, money } from './story-view.js';

/** The page of an order; the sign-in for whoever is not its buyer, whether or not there is one. */
export async function showOrder(page: PageRequest): Promise<void> {
  const found = await findOrders(page);
  if (!found) return showSignIn(page);
  const { session, orders } = found;
  const [order, ...others] = orders;
  if (!order) return showSignIn(page, session.emailKey);
  if (others.length > 0) return showChooser(page, session, orders);
  sendOrder(page, await loadOrder(page.services, session, order));
}

/** Sends the page of an order that is open already, with what could not be done. */
export function sendOrder(page: PageRequest, { view, session }: OpenOrder, isRefused = false): void {
  const { services, response, order } = page;
  const html = renderOrder({
    view,
    links: linksOf(order),
    email: session.emailKey,
    intention: services.newId(),
    notice: isRefused ? english.errors.notPossible : undefined,
  });
  sendHtml(response, html, isRefused ? 409 : 200);
}

async function showChooser(page: PageRequest, session: BuyerSession, orders: readonly Checkout[]) {
  const { services, response, order } = page;
  const choices = await Promise.all(orders.map((choice) => choiceOf(services, choice)));
  const { mode, emailKey: email } = session;
  sendHtml(response, renderChooser({ choices, mode, links: linksOf(order), email }));
}

async function choiceOf({ store }: Services, order: Checkout) {
  const { reference, checkoutKey: key, accountId, amount, createdAt } = order;
  const account = await store.one(findAccount, { id: accountId });
  return {
    href: linksOf({ reference, key }).page,
    merchant: account?.name ?? '',
    amount: money(amount),
    orderedAt: moment(createdAt),
  };
}

export async function showReceipt(page: PageRequest): Promise<void> {
  const open = await openOrder(page);
  if (open) sendReceipt(page, open);
  else goTo(page.response, linksOf(page.order).page);
}

/** Sends the receipt, with what became of the wish to have it by mail. */
export function sendReceipt(
  { services, response, order }: PageRequest,
  { view, session }: OpenOrder,
  mailed?: ReceiptPageProps['mailed'],
): void {
  const [links, intention] = [linksOf(order), services.newId()];
  const html = renderReceipt({ view, links, email: session.emailKey, intention, mailed });
  sendHtml(response, html, mailed === 'tooMany' ? 429 : 200);
}
