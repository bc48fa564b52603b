import { renderAccept } from '@escrow-checkout/web';
import { decideAcceptPaid, withSeller } from '../../escrow/accept-paid.js';
import { goTo, sendHtml } from '../send.js';
import { fieldOf } from '../signed-in/form.js';
import { takeAccount } from './account.js';
import { type AccountForm, emptyForm, listBanks } from './bank-account.js';
import { decideOnSale, type OpenSale, runOnSale, type SaleRequest, withSale } from './open-sale.js';
import { endWith } from './show.js';

/** The step before a sale is accepted: what that means, and where the money will go. */
export const askAccept = withSale(async (page, open) => {
  if (open.view.actions.accept) await sendAccept(page, open, emptyForm);
  else goTo(page.response, page.links.page);
});

async function sendAccept(page: SaleRequest, open: OpenSale, form: AccountForm): Promise<void> {
  const { view, session } = open;
  // With an account on file there is nothing to choose, so the bank need not answer.
  const banks = view.destination === null ? await listBanks(page, open) : [];
  const props = { view, links: page.links, email: session.emailKey, banks, form };
  sendHtml(page.response, renderAccept(props), form.wrong === undefined ? 200 : 422);
}

/**
 * Accepts; with a bank account, once its holder is confirmed, it is saved in the same change. An account that
 * was typed is meant, even if another one is on file by now.
 */
export const accept = withSale(async (page, open) => {
  const isKnown = open.view.destination !== null && fieldOf(page.request, 'bank') === '';
  if (isKnown || fieldOf(page.request, 'later') !== '')
    return endWith(page, open, await runOnSale(page, open, { command: 'accept' }));
  const destination = await takeAccount(page, open, 'accept', (form) => sendAccept(page, open, form));
  if (destination === null) return;
  const isDone = await decideOnSale(
    page,
    open,
    (aggregate) => withSeller(page.services, aggregate, destination),
    (aggregate) => decideAcceptPaid(aggregate, destination, 'seller', open.context),
  );
  await endWith(page, open, isDone);
});
