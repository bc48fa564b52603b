import type { SaleLinks } from '@escrow-checkout/web';
import { disputeForms } from '../signed-in/dispute-forms.js';
import type { Pages } from '../signed-in/routes.js';
import { accept, askAccept } from './accept.js';
import { askAccount, saveAccount } from './account.js';
import { askedSale, saleLinksOf } from './address.js';
import { askConcede, concede } from './concede.js';
import { askDecline, decline } from './decline.js';
import { withSale } from './open-sale.js';
import { askSend, send } from './send.js';
import { endWith, showSale } from './show.js';

const disputes = disputeForms({ side: 'seller', withOpen: withSale, endWith });

/** The pages of an escrow, for its seller. */
export const salePages: Pages<SaleLinks> = {
  at: '/sale/:id',
  ask(request) {
    const asked = askedSale(request);
    return asked && { asked, links: saleLinksOf(asked) };
  },
  shows: {
    '': showSale,
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
