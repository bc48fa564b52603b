import type { InitiateEscrowInput } from '@escrow-checkout/contract';
import type { Response } from 'express';
import { sql } from 'kysely';
import type { z } from 'zod';
import { statement } from '../../adapters/store/statement.js';
import type { Context, NewAccount } from '../../domain/aggregate.js';
import { type Refusal, refuse } from '../../domain/change.js';
import { differingFields, type InitiateInput, initiateEscrow } from '../../domain/escrow/initiate.js';
import type { Checkout, Escrow, Owner } from '../../domain/records.js';
import { randomText } from '../../http/api-key.js';
import { type Caller, callerOf } from '../../http/context.js';
import { orThrow } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { requestContext } from '../../pipeline/context.js';
import { tellingEffect } from '../../pipeline/effect.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { findCheckout, isEscrow } from '../checkouts/load.js';
import { checkAmount, openVirtualAccount, refreshVirtualAccount } from '../checkouts/open-virtual-account.js';
import { checkoutKeyLength } from '../checkouts/path.js';
import { newReleaseCode } from './enter-code.js';
import { presentCheckout } from './present.js';

type Input = z.output<typeof InitiateEscrowInput>;

/** Counts the endpoints that the merchant left active, those that the service switched off included. */
const countEndpoints = statement<Owner, { kept: number }>('webhook_endpoint.count_kept', (db, p) =>
  db
    .selectFrom('webhook_endpoint')
    .select(sql<number>`cast(count(*) as integer)`.as('kept'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', p.mode)
    .where(sql<boolean>`coalesce(disabled_reason, '') <> 'merchant'`)
    .where('deleted_at', 'is', null),
);

/** The escrow that already has the reference, or the virtual account opened for a new one. */
type Read = { escrow: Escrow } | { account: NewAccount };

/**
 * Opens an escrow, or returns the one that has the reference. It commits once, after the partner has
 * answered: no escrow exists without an account to pay into.
 */
export async function initiate(services: Services, response: Response, body: Input) {
  let reopened = false;
  const { kind, escrow, input, now } = await tellingEffect((begin) =>
    openOrFind(services, callerOf(response), body, () => {
      reopened = true;
      begin();
    }),
  );
  const mismatch = kind === 'repeat' ? differencesFrom(escrow, input) : [];
  if (kind === 'repeat' && !reopened) response.setHeader('Idempotent-Replay', 'true');
  if (mismatch.length > 0) response.setHeader('Idempotent-Mismatch', mismatch.join(', '));
  const shown = presentCheckout(escrow, { mismatch, reopened }, services.config.siteUrl, now);
  return { status: 200 as const, body: shown };
}

async function openOrFind(services: Services, caller: Caller, body: Input, onReopened: () => void) {
  const { accountId, mode } = caller;
  const context = requestContext(services, caller);
  const input = inputOf(services, body, caller);
  const outcome = await execute(services, {
    subject: {
      find: async () => ({ existing: await findCheckout(services.store, accountId, mode, body.reference) }),
      prepare: async ({ existing }): Promise<Read | Refusal> =>
        existing
          ? refreshed(services, context, existing, { input, onReopened })
          : { account: await openFor(services, context, input) },
    },
    command: {
      decide: (read) => {
        if ('escrow' in read) return { kind: 'repeat', after: read };
        const { change, after } = initiateEscrow(input, read.account, context);
        return { kind: 'change', change, after: { escrow: after.escrow } };
      },
    },
    context,
  });
  const { kind, after } = orThrow(outcome);
  return { kind, escrow: after.escrow, input, now: context.now };
}

function inputOf(services: Services, body: Input, { accountId, mode }: Caller): InitiateInput {
  const { reference } = body;
  return {
    accountId,
    mode,
    reference,
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
    releaseCodeSealed: body.release_code ? newReleaseCode(services, { accountId, mode, reference }) : null,
    locale: body.locale ?? null,
    metadata: body.metadata ?? null,
    checkoutKey: randomText(checkoutKeyLength, services.randomBytes),
    chargeId: null,
  };
}

/** Opens the first account of a new escrow, after the checks that only a new one has to pass. */
async function openFor(services: Services, context: Context, input: InitiateInput): Promise<NewAccount> {
  checkAmount(services, input.amount);
  await checkCallback(services, input);
  return openVirtualAccount(services, input, { attempt: 1, amount: input.amount }, context.now);
}

/**
 * Throws if events of a new escrow could reach nobody. An endpoint that the service switched off counts: a
 * receiver that broke must not stop the merchant's sales, and what it misses can be replayed.
 */
async function checkCallback(services: Services, { accountId, mode, callbackUrl }: InitiateInput) {
  if (callbackUrl !== null) {
    const refusal = services.outgoing.literalRefusalOf(callbackUrl);
    if (refusal === null) return;
    throw fieldProblem('/callback_url', `${refusal}; name one that the internet can reach`);
  }
  const row = await services.store.one(countEndpoints, { accountId, mode });
  if (row !== undefined && row.kept > 0) return;
  const detail = 'is required while the account has no active webhook endpoint in this mode';
  throw fieldProblem('/callback_url', detail, 'required');
}

const usedByCharge = refuse(
  'reference_conflict',
  'A direct charge has this reference, which settles without escrow; choose another reference.',
);

/** The escrow that has the reference, with an open virtual account while it awaits payment. */
async function refreshed(
  services: Services,
  context: Context,
  existing: Checkout,
  { input, onReopened }: { input: InitiateInput; onReopened: () => void },
): Promise<Read | Refusal> {
  if (!isEscrow(existing)) return usedByCharge;
  const isSame = (checkout: Checkout) => isEscrow(checkout) && differencesFrom(checkout, input).length === 0;
  const escrow = await refreshVirtualAccount(services, context, existing, isSame, onReopened);
  return { escrow: escrow as Escrow };
}

/** The fields in which a repeat differs; an escrow opened by `POST /charge` differs in its operation. */
function differencesFrom(escrow: Escrow, input: InitiateInput): string[] {
  return escrow.chargeId === null ? differingFields(escrow, input) : ['operation'];
}
