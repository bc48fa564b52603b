import type { SellerPageLinks, SellerPageView } from '@escrow-checkout/web';
import type { Context, EscrowAggregate } from '../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../domain/checkout/decide.js';
import { accountTime, systemContext } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import { loadConsistent } from '../../checkouts/load.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { goTo } from '../responses.js';
import { findOnly, type PageRequest } from '../signed-in/request.js';
import { sellerPageViewOf } from './view.js';

export type SellerPageRequest = PageRequest<SellerPageLinks>;

/** An escrow that its seller has opened. */
export interface OpenSellerPage {
  session: OpenSession;
  aggregate: EscrowAggregate;
  context: Context;
  view: SellerPageView;
}

/** Opens the signed-in seller's escrow at an address, or returns null. */
export async function openSellerPage(page: SellerPageRequest): Promise<OpenSellerPage | null> {
  const found = await findOnly(page);
  return found && loadSellerPage(page.services, found.session, found.checkout.id);
}

export async function loadSellerPage(
  services: Services,
  session: OpenSession,
  id: string,
): Promise<OpenSellerPage> {
  const aggregate = await loadConsistent(services.store, id);
  if (!aggregate || isChargeAggregate(aggregate)) throw new Error('The escrow is gone');
  const { accountId, mode } = aggregate.escrow;
  const time = await accountTime(services, accountId, mode);
  const actor = { kind: 'seller', via: 'page' } as const;
  const context = systemContext(services, time, `page:${services.newId()}`, actor);
  const account = await services.store.one(findAccount, { id: accountId });
  const view = sellerPageViewOf(aggregate, { merchant: account?.name ?? '', context });
  return { session, aggregate, context, view };
}

/** Handles a request about the seller's escrow; without one it redirects to the sign-in. */
export function withSellerPage(act: (page: SellerPageRequest, open: OpenSellerPage) => Promise<void> | void) {
  return async (page: SellerPageRequest): Promise<void> => {
    const open = await openSellerPage(page);
    if (open) await act(page, open);
    else goTo(page.response, page.links.page);
  };
}
