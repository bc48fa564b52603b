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
import { askedOrder, linksOf } from './address.js';
import { withOrder } from './open-order.js';
import { endWith, showOrder, showReceipt } from './show.js';

const disputes = disputeForms({ side: 'buyer', withOpen: withOrder, endWith });

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
    ...disputes.shows,
  },
  forms: {
    '/release': release,
    '/problem': reportProblem,
    '/account': freshAccount,
    '/simulate': simulate,
    '/receipt': mailReceipt,
    ...disputes.forms,
  },
};
