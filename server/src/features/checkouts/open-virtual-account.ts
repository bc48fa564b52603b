import { hash } from 'node:crypto';
import type { Context, NewAccount, PaymentCommand } from '../../domain/aggregate.js';
import { checkoutOf, decideCheckout } from '../../domain/checkout/decide.js';
import { isAwaitingPayment } from '../../domain/checkout/invariants.js';
import type { Checkout, Mode } from '../../domain/records.js';
import {
  derivePartnerReference,
  isAccountEnding,
  isAccountOpen,
  mayOpenAnother,
} from '../../domain/virtual-account.js';
import { orThrow, ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { subjectOf } from '../../pipeline/admit.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import {
  type BankingPartner,
  type OpenVirtualAccount,
  PartnerRefused,
  PartnerUnavailable,
} from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { defaultPartner, partnerNamed } from '../banks/partners.js';
import { findVirtualAccount } from '../credits/queries.js';
import { findCheckout, loadCheckoutByReference } from './load.js';
import { listVirtualAccounts } from './queries.js';

/** A checkout, or one that is about to begin: its partner is not chosen yet. */
type AccountOwner = Pick<Checkout, 'accountId' | 'mode' | 'reference' | 'customerEmail'> &
  Partial<Pick<Checkout, 'partner'>>;

/** Calls in progress by partner reference: concurrent duplicates share one. */
const opening = new Map<string, Promise<NewAccount | null>>();

/** A partner that does not repeat an account uses up a reference with each answer that is lost. */
const referencesMax = 20;

/** Refuses the amount of a new checkout above the operator's maximum. */
export function checkAmount({ config }: Services, amount: number): void {
  const maximum = config.AMOUNT_MAX_KOBO;
  if (amount > maximum) throw fieldProblem('/amount', `must be at most ${maximum} kobo`);
}

/**
 * Opens the account that the buyer pays into. Under a used reference the partner returns the existing
 * account. One that does not has used up the reference: then the account that a concurrent call recorded
 * counts, or the next reference opens another.
 *
 * @throws ProblemError when the mode has no partner, PartnerUnavailable, PartnerRefused
 */
export async function openVirtualAccount(
  services: Services,
  owner: AccountOwner,
  wanted: { attempt: number; amount: number },
  now: number,
): Promise<NewAccount> {
  const { accountId, mode, reference, customerEmail, partner } = owner;
  const bank = partner === undefined ? defaultPartner(services, mode) : partnerNamed(services, mode, partner);
  // The account could not be recorded.
  if (await services.store.storage.isFull()) throw new ProblemError('storage_full');
  const { attempt: first, amount } = wanted;
  for (let attempt = first; attempt < first + referencesMax; attempt++) {
    const identity = { accountId, mode, reference, attempt, amount };
    const partnerReference = derivePartnerReference(identity, sha256);
    const opened = await openOnce(bank, { accountId, partnerReference, amount, customerEmail, now });
    const account =
      opened ?? (await findRecorded(services, { partner: bank.name, mode, partnerReference }, first, now));
    if (account !== null) return account;
    services.log.warn({ partner: bank.name, partnerReference }, 'the partner has used up a reference');
  }
  throw new PartnerUnavailable(`The partner ${bank.name} has used up ${referencesMax} references`);
}

/** Shares a call in progress under the same reference. Null: the partner has used up the reference. */
async function openOnce(bank: BankingPartner, request: OpenVirtualAccount): Promise<NewAccount | null> {
  const { partnerReference } = request;
  const known = opening.get(partnerReference);
  if (known) return known;
  const call = callPartner(bank, request);
  opening.set(partnerReference, call);
  try {
    return await call;
  } finally {
    opening.delete(partnerReference);
  }
}

async function callPartner(bank: BankingPartner, request: OpenVirtualAccount): Promise<NewAccount | null> {
  const opened = await bank.openVirtualAccount(request);
  return opened && { partnerReference: request.partnerReference, partner: bank.name, ...opened };
}

/**
 * The account of a reference as another call has recorded it for the same attempt, if it is still open. The
 * account of an earlier attempt may have this reference, if that attempt found another one used up.
 */
async function findRecorded(
  { store }: Services,
  named: { partner: string; mode: Mode; partnerReference: string },
  attempt: number,
  now: number,
): Promise<NewAccount | null> {
  const row = await store.one(findVirtualAccount, named);
  return row !== undefined && row.attempt === attempt && row.expiresAt > now ? row : null;
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/**
 * Replaces the account of a checkout that awaits payment once it has ended or is about to; reopens an expired
 * checkout if `mayReopen` allows it, and then calls `onReopened`. If the partner opens no other, an account
 * that is still open stays.
 */
export async function refreshVirtualAccount(
  services: Services,
  context: Context,
  found: Checkout,
  mayReopen: (checkout: Checkout) => boolean,
  onReopened: () => void = () => {},
): Promise<Checkout> {
  let checkout = found;
  const refreshed = await retryLostRace(async () => {
    const reopens = checkout.status === 'expired' && mayReopen(checkout);
    if (!reopens && !(await mayRenew(services, checkout, context.now))) return checkout;
    const account = await openAnother(services, checkout, context.now);
    if (account === null) return checkout;
    const command = reopens ? 'reopen' : 'open_virtual_account';
    const isRecorded = await recordAccount(services, context, checkout, { command, account });
    if (reopens && isRecorded) onReopened();
    const { accountId, mode, reference } = checkout;
    checkout = (await findCheckout(services.store, accountId, mode, reference)) ?? checkout;
    return lostRace;
  });
  return orThrow(refreshed);
}

async function mayRenew({ store }: Services, checkout: Checkout, now: number): Promise<boolean> {
  if (!isAccountEnding(checkout, now)) return false;
  return mayOpenAnother(await store.all(listVirtualAccounts, { checkoutId: checkout.id }), now);
}

/** Null: the partner opens none now, and the newest one is still open. */
async function openAnother(services: Services, checkout: Checkout, now: number): Promise<NewAccount | null> {
  try {
    return await openVirtualAccount(services, checkout, missingOn(checkout), now);
  } catch (error) {
    const isPartners = error instanceof PartnerUnavailable || error instanceof PartnerRefused;
    if (isPartners && isAwaitingPayment(checkout) && isAccountOpen(checkout, now)) return null;
    throw error;
  }
}

function missingOn(checkout: Checkout): { attempt: number; amount: number } {
  return {
    attempt: checkout.virtualAccountAttempt + 1,
    amount: checkout.amount - checkout.amountHeld,
  };
}

/** Records the account. False: the checkout has changed since the partner was asked. */
async function recordAccount(
  services: Services,
  context: Context,
  asked: Checkout,
  command: Extract<PaymentCommand, { account: NewAccount }>,
): Promise<boolean> {
  const { accountId, mode, reference } = asked;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadCheckoutByReference(services.store, accountId, mode, reference)),
    command: {
      decide: (aggregate) =>
        checkoutOf(aggregate).version === asked.version
          ? decideCheckout(aggregate, command, context)
          : { kind: 'repeat', after: aggregate },
    },
    context,
  });
  return !isRefusal(outcome) && outcome.kind === 'changed';
}
