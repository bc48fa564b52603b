import type { Links } from '@escrow-checkout/web';
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
import { askedOrder, linksOf } from './address.js';
import { showOrder, showReceipt } from './show.js';

/** The pages of an order, for its buyer. */
export const checkoutPages: Pages<Links> = {
  at: '/checkout/:reference',
  ask(request) {
    const asked = askedOrder(request);
    return asked && { asked, links: linksOf(asked) };
  },
  shows: {
    '': showOrder,
    '/release': askRelease,
    '/problem': askProblem,
    '/receipt': showReceipt,
  },
  forms: {
    '/release': release,
    '/problem': reportProblem,
    '/account': freshAccount,
    '/simulate': simulate,
    '/receipt': mailReceipt,
  },
};
