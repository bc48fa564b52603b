import { renderSellerPage, type Words } from '@escrow-checkout/web';
import { goTo, sendPage } from '../responses.js';
import { findOwn } from '../signed-in/request.js';
import { showSignIn } from '../signed-in/sign-in.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest } from './open-page.js';

/** Shows the page of an escrow; to everyone but its seller the sign-in, whether or not it exists. */
export async function showSellerPage(page: SellerPageRequest): Promise<void> {
  const open = await openSellerPage(page);
  if (open) sendSellerPage(page, open);
  else showSignIn(page, (await findOwn(page))?.session.emailKey);
}

/** Sends the page of an open escrow, with a notice if a command was refused. */
function sendSellerPage(page: SellerPageRequest, { view, session }: OpenSellerPage, isRefused = false): void {
  const notice = isRefused ? ({ errors }: Words) => errors.notPossible : undefined;
  const props = { view, links: page.links, email: session.emailKey, notice };
  sendPage(page.response, renderSellerPage, props, isRefused ? 409 : 200);
}

/** Redirects to the escrow after a command; if it was refused, shows the current state. */
export async function endWith(page: SellerPageRequest, open: OpenSellerPage, isDone: boolean): Promise<void> {
  if (isDone) goTo(page.response, page.links.page);
  else sendSellerPage(page, (await openSellerPage(page)) ?? open, true);
}
