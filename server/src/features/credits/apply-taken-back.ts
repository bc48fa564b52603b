import type { CheckoutAggregate, Context, Decision } from '../../domain/aggregate.js';
import type { Actor, Refusal } from '../../domain/change.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { takeBackReturned } from '../../domain/credit.js';
import type { Credit } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { PartnerCredit } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import type { CreditSource } from './apply.js';
import { findByPartnerId } from './queries.js';

const actor: Actor = { kind: 'partner', via: 'notification' };

/** A recorded credit, and the checkout it belongs to; null if it was returned without one. */
interface Found {
  credit: Credit;
  checkout: CheckoutAggregate | null;
}

/**
 * Records that a payer's bank took back a part of a recorded credit. One that waits for the operator to match
 * or return it is left to the comparison of the day.
 */
export async function applyTakenBack(
  services: Services,
  { bank, mode }: CreditSource,
  { partnerCreditId, takenBack: amount }: Pick<PartnerCredit, 'partnerCreditId' | 'takenBack'>,
): Promise<void> {
  const { store } = services;
  const load = async () => {
    const credit = await store.one(findByPartnerId, { partner: bank.name, mode, partnerCreditId });
    return credit && findCheckout(services, credit);
  };
  const known = await load();
  if (known?.credit.status !== 'credited') return;
  const { amountTakenBack, amountNotTaken, checkoutId, version } = known.credit;
  if (amount <= amountTakenBack + amountNotTaken) return;
  const changeId = `credit:${bank.name}:${mode}:${partnerCreditId}:taken_back:${version}`;
  const context = systemContext(services, await timeOf(services, known), changeId, actor);
  const outcome = await execute(services, {
    subject: subjectOf(load),
    command: { decide: (found) => decide(found, amount, context) },
    context,
  });
  if (isRefusal(outcome)) throw new Error(`The checkout of the credit ${partnerCreditId} keeps changing`);
  if (outcome.kind === 'repeat') return;
  services.log.error({ partnerCreditId, checkoutId, amount }, 'a bank took back a part of a payment');
}

async function findCheckout({ store }: Services, credit: Credit): Promise<Found> {
  const { checkoutId } = credit;
  if (checkoutId === null) return { credit, checkout: null };
  const checkout = await loadCheckout(store, checkoutId);
  if (!checkout) throw new Error(`A credit belongs to no checkout ${checkoutId}`);
  return { credit, checkout };
}

/** A credit without a checkout has no account, so it uses real time. */
async function timeOf(services: Services, { credit, checkout }: Found): Promise<AccountTime> {
  if (checkout === null) return { now: services.clock.now(), clockOffsetMs: 0 };
  return accountTime(services, checkoutOf(checkout).accountId, credit.mode);
}

type Verdict = Exclude<Decision<null>, Refusal> | Refusal;

function decide({ credit, checkout }: Found, amount: number, context: Context): Verdict {
  const decision =
    checkout === null
      ? takeBackReturned(credit, amount, context)
      : decideCheckout(checkout, { command: 'credit_part_reversed', creditId: credit.id, amount }, context);
  return isRefusal(decision) ? decision : { ...decision, after: null };
}
