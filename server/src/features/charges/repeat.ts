import type { Context } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import { decideCharge } from '../../domain/charge/decide.js';
import { type ChargeRequest, differingChargeFields } from '../../domain/charge/differences.js';
import type { Checkout } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { PartnerRefused } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { findCheckout, isCharge, loadCharge } from '../checkouts/load.js';
import { refreshVirtualAccount } from '../checkouts/open-virtual-account.js';
import { applyPartnerCredits } from '../credits/account-credits.js';

/**
 * Returns the charge that has the reference if it equals the request, with an open virtual account while it
 * awaits payment. Refuses a request that differs, since the caller would mistake the other charge for theirs.
 */
export async function existingCharge(
  services: Services,
  context: Context,
  existing: Checkout,
  chargeRequest: ChargeRequest,
): Promise<{ checkout: Checkout } | Refusal> {
  return conflictOf(existing, chargeRequest) ?? { checkout: await refreshed(services, context, existing) };
}

function conflictOf(existing: Checkout, chargeRequest: ChargeRequest): Refusal | null {
  if (existing.chargeId === null) {
    return conflict('An escrow that was initiated has this reference; choose another reference.');
  }
  const differing = differingChargeFields(existing, chargeRequest);
  if (differing.length === 0) return null;
  return conflict(
    `The charge that has this reference differs in ${differing.join(', ')}: repeat it exactly, or choose ` +
      'another reference.',
  );
}

function conflict(detail: string): Refusal {
  return { refused: true, code: 'reference_conflict', detail };
}

/** Opens a new virtual account if needed. A direct charge fails if the partner refuses to open another. */
async function refreshed(services: Services, context: Context, existing: Checkout): Promise<Checkout> {
  try {
    return await refreshVirtualAccount(services, context, existing, () => true);
  } catch (error) {
    if (!(error instanceof PartnerRefused) || !isCharge(existing) || existing.status !== 'pending')
      throw error;
    const { id, accountId, mode, reference } = existing;
    // A notification may be lost, so the charge fails only after the partner has listed its credits.
    await applyPartnerCredits(services, id);
    await execute(services, {
      subject: subjectOf(() => loadCharge(services.store, id)),
      command: { decide: (charge) => decideCharge(charge, { command: 'account_refused' }, context) },
      context,
    });
    return (await findCheckout(services.store, accountId, mode, reference)) ?? existing;
  }
}
