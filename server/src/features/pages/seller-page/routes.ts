import type { SellerPageLinks } from '@escrow-checkout/web';
import { disputeForms } from '../signed-in/dispute-forms.js';
import type { Pages } from '../signed-in/routes.js';
import { accept, askAccept } from './accept.js';
import { askAccount, saveAccount } from './account.js';
import { askedSellerPage, sellerPageLinksOf } from './address.js';
import { askConcede, concede } from './concede.js';
import { askDecline, decline } from './decline.js';
import { withSellerPage } from './open-page.js';
import { askSend, send } from './send.js';
import { endWith, showSellerPage } from './show.js';

const disputes = disputeForms({ side: 'seller', withOpen: withSellerPage, endWith });

/** The pages of an escrow, for its seller. */
export const sellerPages: Pages<SellerPageLinks> = {
  at: '/sale/:id',
  ask(request) {
    const asked = askedSellerPage(request);
    return asked && { asked, links: sellerPageLinksOf(asked) };
  },
  shows: {
    '': showSellerPage,
    '/accept': askAccept,
    '/decline': askDecline,
    '/account': askAccount,
    '/send': askSend,
    '/concede': askConcede,
    ...disputes.shows,
  },
  forms: {
    '/accept': accept,
    '/decline': decline,
    '/account': saveAccount,
    '/send': send,
    '/concede': concede,
    ...disputes.forms,
  },
};
