import { commitChange } from '../../../server/src/adapters/store/commit.js';
import type { Context } from '../../../server/src/domain/aggregate.js';
import { createCharge } from '../../../server/src/domain/charge/create.js';
import { decideCharge } from '../../../server/src/domain/charge/decide.js';
import { findCheckout, isCharge, loadCharge } from '../../../server/src/features/checkouts/load.js';
import {
  openVirtualAccount,
  refreshVirtualAccount,
} from '../../../server/src/features/checkouts/open-virtual-account.js';
import { callerOf } from '../../../server/src/http/context.js';
import { subjectOf } from '../../../server/src/pipeline/admit.js';
import { requestContext } from '../../../server/src/pipeline/context.js';
import { execute } from '../../../server/src/pipeline/execute.js';
import { PartnerRefused } from '../../../server/src/ports/bank.js';
import type { Intent } from '../intent.js';
import type { Exchange } from '../request.js';
import type { World } from '../world.js';

/** Every second direct charge is too small for a transfer of its own. */
function amountOf(reference: string): number {
  return Number(reference.split('-')[1]) % 2 === 1 ? 6_000 : 100_000;
}

/** Opens a direct charge, or renews the virtual account of the existing one. */
export async function chargeFor(
  { services }: World,
  { reference }: Intent,
  response: Exchange['res'],
): Promise<{ status: number; body: unknown }> {
  const { accountId, mode } = callerOf(response);
  const context = requestContext(services, callerOf(response));
  const existing = await findCheckout(services.store, accountId, mode, reference);
  if (existing) {
    if (!isCharge(existing)) return { status: 409, body: 'reference_conflict' };
    try {
      const { id } = await refreshVirtualAccount(services, context, existing, () => true);
      return { status: 200, body: id };
    } catch (error) {
      if (!(error instanceof PartnerRefused)) throw error;
      return refuseAccount(services, existing.id, context);
    }
  }
  const amount = amountOf(reference);
  const escrow = { ...order, amount, accountId, mode, reference };
  const account = await openVirtualAccount(services, escrow, { attempt: 1, amount }, context.now);
  const { change, after } = createCharge(escrow, account, context);
  const outcome = await commitChange(services.store, change, { evidence: services });
  return { status: 200, body: outcome === 'committed' ? after.charge.id : outcome };
}

const order = {
  currency: 'NGN',
  customerEmail: 'buyer@example.com',
  customerName: null,
  description: null,
  returnUrl: 'https://example.com/back',
  locale: null,
  metadata: null,
  checkoutKey: 'abcdefghijklmnopqrstuv',
};

/** The partner finally refuses another account, and the charge fails. */
async function refuseAccount(services: World['services'], id: string, context: Context) {
  const outcome = await execute(services, {
    subject: subjectOf(() => loadCharge(services.store, id)),
    command: { decide: (charge) => decideCharge(charge, { command: 'account_refused' }, context) },
    context,
  });
  return { status: 200, body: 'refused' in outcome ? outcome.code : outcome.kind };
}
