import type { Context } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideCharge } from '../../domain/charge/decide.js';
import { type ChargeWish, differingChargeFields } from '../../domain/charge/differences.js';
import type { Checkout } from '../../domain/records.js';
import type { KeyedRequest } from '../../http/idempotency.js';
import { PartnerRefused } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { findCheckout, isCharge, loadCharge } from '../checkouts/load.js';
import { refreshAccount } from '../checkouts/open-account.js';
import { applyPartnerCredits } from '../credits/intake.js';
import { answerKeyed, type KeyedCall, refuseKeyed } from '../idempotency/keyed.js';
import { perform } from '../perform.js';
import { presentCreated } from './present.js';

/**
 * Answers a charge whose reference is taken: what stands if it is the same one, with an account that can be
 * paid while it is still to be paid; otherwise a refusal, since whoever asks would take it for his own.
 */
export async function repeatCharge(
  services: Services,
  call: KeyedCall,
  keyed: KeyedRequest | null,
  context: Context,
  existing: Checkout,
  wish: ChargeWish,
) {
  // What the repeat itself changes is a change of its own, and the kept answer is another.
  const answering = { ...context, changeId: `${context.changeId}:answer` };
  const conflict = conflictOf(existing, wish);
  if (conflict) return refuseKeyed(services, call, keyed, answering, conflict);
  const standing = await refreshed(services, context, existing);
  const body = presentCreated(standing, services.config.siteUrl);
  if (keyed) return answerKeyed(services, call, keyed, answering, body, true);
  call.response.setHeader('Idempotent-Replay', 'true');
  return { status: 200 as const, body };
}

function conflictOf(existing: Checkout, wish: ChargeWish): Refusal | null {
  if (existing.chargeId === null) {
    return conflict('An escrow that was initiated has this reference; choose another reference.');
  }
  const differing = differingChargeFields(existing, wish);
  if (differing.length === 0) return null;
  return conflict(
    `The charge that has this reference differs in ${differing.join(', ')}: repeat it exactly, or choose ` +
      'another reference.',
  );
}

function conflict(detail: string): Refusal {
  return { refused: true, code: 'reference_conflict', detail };
}

/** With an open account. A direct charge for which the partner will open none any more has failed. */
async function refreshed(services: Services, context: Context, existing: Checkout): Promise<Checkout> {
  try {
    return await refreshAccount(services, context, existing, () => true);
  } catch (error) {
    if (!(error instanceof PartnerRefused) || !isCharge(existing) || existing.status !== 'pending')
      throw error;
    const { id, accountId, mode, reference } = existing;
    // Money may have arrived without a word: without an answer about it nothing ends.
    await applyPartnerCredits(services, id);
    await perform(
      services.store,
      () => loadCharge(services.store, id),
      (aggregate) => decideCharge(aggregate, { command: 'account_refused' }, context),
    );
    services.wakeWorker();
    return (await findCheckout(services.store, accountId, mode, reference)) ?? existing;
  }
}
