import { renderSolved, type SolvedPageProps } from '@escrow-checkout/web';
import { goTo, sendPage } from '../responses.js';
import { actOnPage } from '../signed-in/act.js';
import { isAbout } from '../signed-in/dispute-forms.js';
import { fieldOf, readStatement } from '../signed-in/form.js';
import { type CheckoutPageRequest, type OpenCheckoutPage, withCheckoutPage } from './open-page.js';
import { endWith } from './show.js';

/** Asks the buyer whether the report is solved that they can no longer cancel. */
export const askSolved = withCheckoutPage((page, open) => {
  if (!sendSolved(page, open, { text: null, wrong: [] })) goTo(page.response, page.links.page);
});

/** Sends the form; false if there is no such report. */
function sendSolved(
  { response, links }: CheckoutPageRequest,
  { view, session }: OpenCheckoutPage,
  typed: Pick<SolvedPageProps, 'text' | 'wrong'>,
): boolean {
  const { dispute, actions } = view;
  if (dispute === null || !actions.reportSolved) return false;
  const props = { view, dispute, links, email: session.emailKey, ...typed };
  sendPage(response, renderSolved, props, typed.wrong.length > 0 ? 422 : 200);
  return true;
}

/** Leaves the buyer's last report to the operator, so that the seller's silence does not decide it. */
export const reportSolved = withCheckoutPage(async (page, open) => {
  const text = fieldOf(page.request, 'text').trim();
  const read = readStatement({ text, links: '' });
  if ('wrong' in read) {
    if (!sendSolved(page, open, { text, wrong: read.wrong })) await endWith(page, open, false);
    return;
  }
  const command = { command: 'report_solved', text } as const;
  await endWith(page, open, await actOnPage(page, open, command, isAbout(page.request)));
}, 'adds');
