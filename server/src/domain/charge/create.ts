import type { ChargeAggregate, Context, NewAccount } from '../aggregate.js';
import type { Change } from '../change.js';
import { noMoney, type OpeningInput, openingChange } from '../checkout/opening.js';
import { newEscrow } from '../escrow/initiate.js';
import type { Charge } from '../records.js';

export interface ChargeInput extends OpeningInput {
  returnUrl: string;
}

/** Returns a new direct charge, after the partner opened its virtual account. */
export function createCharge(
  input: ChargeInput,
  account: NewAccount,
  context: Context,
): { change: Change; after: ChargeAggregate } {
  const charge = newCharge(input, account, context);
  return { change: openingChange(charge, account, context), after: { charge, ...noMoney } };
}

/** A direct charge has the row of an escrow that nobody sells, accepts or delivers. */
function newCharge(input: ChargeInput, account: NewAccount, context: Context): Charge {
  const id = context.newId();
  const escrow = newEscrow(id, { ...input, ...unusedFields, chargeId: id }, account, context);
  return { ...escrow, kind: 'charge', status: 'pending', sellerAcceptedAt: null };
}

const unusedFields = {
  sellerEmail: null,
  sellerName: null,
  callbackUrl: null,
  releaseWindowHours: null,
  deliveryMode: 'self_managed',
  releaseCodeSealed: null,
} as const;
