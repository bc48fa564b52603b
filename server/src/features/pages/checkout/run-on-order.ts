import type { Decision, EscrowAggregate, EscrowCommand } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { decideEscrow } from '../../../domain/escrow/decide.js';
import { loadEscrow } from '../../checkouts/load.js';
import { isRefusal, perform } from '../../perform.js';
import { goTo } from '../send.js';
import { type OpenOrder, type OrderRequest, openOrder } from './open-order.js';
import { sendOrder } from './show.js';

/** Does something with the order that the buyer has opened; whoever has opened none is asked to sign in. */
export function withOrder(act: (page: OrderRequest, open: OpenOrder) => Promise<void> | void) {
  return async (page: OrderRequest): Promise<void> => {
    const open = await openOrder(page);
    if (open) await act(page, open);
    else goTo(page.response, page.links.page);
  };
}

/**
 * Runs a command on the escrow, by the very rules of the API. Done before, it is done: a second tap changes
 * nothing. False: it was refused.
 */
export async function runOnOrder(
  { services }: OrderRequest,
  { aggregate, context }: OpenOrder,
  wish: EscrowCommand,
  isStillMeant: (aggregate: EscrowAggregate) => boolean = () => true,
): Promise<boolean> {
  const load = () => loadEscrow(services.store, checkoutOf(aggregate).id);
  const decide = (current: EscrowAggregate): Decision =>
    isStillMeant(current) ? decideEscrow(current, wish, context) : { refused: true, code: 'conflict' };
  const settled = await perform(services.store, load, decide);
  if (isRefusal(settled)) return false;
  services.wakeWorker();
  return true;
}

/** Goes back to the order after something was done; or shows how it stands, if that could not be. */
export async function endWith(page: OrderRequest, open: OpenOrder, isDone: boolean): Promise<void> {
  if (isDone) goTo(page.response, page.links.page);
  else sendOrder(page, (await openOrder(page)) ?? open, true);
}
