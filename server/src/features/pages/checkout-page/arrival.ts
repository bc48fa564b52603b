import { reportLink } from '@escrow-checkout/web';
import { goTo } from '../responses.js';
import { actOnPage } from '../signed-in/act.js';
import { fieldOf } from '../signed-in/form.js';
import { withCheckoutPage } from './open-page.js';
import { endWith } from './show.js';

/** The buyer says that it has arrived; a time to check that has not started starts now. */
export const confirmArrival = withCheckoutPage(async (page, open) => {
  await endWith(page, open, await actOnPage(page, open, { command: 'confirm_arrival' }));
});

/**
 * The buyer says that it has not arrived yet. Once the time to check cannot be extended any more, the buyer
 * gets the form that reports a problem instead.
 */
export const extendInspection = withCheckoutPage(async (page, open) => {
  const { arrival, actions } = open.view;
  const extension = Number(fieldOf(page.request, 'extension'));
  if (arrival?.isUsedUp && extension > arrival.extensions && actions.reportProblem)
    return goTo(page.response, reportLink(page.links, 'item_not_received'));
  const isDone =
    Number.isInteger(extension) &&
    extension > 0 &&
    (await actOnPage(page, open, { command: 'extend_inspection', extension }));
  await endWith(page, open, isDone);
});
