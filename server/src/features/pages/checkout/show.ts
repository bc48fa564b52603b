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
import type { OpenSession } from '../../sign-in/queries.js';
import { goTo, sendHtml } from '../send.js';
import { findOwn } from '../signed-in/request.js';
import { showSignIn } from '../signed-in/sign-in.js';
import { moment, money } from '../signed-in/story-view.js';
import { linksOf } from './address.js';
import { loadOrder, type OpenOrder, type OrderRequest, openOrder } from './open-order.js';

/** The page of an order; the sign-in for whoever is not its buyer, whether or not there is one. */
export async function showOrder(page: OrderRequest): Promise<void> {
  const found = await findOwn(page);
  if (!found) return showSignIn(page);
  const { session, checkouts: orders } = found;
  const [order, ...others] = orders;
  if (!order) return showSignIn(page, session.emailKey);
  if (others.length > 0) return showChooser(page, session, orders);
  sendOrder(page, await loadOrder(page.services, session, order));
}

/** Sends the page of an order that is open already, with what could not be done. */
export function sendOrder(page: OrderRequest, { view, session }: OpenOrder, isRefused = false): void {
  const { services, response, links } = page;
  const html = renderOrder({
    view,
    links,
    email: session.emailKey,
    intention: services.newId(),
    notice: isRefused ? english.errors.notPossible : undefined,
  });
  sendHtml(response, html, isRefused ? 409 : 200);
}

/** Goes back to the order after something was done; or shows how it stands, if that could not be. */
export async function endWith(page: OrderRequest, open: OpenOrder, isDone: boolean): Promise<void> {
  if (isDone) goTo(page.response, page.links.page);
  else sendOrder(page, (await openOrder(page)) ?? open, true);
}

async function showChooser(page: OrderRequest, session: OpenSession, orders: readonly Checkout[]) {
  const { services, response, links } = page;
  const choices = await Promise.all(orders.map((choice) => choiceOf(services, choice)));
  const { mode, emailKey: email } = session;
  sendHtml(response, renderChooser({ choices, mode, links, email }));
}

async function choiceOf({ store }: Services, order: Checkout) {
  const { reference, checkoutKey: key, accountId, amount, createdAt } = order;
  const account = await store.one(findAccount, { id: accountId });
  return {
    href: linksOf({ side: 'buyer', reference, key }).page,
    merchant: account?.name ?? '',
    amount: money(amount),
    orderedAt: moment(createdAt),
  };
}

export async function showReceipt(page: OrderRequest): Promise<void> {
  const open = await openOrder(page);
  if (open) sendReceipt(page, open);
  else goTo(page.response, page.links.page);
}

/** Sends the receipt, with what became of the wish to have it by mail. */
export function sendReceipt(
  { services, response, links }: OrderRequest,
  { view, session }: OpenOrder,
  mailed?: ReceiptPageProps['mailed'],
): void {
  const intention = services.newId();
  const html = renderReceipt({ view, links, email: session.emailKey, intention, mailed });
  sendHtml(response, html, mailed === 'tooMany' ? 429 : 200);
}
