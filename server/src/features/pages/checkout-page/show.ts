import {
  type ReceiptPageProps,
  renderCheckoutPage,
  renderChooser,
  renderReceipt,
  type Words,
} from '@escrow-checkout/web';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import type { Checkout } from '../../../domain/records.js';
import { isAccountEnding, isAccountOpen } from '../../../domain/virtual-account.js';
import { ProblemError } from '../../../http/problem.js';
import type { Services } from '../../../services.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { shownMerchant } from '../brand-view.js';
import { goTo, sendPage } from '../responses.js';
import { findOwn } from '../signed-in/request.js';
import { showSignIn } from '../signed-in/sign-in.js';
import { displayTime, money } from '../signed-in/story-view.js';
import { linksOf } from './address.js';
import {
  type CheckoutPageRequest,
  loadCheckoutPage,
  type OpenCheckoutPage,
  openCheckoutPage,
  renewAccount,
} from './open-page.js';

/** Shows the page of a checkout; to everyone but its buyer the sign-in, whether or not it exists. */
export async function showCheckoutPage(page: CheckoutPageRequest): Promise<void> {
  const found = await findOwn(page);
  if (!found) return showSignIn(page);
  const { session, checkouts } = found;
  const [checkout, ...others] = checkouts;
  if (!checkout) return showSignIn(page, session.emailKey);
  if (others.length > 0) return showChooser(page, session, checkouts);
  const open = await loadCheckoutPage(page, session, checkout);
  sendCheckoutPage(page, await withTimeToPay(page, open));
}

/** Shows a number that ends soon no more: a buyer who reads it now may transfer too late. */
async function withTimeToPay(page: CheckoutPageRequest, open: OpenCheckoutPage): Promise<OpenCheckoutPage> {
  const { session, aggregate, context } = open;
  const checkout = checkoutOf(aggregate);
  const isEnding = isAccountOpen(checkout, context.now) && isAccountEnding(checkout, context.now);
  if (!isEnding || !(await hasRenewed(page.services, open))) return open;
  return loadCheckoutPage(page, session, checkout);
}

/** Whatever keeps another number from being opened, the one that is still open can be paid. */
async function hasRenewed(services: Services, open: OpenCheckoutPage): Promise<boolean> {
  try {
    return await renewAccount(services, open);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return false;
  }
}

/** What the page says at its top, after an action that did not do what was meant. */
interface PageNotice {
  words: (words: Words) => string;
  status: number;
}

export const refused: PageNotice = { words: ({ errors }) => errors.notPossible, status: 409 };

/** Sends the page of an open checkout, with a notice if there is something to say. */
export function sendCheckoutPage(
  page: CheckoutPageRequest,
  { view, session }: OpenCheckoutPage,
  notice?: PageNotice,
): void {
  const { services, response, links } = page;
  const props = {
    view,
    links,
    email: session.emailKey,
    intention: services.newId(),
    notice: notice?.words,
  };
  sendPage(response, renderCheckoutPage, props, notice?.status);
}

/** Redirects to the checkout after a command; if it was refused, shows the current state. */
export async function endWith(
  page: CheckoutPageRequest,
  open: OpenCheckoutPage,
  isDone: boolean,
): Promise<void> {
  if (isDone) goTo(page.response, page.links.page);
  else sendCheckoutPage(page, (await openCheckoutPage(page)) ?? open, refused);
}

async function showChooser(page: CheckoutPageRequest, session: OpenSession, checkouts: readonly Checkout[]) {
  const { services, response, links } = page;
  const choices = await Promise.all(checkouts.map((choice) => choiceOf(services, choice)));
  const { mode, emailKey: email } = session;
  sendPage(response, renderChooser, { choices, mode, links, email });
}

async function choiceOf(services: Services, checkout: Checkout) {
  const { reference, checkoutKey: key, amount, createdAt } = checkout;
  const { merchant } = await shownMerchant(services, checkout);
  return {
    href: linksOf({ side: 'buyer', reference, key }).page,
    merchant,
    amount: money(amount),
    orderedAt: displayTime(createdAt),
  };
}

export async function showReceipt(page: CheckoutPageRequest): Promise<void> {
  const open = await openCheckoutPage(page);
  if (open) sendReceipt(page, open);
  else goTo(page.response, page.links.page);
}

/** Sends the receipt page, with the outcome of a request to mail it. */
export function sendReceipt(
  { services, response, links }: CheckoutPageRequest,
  { view, session }: OpenCheckoutPage,
  mailed?: ReceiptPageProps['mailed'],
): void {
  const intention = services.newId();
  const props = { view, links, email: session.emailKey, intention, mailed };
  sendPage(response, renderReceipt, props, mailed === 'tooMany' ? 429 : 200);
}
