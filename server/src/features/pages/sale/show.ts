import { english, renderSale } from '@escrow-checkout/web';
import { goTo, sendHtml } from '../send.js';
import { findOwn } from '../signed-in/request.js';
import { showSignIn } from '../signed-in/sign-in.js';
import { type OpenSale, openSale, type SaleRequest } from './open-sale.js';

/** The page of a sale; the sign-in for whoever is not its seller, whether or not there is one. */
export async function showSale(page: SaleRequest): Promise<void> {
  const open = await openSale(page);
  if (open) sendSale(page, open);
  else showSignIn(page, (await findOwn(page))?.session.emailKey);
}

/** Sends the page of a sale that is open already, with what could not be done. */
function sendSale(page: SaleRequest, { view, session }: OpenSale, isRefused = false): void {
  const notice = isRefused ? english.errors.notPossible : undefined;
  const html = renderSale({ view, links: page.links, email: session.emailKey, notice });
  sendHtml(page.response, html, isRefused ? 409 : 200);
}

/** Goes back to the sale after something was done; or shows how it stands, if that could not be. */
export async function endWith(page: SaleRequest, open: OpenSale, isDone: boolean): Promise<void> {
  if (isDone) goTo(page.response, page.links.page);
  else sendSale(page, (await openSale(page)) ?? open, true);
}
