import { checkoutOf } from '../../../domain/checkout/decide.js';
import { giveSessionId, readSessionId, reportPayment } from '../../payment-reports/report.js';
import { goTo } from '../responses.js';
import { fieldOf } from '../signed-in/form.js';
import { openCheckoutPage, withCheckoutPage } from './open-page.js';
import { sendCheckoutPage } from './show.js';

/** Asks the partner at once, and says what it has found. */
export const askPartner = withCheckoutPage(async (page, open) => {
  const { view, aggregate, context } = open;
  if (view.report === null) return goTo(page.response, page.links.page);
  const asked = await reportPayment(page.services, checkoutOf(aggregate), context.now);
  const now = (await openCheckoutPage(page)) ?? open;
  if (now.view.mark !== view.mark) return goTo(page.response, page.links.page);
  sendCheckoutPage(page, now, { words: ({ pay }) => pay.sent[asked], status: 200 });
}, 'adds');

/** Takes the session ID of a transfer that has not arrived. */
export const takeSessionId = withCheckoutPage(async (page, open) => {
  const { view, aggregate, context } = open;
  if (!view.report?.isLate) return goTo(page.response, page.links.page);
  const sessionId = readSessionId(fieldOf(page.request, 'session'));
  if (sessionId === null) {
    return sendCheckoutPage(page, open, { words: ({ pay }) => pay.sent.wrongSession, status: 422 });
  }
  await giveSessionId(page.services, checkoutOf(aggregate).id, sessionId, context.now);
  goTo(page.response, page.links.page);
}, 'adds');
