import { DeclineInput } from '@escrow-checkout/contract';
import { renderDecline } from '@escrow-checkout/web';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from '../signed-in/act.js';
import { fieldOf } from '../signed-in/form.js';
import { type OpenSellerPage, type SellerPageRequest, withSellerPage } from './open-page.js';
import { endWith } from './show.js';

/** Asks the seller to confirm, and for a reason. */
export const askDecline = withSellerPage((page, open) => {
  if (open.view.actions.decline) sendDecline(page, open);
  else goTo(page.response, page.links.page);
});

function sendDecline(
  page: SellerPageRequest,
  { view, session }: OpenSellerPage,
  reason = '',
  isWrong = false,
): void {
  const props = { view, links: page.links, email: session.emailKey, reason, isWrong };
  sendPage(page.response, renderDecline, props, isWrong ? 422 : 200);
}

/** Declines the escrow; whatever was paid goes back. */
export const decline = withSellerPage(async (page, open) => {
  const typed = fieldOf(page.request, 'reason').trim();
  const input = DeclineInput.safeParse({ reason: typed || undefined });
  if (!input.success) return sendDecline(page, open, typed, true);
  const reason = input.data?.reason ?? null;
  await endWith(page, open, await actOnPage(page, open, { command: 'decline', reason }));
});
