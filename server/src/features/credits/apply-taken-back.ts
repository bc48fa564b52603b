import type { Actor } from '../../domain/change.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { subjectOf } from '../../pipeline/admit.js';
import { accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { PartnerCredit } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import type { CreditSource } from './apply.js';
import { findByPartnerId } from './queries.js';

const actor: Actor = { kind: 'partner', via: 'notification' };

/**
 * Records that a payer's bank took back a part of a recorded credit. A credit without a checkout, or one that
 * is not paid yet, is left to the comparison of the day, and to the next report.
 */
export async function applyTakenBack(
  services: Services,
  { bank, mode }: CreditSource,
  { partnerCreditId, takenBack: amount }: Pick<PartnerCredit, 'partnerCreditId' | 'takenBack'>,
): Promise<void> {
  const { store } = services;
  const known = await store.one(findByPartnerId, { partner: bank.name, mode, partnerCreditId });
  if (!known || known.checkoutId === null || known.status !== 'credited') return;
  if (amount <= known.amountTakenBack + known.amountNotTaken) return;
  const { id: creditId, checkoutId } = known;
  const checkout = await loadCheckout(store, checkoutId);
  if (!checkout) throw new Error(`A credit belongs to no checkout ${checkoutId}`);
  const time = await accountTime(services, checkoutOf(checkout).accountId, mode);
  const changeId = `credit:${bank.name}:${mode}:${partnerCreditId}:taken_back:${known.version}`;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadCheckout(store, checkoutId)),
    command: {
      decide: (aggregate, context) =>
        decideCheckout(aggregate, { command: 'credit_part_reversed', creditId, amount }, context),
    },
    context: systemContext(services, time, changeId, actor),
  });
  if (isRefusal(outcome)) throw new Error(`The checkout of the credit ${partnerCreditId} keeps changing`);
  if (outcome.kind === 'repeat') return;
  services.log.error({ partnerCreditId, checkoutId, amount }, 'a bank took back a part of a payment');
}
