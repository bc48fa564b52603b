import type { CheckoutPageView, Links } from '@escrow-checkout/web';
import type { CheckoutAggregate, Context } from '../../../domain/aggregate.js';
import { recordBuyer } from '../../../domain/checkout/buyer.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import type { Checkout } from '../../../domain/records.js';
import { contextOf } from '../../../http/context.js';
import type { Storing } from '../../../http/form-quota.js';
import { subjectOf } from '../../../pipeline/admit.js';
import { accountTime, pageContext } from '../../../pipeline/context.js';
import { execute } from '../../../pipeline/execute.js';
import type { Services } from '../../../services.js';
import { returnsAutomatically } from '../../brand/page-setting.js';
import { loadCheckout, loadConsistent } from '../../checkouts/load.js';
import { refreshVirtualAccount } from '../../checkouts/open-virtual-account.js';
import { findReport } from '../../payment-reports/queries.js';
import type { OpenSession } from '../../sign-in/queries.js';
import { shownMerchant } from '../brand-view.js';
import { suggestLanguage } from '../reader.js';
import { goTo } from '../responses.js';
import { admits } from '../signed-in/admit-form.js';
import { withPhotos } from '../signed-in/photo-view.js';
import { findOnly, type PageRequest } from '../signed-in/request.js';
import { readStoryFacts } from '../signed-in/story-facts.js';
import { viewOf } from './view.js';

export type CheckoutPageRequest = PageRequest<Links>;

/** A checkout that its buyer has opened. */
export interface OpenCheckoutPage {
  session: OpenSession;
  aggregate: CheckoutAggregate;
  context: Context;
  view: CheckoutPageView;
}

/** Opens the signed-in buyer's checkout at an address; null unless exactly one fits. */
export async function openCheckoutPage(page: CheckoutPageRequest): Promise<OpenCheckoutPage | null> {
  const found = await findOnly(page);
  return found && loadCheckoutPage(page, found.session, found.checkout);
}

/**
 * Handles a request about the buyer's checkout; without one it redirects to the sign-in.
 *
 * @param storing what it does to what is stored, if it is a form
 */
export function withCheckoutPage(
  act: (page: CheckoutPageRequest, open: OpenCheckoutPage) => Promise<void> | void,
  storing: Storing = 'changes',
) {
  return async (page: CheckoutPageRequest): Promise<void> => {
    const found = await findOnly(page);
    if (!found) return goTo(page.response, page.links.page);
    if (!(await admits(page, found, storing))) return;
    await act(page, await loadCheckoutPage(page, found.session, found.checkout));
  };
}

/** Loads a checkout with its view, and records its buyer the first time. */
export async function loadCheckoutPage(
  { services, response }: Pick<CheckoutPageRequest, 'services' | 'response'>,
  session: OpenSession,
  checkout: Pick<Checkout, 'id' | 'accountId' | 'mode'>,
): Promise<OpenCheckoutPage> {
  const { store, newId } = services;
  const time = await accountTime(services, checkout.accountId, checkout.mode);
  const { network } = contextOf(response);
  const context = pageContext(services, time, 'buyer', { personId: session.personId, network });
  let aggregate = present(await loadConsistent(store, checkout.id));
  if (checkoutOf(aggregate).buyerUserId === null) {
    await execute(services, {
      subject: subjectOf(() => loadCheckout(store, checkout.id)),
      command: { decide: (current) => recordBuyer(current, session.personId, context) },
      context,
    });
    aggregate = present(await loadConsistent(store, checkout.id));
  }
  suggestLanguage(response, checkoutOf(aggregate).locale);
  const report = (await store.one(findReport, { checkoutId: checkout.id })) ?? null;
  const facts = await readStoryFacts(store, aggregate);
  const shown = {
    ...(await shownMerchant(services, checkout)),
    report,
    facts,
    returnsAutomatically: await returnsAutomatically(services, checkout),
    context,
  };
  const view = await withPhotos(services, checkout.id, viewOf(aggregate, shown));
  return { session, aggregate, context: { ...context, changeId: `page:${newId()}` }, view };
}

/** Opens another account number. False: the checkout has had too many today. */
export async function renewAccount(
  services: Services,
  { aggregate, context }: Pick<OpenCheckoutPage, 'aggregate' | 'context'>,
): Promise<boolean> {
  const before = checkoutOf(aggregate);
  const after = await refreshVirtualAccount(services, context, before, () => false);
  if (after.virtualAccountAttempt === before.virtualAccountAttempt) return false;
  services.wakeWorker();
  return true;
}

function present(aggregate: CheckoutAggregate | undefined): CheckoutAggregate {
  if (!aggregate) throw new Error('The checkout is gone');
  return aggregate;
}
