import type { SaleLinks, SaleView } from '@escrow-checkout/web';
import type { Context, EscrowAggregate } from '../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../domain/checkout/decide.js';
import { accountTime, systemContext } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import { loadSettled } from '../../checkouts/load.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { goTo } from '../send.js';
import { findOnly, type PageRequest } from '../signed-in/request.js';
import { saleViewOf } from './view.js';

export type SaleRequest = PageRequest<SaleLinks>;

/** A sale that its seller has opened. */
export interface OpenSale {
  session: OpenSession;
  aggregate: EscrowAggregate;
  context: Context;
  view: SaleView;
}

/** The sale of the signed-in seller that the address means, or null. */
export async function openSale(page: SaleRequest): Promise<OpenSale | null> {
  const found = await findOnly(page);
  return found && loadSale(page.services, found.session, found.checkout.id);
}

/** Loads a sale with what its page shows. */
export async function loadSale(services: Services, session: OpenSession, id: string): Promise<OpenSale> {
  const aggregate = await loadSettled(services.store, id);
  if (!aggregate || isChargeAggregate(aggregate)) throw new Error('A sale is gone');
  const { accountId, mode } = aggregate.escrow;
  const time = await accountTime(services, accountId, mode);
  const actor = { kind: 'seller', via: 'page' } as const;
  const context = systemContext(services, time, `page:${services.newId()}`, actor);
  const account = await services.store.one(findAccount, { id: accountId });
  const view = saleViewOf(aggregate, { merchant: account?.name ?? '', context });
  return { session, aggregate, context, view };
}

/** Does something with the sale that the seller has opened; whoever has opened none is asked to sign in. */
export function withSale(act: (page: SaleRequest, open: OpenSale) => Promise<void> | void) {
  return async (page: SaleRequest): Promise<void> => {
    const open = await openSale(page);
    if (open) await act(page, open);
    else goTo(page.response, page.links.page);
  };
}
