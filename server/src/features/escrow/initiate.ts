import { hash } from 'node:crypto';
import type { InitiateEscrowInput } from '@escrow-checkout/contract';
import type { Response } from 'express';
import { sql } from 'kysely';
import type { z } from 'zod';
import { commitChange } from '../../adapters/store/commit.js';
import { statement } from '../../adapters/store/statement.js';
import type { Context, EscrowAggregate, EscrowCommand, NewAccount } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { differingFields, type InitiateInput, initiateEscrow } from '../../domain/escrow/initiate.js';
import type { Escrow, Mode } from '../../domain/records.js';
import { derivePartnerReference } from '../../domain/virtual-account.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { BankingPartner } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { randomText } from '../keys/key.js';
import { perform } from '../perform.js';
import { requestContext } from './command.js';
import { findEscrowByReference, loadEscrowByReference } from './load.js';
import { presentCheckout } from './present.js';

type Input = z.output<typeof InitiateEscrowInput>;

const triesMax = 20;

const countEndpoints = statement<{ accountId: string; mode: Mode }, { active: number }>(
  'webhook_endpoint.count_active',
  (db, p) =>
    db
      .selectFrom('webhook_endpoint')
      .select(sql<number>`cast(count(*) as integer)`.as('active'))
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where('active', '=', sql.lit(1))
      .where('deleted_at', 'is', null),
);

/** Calls under way, by our reference at the partner: parallel twins share one. */
const opening = new Map<string, Promise<NewAccount>>();

/**
 * Opens an escrow, or answers what stands under the reference. It commits once, after the partner has
 * answered: an escrow without an account to pay does not exist.
 */
export async function initiate(services: Services, response: Response, body: Input) {
  const { accountId, mode } = callerOf(response);
  const context = requestContext(services, response);
  const input = inputOf(services, body, accountId, mode);
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    const existing = await findEscrowByReference(services.store, accountId, mode, body.reference);
    if (existing)
      return answer(services, response, await refreshed(services, context, existing, input), input);
    if (attempt === 1) await checkAccountState(services, input);
    const account = await openAccount(services, input, { attempt: 1, amount: input.amount }, context.now);
    const { change, after } = initiateEscrow(input, account, context);
    if ((await commitChange(services.store, change)) === 'committed')
      return answer(services, response, after.escrow);
  }
  throw new ProblemError('conflict');
}

function inputOf(services: Services, body: Input, accountId: string, mode: Mode): InitiateInput {
  return {
    accountId,
    mode,
    reference: body.reference,
    amount: body.amount,
    currency: body.currency,
    customerEmail: body.customer_email,
    customerName: body.customer_name ?? null,
    sellerEmail: body.seller_email ?? null,
    sellerName: body.seller_name ?? null,
    description: body.description ?? null,
    returnUrl: body.return_url ?? null,
    callbackUrl: body.callback_url ?? null,
    releaseWindowHours: body.release_window_hours ?? null,
    deliveryMode: body.delivery_mode,
    metadata: body.metadata ?? null,
    checkoutKey: randomText(22, services.randomBytes),
    payeeDestination: null,
  };
}

/** Checks that depend on the account, made only for a new reference. */
async function checkAccountState(services: Services, input: InitiateInput): Promise<void> {
  const maximum = services.config.AMOUNT_MAX_KOBO;
  if (input.amount > maximum) throw fieldProblem('/amount', `must be at most ${maximum} kobo`);
  if (input.callbackUrl !== null) return;
  const row = await services.store.one(countEndpoints, { accountId: input.accountId, mode: input.mode });
  if (row && row.active > 0) return;
  const detail = 'is required while the account has no active webhook endpoint';
  throw fieldProblem('/callback_url', detail, 'required');
}

/** Gives an escrow that is still to be paid an account that is still open; reopens an expired one. */
async function refreshed(
  services: Services,
  context: Context,
  found: Escrow,
  input: InitiateInput,
): Promise<Escrow> {
  let escrow = found;
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    const reopens = escrow.status === 'expired' && differingFields(escrow, input).length === 0;
    const ranOut = escrow.status === 'awaiting_payment' && escrow.accountExpiresAt <= context.now;
    if (!reopens && !ranOut) return escrow;
    const account = await openAccount(services, escrow, missingOn(escrow), context.now);
    await giveAccount(services, context, escrow, { command: reopens ? 'reopen' : 'open_account', account });
    const { accountId, mode, reference } = escrow;
    escrow = (await findEscrowByReference(services.store, accountId, mode, reference)) ?? escrow;
  }
  throw new ProblemError('conflict');
}

/** The next account of an escrow asks for what is still missing. */
function missingOn(escrow: Escrow): { attempt: number; amount: number } {
  return { attempt: escrow.virtualAccountAttempt + 1, amount: escrow.amount - escrow.amountHeld };
}

/** Writes the account down, unless the escrow has moved on since the partner was asked. */
async function giveAccount(
  services: Services,
  context: Context,
  asked: Escrow,
  command: Extract<EscrowCommand, { account: NewAccount }>,
): Promise<void> {
  const { accountId, mode, reference } = asked;
  const load = () => loadEscrowByReference(services.store, accountId, mode, reference);
  const decide = (aggregate: EscrowAggregate) =>
    aggregate.escrow.version === asked.version
      ? decideEscrow(aggregate, command, context)
      : ({ kind: 'repeat', after: aggregate } as const);
  await perform(services.store, load, decide);
}

async function openAccount(
  services: Services,
  sale: Pick<Escrow, 'accountId' | 'mode' | 'reference' | 'customerEmail'>,
  wanted: { attempt: number; amount: number },
  now: number,
): Promise<NewAccount> {
  const bank = services.bankFor(sale.mode);
  if (!bank) throw new ProblemError('live_mode_unavailable');
  const { accountId, mode, reference } = sale;
  const partnerReference = derivePartnerReference({ accountId, mode, reference, ...wanted }, sha256);
  const known = opening.get(partnerReference);
  if (known) return known;
  const call = callPartner(bank, partnerReference, wanted.amount, sale.customerEmail, now);
  opening.set(partnerReference, call);
  try {
    return await call;
  } finally {
    opening.delete(partnerReference);
  }
}

async function callPartner(
  bank: BankingPartner,
  partnerReference: string,
  amount: number,
  customerEmail: string,
  now: number,
): Promise<NewAccount> {
  const opened = await bank.openAccount({ partnerReference, amount, customerEmail, now });
  return { partnerReference, partner: bank.name, ...opened };
}

function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}

/** The checkout; for a repeat also what of the body differs from what stands. */
function answer(services: Services, response: Response, escrow: Escrow, repeated?: InitiateInput) {
  if (repeated) {
    response.setHeader('Idempotent-Replay', 'true');
    const differing = differingFields(escrow, repeated);
    if (differing.length > 0) response.setHeader('Idempotent-Mismatch', differing.join(', '));
  }
  return { status: 200 as const, body: presentCheckout(escrow, services.config.siteUrl) };
}
