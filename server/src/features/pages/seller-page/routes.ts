import type { SellerPageLinks } from '@escrow-checkout/web';
import type { Request } from 'express';
import type { AskedSellerPage } from '../../sign-in/checkouts.js';
import { disputeForms } from '../signed-in/dispute-forms.js';
import type { Pages } from '../signed-in/routes.js';
import { accept, askAccept } from './accept.js';
import { askBankAccount, saveBankAccount } from './bank-account.js';
import { askConcede, concede } from './concede.js';
import { askDecline, decline } from './decline.js';
import { askCode, takeCode } from './enter-code.js';
import { askSend, send } from './mark-sent.js';
import { openSellerPage, withSellerPage } from './open-page.js';
import { endWith, showSellerPage } from './show.js';

const disputes = disputeForms({
  side: 'seller',
  withOpen: withSellerPage,
  openAgain: openSellerPage,
  endWith,
});

/** The pages of an escrow for its seller. */
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
    '/account': askBankAccount,
    '/send': askSend,
    '/release-code': askCode,
    '/concede': askConcede,
    ...disputes.shows,
  },
  forms: {
    '/accept': accept,
    '/decline': decline,
    '/account': saveBankAccount,
    '/send': send,
    '/release-code': takeCode,
    '/concede': concede,
    ...disputes.forms,
  },
  photoForms: ['/send', ...disputes.photoForms],
};

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads which escrow an address names; null if no escrow can have its id. */
function askedSellerPage({ params }: Request): AskedSellerPage | null {
  const { id } = params;
  return typeof id === 'string' && idPattern.test(id) ? { side: 'seller', escrowId: id } : null;
}

function sellerPageLinksOf({ escrowId }: AskedSellerPage): SellerPageLinks {
  const page = `/sale/${escrowId}`;
  const at = (name: string) => `${page}/${name}`;
  return {
    page,
    signIn: at('sign-in'),
    code: at('code'),
    signOut: at('sign-out'),
    accept: at('accept'),
    decline: at('decline'),
    account: at('account'),
    send: at('send'),
    releaseCode: at('release-code'),
    answer: at('answer'),
    withdraw: at('withdraw'),
    concede: at('concede'),
    status: at('status'),
    stream: at('stream'),
  };
}
