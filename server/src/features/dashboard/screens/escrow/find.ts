import type { CheckoutAggregate, EscrowAggregate } from '../../../../domain/aggregate.js';
import { isChargeAggregate } from '../../../../domain/aggregate.js';
import type { Refusal } from '../../../../domain/change.js';
import { checkoutOf } from '../../../../domain/checkout/decide.js';
import { isId } from '../../../../domain/id.js';
import type { Services } from '../../../../services.js';
import { loadCheckout } from '../../../checkouts/load.js';
import { loadShown, type Shown } from '../../../checkouts/load-shown.js';
import type { Visit } from '../../route.js';

const notFound: Refusal = { refused: true, code: 'not_found' };

/** The account's escrow in this mode, for a decision. Another account's is reported as not found. */
export async function findOwnEscrow(
  { store }: Services,
  visit: Visit,
  id: unknown,
): Promise<EscrowAggregate | Refusal> {
  const aggregate = isId(id) ? await loadCheckout(store, id) : undefined;
  if (!aggregate || isChargeAggregate(aggregate) || !isOf(visit, aggregate)) return notFound;
  return aggregate;
}

/** What the account's escrow or charge shows; undefined if there is none. */
export async function findOwnCheckout(
  { store }: Services,
  visit: Visit,
  id: unknown,
): Promise<Shown | undefined> {
  const shown = isId(id) ? await loadShown(store, id) : undefined;
  return shown && isOf(visit, shown) ? shown : undefined;
}

function isOf({ account, mode }: Visit, aggregate: CheckoutAggregate): boolean {
  const checkout = checkoutOf(aggregate);
  return checkout.accountId === account.id && checkout.mode === mode;
}
