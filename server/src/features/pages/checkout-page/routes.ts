import type { Links } from '@escrow-checkout/web';
import { disputeForms } from '../signed-in/dispute-forms.js';
import type { Pages } from '../signed-in/routes.js';
import {
  askProblem,
  askRelease,
  freshAccount,
  mailReceipt,
  release,
  reportProblem,
  simulate,
} from './actions.js';
import { askedCheckoutPage, linksOf } from './address.js';
import { confirmArrival, extendInspection } from './arrival.js';
import { openCheckoutPage, withCheckoutPage } from './open-page.js';
import { askPartner, takeSessionId } from './payment-report.js';
import { showReleaseCode } from './release-code.js';
import { endWith, showCheckoutPage, showReceipt } from './show.js';
import { askSolved, reportSolved } from './solved.js';

const disputes = disputeForms({
  side: 'buyer',
  withOpen: withCheckoutPage,
  openAgain: openCheckoutPage,
  endWith,
});

/** The pages of a checkout for its buyer. */
export const checkoutPages: Pages<Links> = {
  at: '/checkout/:reference',
  ask(request) {
    const asked = askedCheckoutPage(request);
    return asked && { asked, links: linksOf(asked) };
  },
  shows: {
    '': showCheckoutPage,
    '/release': askRelease,
    '/release-code': showReleaseCode,
    '/problem': askProblem,
    '/receipt': showReceipt,
    '/solved': askSolved,
    ...disputes.shows,
  },
  forms: {
    '/release': release,
    '/problem': reportProblem,
    '/arrived': confirmArrival,
    '/not-arrived': extendInspection,
    '/account': freshAccount,
    '/simulate': simulate,
    '/receipt': mailReceipt,
    '/sent': askPartner,
    '/session': takeSessionId,
    '/solved': reportSolved,
    ...disputes.forms,
  },
  photoForms: ['/problem', ...disputes.photoForms],
};
