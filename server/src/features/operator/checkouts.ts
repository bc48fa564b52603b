import type { CheckoutAggregate } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout, isChargeAggregate } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Escrow } from '../../domain/records.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadCheckout, loadEscrow } from '../checkouts/load.js';
import { applyPartnerCredits } from '../credits/account-credits.js';
import { act, CommandRefused, found, operatorContext, refuseInDryRun } from './act.js';

async function readCheckout({ store }: Services, id: string): Promise<CheckoutAggregate> {
  return found(await loadCheckout(store, id), 'checkout', id, 'inbox');
}

/** Records the bank's credits to every account of a checkout, then expires it. */
export async function expireCheckout(services: Services, id: string): Promise<CheckoutAggregate> {
  const checkout = checkoutOf(await readCheckout(services, id));
  const context = await operatorContext(services, checkout);
  const isDue = checkout.paymentDeadlineAt + services.policy.expiryGraceMs <= context.now;
  if (isAwaitingPayment(checkout) && !isDue) {
    throw new CommandRefused(
      'Its buyer still has time to pay: wait until the deadline and its grace have passed.',
    );
  }
  try {
    await applyPartnerCredits(services, id);
  } catch (error) {
    if (!(error instanceof PartnerUnavailable)) throw error;
    throw new CommandRefused('The bank does not answer: run the command again later.');
  }
  if (services.dryRun?.isEmpty() === false) {
    refuseInDryRun(services, `the bank reports payments that are not recorded, see checkout look-up ${id}`);
  }
  const load = () => loadCheckout(services.store, id);
  const command = { command: 'expire' } as const;
  return (await act(services, context, load, (aggregate) => decideCheckout(aggregate, command, context)))
    .after;
}

/** Moves all that an escrow holds, to its seller or back to the buyer. */
export async function moveHeld(
  services: Services,
  id: string,
  command: 'release' | 'refund',
): Promise<{ escrow: Escrow; isRepeat: boolean }> {
  const aggregate = await readCheckout(services, id);
  if (isChargeAggregate(aggregate)) {
    throw new CommandRefused('A direct charge holds nothing: its money is a payout; see payout list.');
  }
  const context = await operatorContext(services, aggregate.escrow);
  const settlement =
    command === 'release'
      ? ({ command, amount: null } as const)
      : ({ command, amount: null, reason: 'decided by the operator' } as const);
  const load = () => loadEscrow(services.store, id);
  const { after, isRepeat } = await act(services, context, load, (escrow) =>
    decideEscrow(escrow, settlement, context),
  );
  return { escrow: after.escrow, isRepeat };
}
