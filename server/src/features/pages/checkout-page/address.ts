import { Reference } from '@escrow-checkout/contract';
import type { Links } from '@escrow-checkout/web';
import type { Request } from 'express';
import { checkoutPath, referenceAt } from '../../checkouts/path.js';
import type { AskedCheckoutPage } from '../../sign-in/checkouts.js';

/** The form of a key; any other text is treated as a wrong key. */
const keyPattern = /^\w{1,64}$/;

/** Reads which checkout an address names; null if no checkout can have its reference. */
export function askedCheckoutPage({ params, query }: Request): AskedCheckoutPage | null {
  const reference = Reference.safeParse(referenceAt(params.reference, query.reference));
  if (!reference.success) return null;
  const { key } = query;
  if (key === undefined) return { side: 'buyer', reference: reference.data, key: null };
  const fits = typeof key === 'string' && keyPattern.test(key);
  return { side: 'buyer', reference: reference.data, key: fits ? key : '' };
}

/** Addresses of a checkout's pages, under the address of the request. */
export function linksOf(checkout: AskedCheckoutPage): Links {
  const at = (name?: string) => checkoutPath(checkout, name);
  return {
    page: at(),
    signIn: at('sign-in'),
    code: at('code'),
    signOut: at('sign-out'),
    release: at('release'),
    releaseCode: at('release-code'),
    problem: at('problem'),
    arrived: at('arrived'),
    notArrived: at('not-arrived'),
    answer: at('answer'),
    withdraw: at('withdraw'),
    solved: at('solved'),
    account: at('account'),
    simulate: at('simulate'),
    receipt: at('receipt'),
    sent: at('sent'),
    session: at('session'),
    status: at('status'),
    stream: at('stream'),
  };
}
