import { renderReleaseCode } from '@escrow-checkout/web';
import { isChargeAggregate } from '../../../domain/aggregate.js';
import { openReleaseCode } from '../../escrow/enter-code.js';
import { goTo, sendHtml } from '../responses.js';
import { withCheckoutPage } from './open-page.js';

/** Shows the buyer's release code while it can be entered. */
export const showReleaseCode = withCheckoutPage(({ services, response, links }, open) => {
  const { view, aggregate, session } = open;
  const { releaseCode, confirmReceipt: amount } = view.actions;
  const isShown = releaseCode === 'on' && amount !== null && !isChargeAggregate(aggregate);
  const code = isShown ? openReleaseCode(services, aggregate.escrow) : null;
  if (code === null || amount === null) return goTo(response, links.page);
  sendHtml(response, renderReleaseCode({ view, amount, code, links, email: session.emailKey }));
});
