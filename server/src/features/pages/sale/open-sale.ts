import type { SaleLinks, SaleView } from '@escrow-checkout/web';
import type { Context, Decision, EscrowAggregate, EscrowCommand } from '../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../domain/checkout/decide.js';
import { decideEscrow } from '../../../domain/escrow/decide.js';
import { accountTime, alarmContext } from '../../../jobs/account-time.js';
import type { Services } from '../../../services.js';
import { findAccount } from '../../accounts/queries.js';
import { loadEscrow, loadSettled } from '../../checkouts/load.js';
import { isRefusal, perform } from '../../perform.js';
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
  const context = alarmContext(services, time, `page:${services.newId()}`, actor);
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

/**
 * Runs a command on the sale, by the very rules of the API. Done before, it is done: a second tap changes
 * nothing. False: it was refused.
 */
export function runOnSale(
  page: SaleRequest,
  open: OpenSale,
  wish: EscrowCommand,
  isStillMeant: (aggregate: EscrowAggregate) => boolean = () => true,
): Promise<boolean> {
  const decide = (current: EscrowAggregate): Decision =>
    isStillMeant(current) ? decideEscrow(current, wish, open.context) : { refused: true, code: 'conflict' };
  return decideOnSale(page, open, async (aggregate) => aggregate, decide);
}

/** The same with what else the decision reads. */
export async function decideOnSale<A extends EscrowAggregate>(
  { services }: SaleRequest,
  { aggregate: { escrow } }: OpenSale,
  extend: (aggregate: EscrowAggregate) => Promise<A>,
  decide: (aggregate: A) => Decision<A>,
): Promise<boolean> {
  const load = async () => {
    const current = await loadEscrow(services.store, escrow.id);
    return current && extend(current);
  };
  const settled = await perform(services.store, load, decide);
  if (isRefusal(settled)) return false;
  services.wakeWorker();
  return true;
}
