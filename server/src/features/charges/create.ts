import type { CreateChargeInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import { commitChange } from '../../adapters/store/commit.js';
import type { CheckoutAggregate, Context, NewAccount } from '../../domain/aggregate.js';
import type { Change } from '../../domain/change.js';
import { createCharge } from '../../domain/charge/create.js';
import type { ChargeWish } from '../../domain/charge/differences.js';
import { checkoutOf } from '../../domain/checkout/decide.js';
import { initiateEscrow } from '../../domain/escrow/initiate.js';
import { callerOf } from '../../http/context.js';
import { keyedRequest } from '../../http/idempotency.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { findCheckout } from '../checkouts/load.js';
import { openAccount } from '../checkouts/open-account.js';
import { replayIfKnown } from '../idempotency/answers.js';
import { answerKeyed, type KeyedCall, keptRecord, requestContext } from '../idempotency/keyed.js';
import { randomText } from '../keys/key.js';
import { presentCreated } from './present.js';
import { repeatCharge } from './repeat.js';

type Input = z.output<typeof CreateChargeInput>;

const triesMax = 20;

/**
 * Creates a charge, or answers what stands under its key or its reference. It commits once, after the partner
 * has answered, and the kept answer with it. Nothing is held while the partner is asked: twins share the
 * call, one of them commits, and the others find its answer.
 */
export async function create(services: Services, call: KeyedCall, body: Input) {
  const { accountId, mode } = callerOf(call.response);
  const keyed = keyedRequest(call.request, call.response, call.body);
  const context = requestContext(services, call.response);
  const wish = wishOf(body);
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    if (keyed) await replayIfKnown(services, call.response, keyed);
    const existing = await findCheckout(services.store, accountId, mode, body.reference);
    if (existing) return repeatCharge(services, call, keyed, context, existing, wish);
    const account = await openFor(services, call, body, context);
    const { change, after } = newSale(services, call, body, wish, account, context);
    const created = presentCreated(checkoutOf(after), services.config.siteUrl);
    const kept = keyed && keptRecord(services, call, keyed, context, created);
    if (
      (await commitChange(services.store, kept ? { ...change, idempotency: kept } : change)) === 'committed'
    ) {
      if (keyed) return answerKeyed(services, call, keyed, context, created, false);
      return { status: 200 as const, body: created };
    }
  }
  throw new ProblemError('conflict');
}

function wishOf(body: Input): ChargeWish {
  return {
    amount: body.amount,
    currency: body.currency,
    customerEmail: body.customer_email,
    customerName: body.customer_name ?? null,
    description: body.description ?? null,
    returnUrl: body.return_url,
    escrow: body.escrow,
    releaseWindowHours: body.release_window_hours,
    metadata: body.metadata ?? null,
  };
}

/** Opens the first account of a new charge, after the checks that only a new one has to pass. */
async function openFor(
  services: Services,
  call: KeyedCall,
  body: Input,
  context: Context,
): Promise<NewAccount> {
  const maximum = services.config.AMOUNT_MAX_KOBO;
  if (body.amount > maximum) throw fieldProblem('/amount', `must be at most ${maximum} kobo`);
  const { accountId, mode } = callerOf(call.response);
  const sale = { accountId, mode, reference: body.reference, customerEmail: body.customer_email };
  return openAccount(services, sale, { attempt: 1, amount: body.amount }, context.now);
}

/** What the charge is made of: an escrow in which the merchant is his own seller, or a direct charge. */
function newSale(
  services: Services,
  call: KeyedCall,
  { reference }: Input,
  { escrow, releaseWindowHours, ...wish }: ChargeWish,
  account: NewAccount,
  context: Context,
): { change: Change; after: CheckoutAggregate } {
  const { accountId, mode } = callerOf(call.response);
  const checkoutKey = randomText(22, services.randomBytes);
  const sale = { ...wish, accountId, mode, reference, checkoutKey };
  if (!escrow) return createCharge(sale, account, context);
  const inEscrow = { sellerEmail: null, sellerName: null, callbackUrl: null, chargeId: services.newId() };
  return initiateEscrow(
    { ...sale, ...inEscrow, releaseWindowHours, deliveryMode: 'self_managed' },
    account,
    context,
  );
}
