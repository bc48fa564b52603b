import type { AttachRateInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { AttachedRate } from '../../domain/aggregate.js';
import type { Caller } from '../../http/context.js';
import { fieldProblem } from '../../http/validation.js';
import type { Services } from '../../services.js';
import { findRate } from './queries.js';

/**
 * Returns the rate that carriers gave to the caller.
 *
 * @throws ProblemError if they gave none of that id, or gave it for something else
 */
export async function givenRate(
  { store }: Services,
  { accountId, mode }: Caller,
  input: z.output<typeof AttachRateInput>,
): Promise<AttachedRate> {
  const rate = await store.one(findRate, { accountId, mode, rateId: input.rate_id });
  if (!rate) {
    throw fieldProblem('/rate_id', 'is no rate that you were given in this mode; ask POST /delivery/rates');
  }
  const others = [
    ['/pickup_address_id', input.pickup_address_id, rate.pickupAddressId],
    ['/delivery_address_id', input.delivery_address_id, rate.deliveryAddressId],
    ['/parcel_id', input.parcel_id, rate.parcelId],
  ].flatMap(([pointer = '', sent, given]) => (sent === given ? [] : [pointer]));
  const [first, ...rest] = others;
  if (first !== undefined) {
    throw fieldProblem(
      first,
      'does not belong to this rate; send it as it came with the rates',
      'invalid',
      rest,
    );
  }
  const { aggregator, quoteId, position, rateId, carrier, service, amount, expiresAt } = rate;
  return { aggregator, quoteId, position, rateId, carrier, service, amount, expiresAt };
}
