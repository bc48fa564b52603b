import { hash } from 'node:crypto';
import type { Context, NewAccount, PaymentCommand } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import type { Checkout } from '../../domain/records.js';
import { derivePartnerReference } from '../../domain/virtual-account.js';
import { orThrow, ProblemError } from '../../http/problem.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { lostRace, retryLostRace } from '../../pipeline/retry.js';
import type { BankingPartner, OpenVirtualAccount } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { findCheckout, loadCheckoutByReference } from './load.js';

type AccountOwner = Pick<Checkout, 'accountId' | 'mode' | 'reference' | 'customerEmail'>;

/** Calls in progress by partner reference: concurrent duplicates share one. */
const opening = new Map<string, Promise<NewAccount>>();

/**
 * Opens the account that the buyer pays into. The partner returns the existing one under the same reference.
 *
 * @throws ProblemError when the mode has no partner, PartnerUnavailable, PartnerRefused
 */
export async function openVirtualAccount(
  services: Services,
  owner: AccountOwner,
  wanted: { attempt: number; amount: number },
  now: number,
): Promise<NewAccount> {
  const bank = services.bankFor(owner.mode);
  if (!bank) throw new ProblemError('live_mode_unavailable');
  // The account could not be recorded.
  if (await services.store.storage.isFull()) throw new ProblemError('storage_full');
  const { accountId, mode, reference } = owner;
  const partnerReference = derivePartnerReference({ accountId, mode, reference, ...wanted }, sha256);
  const known = opening.get(partnerReference);
  if (known) return known;
  const { customerEmail } = owner;
  const request = { accountId, partnerReference, amount: wanted.amount, customerEmail, now };
  const call = callPartner(bank, request);
  opening.set(partnerReference, call);
  try {
    return await call;
  } finally {
    opening.delete(partnerReference);
  }
}

async function callPartner(bank: BankingPartner, request: OpenVirtualAccount): Promise<NewAccount> {
  const opened = await bank.openVirtualAccount(request);
  return { partnerReference: request.partnerReference, partner: bank.name, ...opened };
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * Replaces the expired account of a checkout that awaits payment; reopens an expired checkout if `mayReopen`
 * allows it.
 */
export async function refreshVirtualAccount(
  services: Services,
  context: Context,
  found: Checkout,
  mayReopen: (checkout: Checkout) => boolean,
): Promise<Checkout> {
  let checkout = found;
  const refreshed = await retryLostRace(async () => {
    const reopens = checkout.status === 'expired' && mayReopen(checkout);
    const ranOut = isAwaitingPayment(checkout) && checkout.accountExpiresAt <= context.now;
    if (!reopens && !ranOut) return checkout;
    const account = await openVirtualAccount(services, checkout, missingOn(checkout), context.now);
    await recordAccount(services, context, checkout, {
      command: reopens ? 'reopen' : 'open_virtual_account',
      account,
    });
    const { accountId, mode, reference } = checkout;
    checkout = (await findCheckout(services.store, accountId, mode, reference)) ?? checkout;
    return lostRace;
  });
  return orThrow(refreshed);
}

function missingOn(checkout: Checkout): { attempt: number; amount: number } {
  return {
    attempt: checkout.virtualAccountAttempt + 1,
    amount: checkout.amount - checkout.amountHeld,
  };
}

/** Records the account, unless the checkout has changed since the partner was asked. */
async function recordAccount(
  services: Services,
  context: Context,
  asked: Checkout,
  command: Extract<PaymentCommand, { account: NewAccount }>,
): Promise<void> {
  const { accountId, mode, reference } = asked;
  await execute(services, {
    subject: subjectOf(() => loadCheckoutByReference(services.store, accountId, mode, reference)),
    command: {
      decide: (aggregate) =>
        checkoutOf(aggregate).version === asked.version
          ? decideCheckout(aggregate, command, context)
          : { kind: 'repeat', after: aggregate },
    },
    context,
  });
}
