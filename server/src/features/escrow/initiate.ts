import type { InitiateEscrowInput } from '@escrow-checkout/contract';
import type { Response } from 'express';
import { sql } from 'kysely';
import type { z } from 'zod';
import { commitChange } from '../../adapters/store/commit.js';
import { statement } from '../../adapters/store/statement.js';
import type { Context } from '../../domain/aggregate.js';
import { differingFields, type InitiateInput, initiateEscrow } from '../../domain/escrow/initiate.js';
import type { Checkout, Escrow, Mode } from '../../domain/records.js';
import { callerOf } from '../../http/context.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { findCheckout, isEscrow } from '../checkouts/load.js';
import { openAccount, refreshAccount } from '../checkouts/open-account.js';
import { requestContext } from '../idempotency/keyed.js';
import { randomText } from '../keys/key.js';
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

/**
 * Opens an escrow, or answers what stands under the reference. It commits once, after the partner has
 * answered: an escrow without an account to pay does not exist.
 */
export async function initiate(services: Services, response: Response, body: Input) {
  const { accountId, mode } = callerOf(response);
  const context = requestContext(services, response);
  const input = inputOf(services, body, accountId, mode);
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    const existing = await findCheckout(services.store, accountId, mode, body.reference);
    if (existing) return repeat(services, response, context, existing, input);
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
    chargeId: null,
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

/** Answers what stands under the reference, with an account that can be paid while it is still to be paid. */
async function repeat(
  services: Services,
  response: Response,
  context: Context,
  existing: Checkout,
  input: InitiateInput,
) {
  if (!isEscrow(existing)) {
    throw new ProblemError('reference_conflict', {
      detail: 'A direct charge has this reference, which settles without escrow; choose another reference.',
    });
  }
  const isSame = (checkout: Checkout) => isEscrow(checkout) && differencesFrom(checkout, input).length === 0;
  const standing = await refreshAccount(services, context, existing, isSame);
  return answer(services, response, standing as Escrow, input);
}

/** What a repeat says otherwise; what `POST /charge` opened is another operation's. */
function differencesFrom(escrow: Escrow, input: InitiateInput): string[] {
  return escrow.chargeId === null ? differingFields(escrow, input) : ['operation'];
}

/** The checkout; for a repeat also what of the body differs from what stands. */
function answer(services: Services, response: Response, escrow: Escrow, repeated?: InitiateInput) {
  if (repeated) {
    response.setHeader('Idempotent-Replay', 'true');
    const differing = differencesFrom(escrow, repeated);
    if (differing.length > 0) response.setHeader('Idempotent-Mismatch', differing.join(', '));
  }
  return { status: 200 as const, body: presentCheckout(escrow, services.config.siteUrl) };
}
