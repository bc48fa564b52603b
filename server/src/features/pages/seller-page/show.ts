import { english, renderSellerPage } from '@escrow-checkout/web';
import { goTo, sendHtml } from '../responses.js';
import { findOwn } from '../signed-in/request.js';
import { showSignIn } from '../signed-in/sign-in.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest } from './open-page.js';

/** The page of a sale; the sign-in for whoever is not its seller, whether or not there is one. */
export async function showSellerPage(page: SellerPageRequest): Promise<void> {
  const open = await openSellerPage(page);
  if (open) sendSellerPage(page, open);
  else showSignIn(page, (await findOwn(page))?.session.emailKey);
}

/** Sends the page of a sale that is open already, with what could not be done. */
function sendSellerPage(page: SellerPageRequest, { view, session }: OpenSellerPage, isRefused = false): void {
  const notice = isRefused ? english.errors.notPossible : undefined;
  const html = renderSellerPage({ view, links: page.links, email: session.emailKey, notice });
  sendHtml(page.response, html, isRefused ? 409 : 200);
}

/** Goes back to the sale after something was done; or shows how it stands, if that could not be. */
export async function endWith(page: SellerPageRequest, open: OpenSellerPage, isDone: boolean): Promise<void> {
  if (isDone) goTo(page.response, page.links.page);
  else sendSellerPage(page, (await openSellerPage(page)) ?? open, true);
}
