import type { SaleLinks } from '@escrow-checkout/web';
import type { Pages } from '../signed-in/routes.js';
import { accept, askAccept } from './accept.js';
import { askAccount, saveAccount } from './account.js';
import { askedSale, saleLinksOf } from './address.js';
import { askDecline, decline } from './decline.js';
import { askSend, send } from './send.js';
import { showSale } from './show.js';

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
  },
  forms: {
    '/accept': accept,
    '/decline': decline,
    '/account': saveAccount,
    '/send': send,
  },
};
