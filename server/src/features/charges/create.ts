import type { CreateChargeInput, CreatedCharge } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Context, NewAccount } from '../../domain/aggregate.js';
import { type Change, type Refusal, refuse } from '../../domain/change.js';
import { createCharge } from '../../domain/charge/create.js';
import { decideCharge } from '../../domain/charge/decide.js';
import { type ChargeRequest, differingChargeFields } from '../../domain/charge/differences.js';
import { initiateEscrow } from '../../domain/escrow/initiate.js';
import type { Checkout } from '../../domain/records.js';
import { randomText } from '../../http/api-key.js';
import type { Caller } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { subjectOf } from '../../pipeline/admit.js';
import { tellingEffect } from '../../pipeline/effect.js';
import { execute } from '../../pipeline/execute.js';
import type { Reply } from '../../pipeline/reply.js';
import { isRefusal } from '../../pipeline/retry.js';
import { PartnerRefused } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { findCheckout, isCharge, loadCharge } from '../checkouts/load.js';
import { checkAmount, openVirtualAccount, refreshVirtualAccount } from '../checkouts/open-virtual-account.js';
import { checkoutKeyLength } from '../checkouts/path.js';
import { applyPartnerCredits } from '../credits/account-credits.js';
import { presentCreated } from './present.js';

type Input = z.output<typeof CreateChargeInput>;

/** The checkout that already has the reference, or the virtual account opened for a new charge. */
type Read = { checkout: Checkout } | { account: NewAccount };

/**
 * Creates a charge, or returns the one that exists under its key or reference. It commits once, after the
 * partner has answered. No lock is held during that call: concurrent duplicates share it, one of them
 * commits, and the others replay its response.
 */
export async function createOrRepeat(
  services: Services,
  call: Parameters<Handlers['charge']['create']>[0],
): Promise<Reply<z.input<typeof CreatedCharge>>> {
  const reopening = { isDone: false };
  const reply = await tellingEffect((begin) =>
    createOrFind(services, call, reopening, () => {
      reopening.isDone = true;
      begin();
    }),
  );
  return reopening.isDone && !isRefusal(reply) ? { ...reply, isReplay: false } : reply;
}

function createOrFind(
  services: Services,
  { body, caller, context, key }: Parameters<Handlers['charge']['create']>[0],
  reopening: Readonly<{ isDone: boolean }>,
  onReopened: () => void,
) {
  const { accountId, mode } = caller;
  const chargeRequest = requestOf(body);
  return execute(services, {
    subject: {
      find: async () => ({ existing: await findCheckout(services.store, accountId, mode, body.reference) }),
      prepare: async ({ existing }): Promise<Read | Refusal> =>
        existing
          ? existingCharge(services, context, existing, { chargeRequest, onReopened })
          : { account: await openFor(services, caller, body, context) },
    },
    command: {
      decide: (read) => {
        if ('checkout' in read) return { kind: 'repeat', after: read };
        const { change, checkout } = newCharge(services, caller, body, chargeRequest, read.account, context);
        return { kind: 'change', change, after: { checkout } };
      },
      present: ({ checkout }) =>
        presentCreated(checkout, reopening.isDone, services.config.siteUrl, context.now),
    },
    context,
    key,
  });
}

function requestOf(body: Input): ChargeRequest {
  return {
    amount: body.amount,
    currency: body.currency,
    customerEmail: body.customer_email,
    customerName: body.customer_name ?? null,
    description: body.description ?? null,
    returnUrl: body.return_url,
    escrow: body.escrow,
    releaseWindowHours: body.release_window_hours,
    locale: body.locale ?? null,
    metadata: body.metadata ?? null,
  };
}

/** Opens the first account of a new charge, after the checks that only a new one has to pass. */
async function openFor(
  services: Services,
  { accountId, mode }: Caller,
  body: Input,
  context: Context,
): Promise<NewAccount> {
  const { amount, reference, customer_email: customerEmail } = body;
  checkAmount(services, amount);
  const opening = { accountId, mode, reference, customerEmail };
  return openVirtualAccount(services, opening, { attempt: 1, amount }, context.now);
}

/** Makes a direct charge, or an escrow in which the merchant is its own seller. */
function newCharge(
  services: Services,
  { accountId, mode }: Caller,
  { reference }: Input,
  { escrow, releaseWindowHours, ...chargeRequest }: ChargeRequest,
  account: NewAccount,
  context: Context,
): { change: Change; checkout: Checkout } {
  const checkoutKey = randomText(checkoutKeyLength, services.randomBytes);
  const opening = { ...chargeRequest, accountId, mode, reference, checkoutKey };
  if (!escrow) {
    const { change, after } = createCharge(opening, account, context);
    return { change, checkout: after.charge };
  }
  const input = {
    ...opening,
    sellerEmail: null,
    sellerName: null,
    callbackUrl: null,
    chargeId: services.newId(),
    releaseWindowHours,
    deliveryMode: 'self_managed' as const,
    releaseCodeSealed: null,
  };
  const { change, after } = initiateEscrow(input, account, context);
  return { change, checkout: after.escrow };
}

/**
 * Returns the charge that has the reference if it equals the request, with an open virtual account while it
 * awaits payment. Refuses a request that differs, since the caller would mistake the other charge for theirs.
 */
async function existingCharge(
  services: Services,
  context: Context,
  existing: Checkout,
  { chargeRequest, onReopened }: { chargeRequest: ChargeRequest; onReopened: () => void },
): Promise<{ checkout: Checkout } | Refusal> {
  const conflict = conflictOf(existing, chargeRequest);
  return conflict ?? { checkout: await refreshed(services, context, existing, onReopened) };
}

function conflictOf(existing: Checkout, chargeRequest: ChargeRequest): Refusal | null {
  if (existing.chargeId === null) {
    return refuse(
      'reference_conflict',
      'An escrow that was initiated has this reference; choose another reference.',
    );
  }
  const differing = differingChargeFields(existing, chargeRequest);
  if (differing.length === 0) return null;
  return refuse(
    'reference_conflict',
    `The charge that has this reference differs in ${differing.join(', ')}: repeat it exactly, or choose ` +
      'another reference.',
  );
}

/** Opens a new virtual account if needed. A direct charge fails if the partner refuses to open another. */
async function refreshed(
  services: Services,
  context: Context,
  existing: Checkout,
  onReopened: () => void,
): Promise<Checkout> {
  try {
    return await refreshVirtualAccount(services, context, existing, () => true, onReopened);
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
