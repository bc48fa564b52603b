import type { SellerPageLinks, SellerPageView } from '@escrow-checkout/web';
import type { Context, EscrowAggregate } from '../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../domain/checkout/decide.js';
import { contextOf } from '../../../http/context.js';
import type { Storing } from '../../../http/form-quota.js';
import { accountTime, pageContext } from '../../../pipeline/context.js';
import type { Services } from '../../../services.js';
import { loadConsistent } from '../../checkouts/load.js';
import { findRateAt } from '../../delivery/queries.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { shownMerchant } from '../brand-view.js';
import { suggestLanguage } from '../reader.js';
import { goTo } from '../responses.js';
import { admits } from '../signed-in/admit-form.js';
import { withPhotos } from '../signed-in/photo-view.js';
import { findOnly, type PageRequest } from '../signed-in/request.js';
import { readStoryFacts } from '../signed-in/story-facts.js';
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
  return found && loadSellerPage(page, found.session, found.checkout.id);
}

export async function loadSellerPage(
  { services, response }: Pick<SellerPageRequest, 'services' | 'response'>,
  session: OpenSession,
  id: string,
): Promise<OpenSellerPage> {
  const aggregate = await loadConsistent(services.store, id);
  if (!aggregate || isChargeAggregate(aggregate)) throw new Error('The escrow is gone');
  const { accountId, mode, locale } = aggregate.escrow;
  suggestLanguage(response, locale);
  const time = await accountTime(services, accountId, mode);
  const { network } = contextOf(response);
  const context = pageContext(services, time, 'seller', { personId: session.personId, network });
  const pickupTime = await pickupTimeOf(services, aggregate);
  const facts = await readStoryFacts(services.store, aggregate);
  const merchant = await shownMerchant(services, { accountId, mode });
  const shown = { ...merchant, context, pickupTime, facts };
  const view = await withPhotos(services, id, sellerPageViewOf(aggregate, shown));
  return { session, aggregate, context, view };
}

/** When the carrier comes, as its rate says; null unless the seller waits for it. */
async function pickupTimeOf({ store }: Services, { shipment }: EscrowAggregate): Promise<string | null> {
  if (shipment?.status !== 'booked') return null;
  const { quoteId, ratePosition: position } = shipment;
  return (await store.one(findRateAt, { quoteId, position }))?.pickupTime ?? null;
}

/**
 * Handles a request about the seller's escrow; without one it redirects to the sign-in.
 *
 * @param storing what it does to what is stored, if it is a form
 */
export function withSellerPage(
  act: (page: SellerPageRequest, open: OpenSellerPage) => Promise<void> | void,
  storing: Storing = 'changes',
) {
  return async (page: SellerPageRequest): Promise<void> => {
    const found = await findOnly(page);
    if (!found) return goTo(page.response, page.links.page);
    if (!(await admits(page, found, storing))) return;
    await act(page, await loadSellerPage(page, found.session, found.checkout.id));
  };
}
