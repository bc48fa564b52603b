import { type Money, renderConcede } from '@escrow-checkout/web';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from '../signed-in/act.js';
import { isAbout } from '../signed-in/dispute-forms.js';
import { fieldOf } from '../signed-in/form.js';
import { type OpenSellerPage, openSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';

/** Asks the seller to confirm before the money goes back to the buyer. */
export const askConcede = withSellerPage((page, open) => {
  const { concede: amount } = open.view.actions;
  if (amount) sendConcede(page, open, amount);
  else goTo(page.response, page.links.page);
});

function sendConcede(
  page: SellerPageRequest,
  { view, session }: OpenSellerPage,
  amount: Money,
  isChanged = false,
): void {
  const props = { view, amount, links: page.links, email: session.emailKey, isChanged };
  sendPage(page.response, renderConcede, props, isChanged ? 409 : 200);
}

/** Refunds all that is held, if it is still the amount that the seller confirmed. */
export const concede = withSellerPage(async (page, open) => {
  const confirmed = Number(fieldOf(page.request, 'amount'));
  const isMeant = isAbout(page.request);
  const isDone = await actOnPage(page, open, { command: 'concede' }, (aggregate) => {
    const { status, amountHeld } = aggregate.escrow;
    return isMeant(aggregate) && (status !== 'disputed' || amountHeld === confirmed);
  });
  if (isDone) return goTo(page.response, page.links.page);
  const now = (await openSellerPage(page)) ?? open;
  const { concede: amount } = now.view.actions;
  if (amount && amount.kobo !== confirmed) sendConcede(page, now, amount, true);
  else await endWith(page, now, false);
});
