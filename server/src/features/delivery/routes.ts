import type { AttachRateInput, DeliveryRates } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { AttachedRate } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Caller } from '../../http/context.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import { fieldProblem } from '../../http/validation.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { iso } from '../checkouts/present.js';
import { findEscrow } from '../escrow/find.js';
import { presentEscrow } from '../escrow/present.js';
import { type Answered, askRates } from './ask-rates.js';
import { findRate } from './queries.js';
import { questionOf } from './question.js';
import { retryBooking } from './retry-booking.js';

const withoutCarrier = 'No carrier is configured for live deliveries.';

const ofAnother =
  'belongs to another escrow, which has a rate of the same answer; ask POST /delivery/rates again';

type Handler = Handlers['delivery'];

export function deliveryRoutes(services: Services): Handler {
  return {
    rates: (call) => rates(services, call),
    attach: ({ params, body, caller, context, key }) =>
      execute(services, {
        subject: {
          find: () => findEscrow(services, caller, params.reference),
          prepare: async (found) => ({
            escrow: found,
            rate: await givenRate(services, caller, body, found.escrow.id),
          }),
        },
        command: {
          decide: ({ escrow, rate }) => decideEscrow(escrow, { command: 'attach', rate }, context),
          present: (after) => presentEscrow(after, services.config.siteUrl, context.now),
        },
        context,
        key,
      }),
    retry: (call) => retryBooking(services, call),
  };
}

/** Asks the carriers and stores what they answer, with the response kept under the key. */
async function rates(services: Services, { body, caller, context, key }: Parameters<Handler['rates']>[0]) {
  const { store, config, carriers } = services;
  const aggregator = carriers.defaultOf(caller.mode);
  if (!aggregator) throw new ProblemError('live_mode_unavailable', { detail: withoutCarrier });
  let answered: Answered | null = null;
  return execute(services, {
    subject: {
      find: async () => {
        const account = await store.one(findAccount, { id: caller.accountId });
        return questionOf(body, account?.email ?? `deliveries@${new URL(config.siteUrl).hostname}`);
      },
      prepare: async (question) => {
        // Asks once, even if the race is lost and this runs again.
        answered ??= await askRates(services, aggregator, caller, question, context.now);
        return answered;
      },
    },
    command: {
      decide: (after) =>
        after.steps.length === 0 ? { kind: 'repeat', after } : { kind: 'change', change: after.steps, after },
      present: presentRates,
    },
    context,
    key,
  });
}

function presentRates({ quote, rates }: Pick<Answered, 'quote' | 'rates'>): z.input<typeof DeliveryRates> {
  return {
    rates: rates.map(({ rateId, carrier, service, amount, pickupTime, deliveryTime, expiresAt }) => ({
      rate_id: rateId,
      carrier,
      service,
      amount,
      pickup_time: pickupTime,
      delivery_time: deliveryTime,
      expires_at: iso(expiresAt),
    })),
    pickup_address_id: quote.pickupAddressId ?? '',
    delivery_address_id: quote.deliveryAddressId ?? '',
    parcel_id: quote.parcelId ?? '',
    unanswered: JSON.parse(quote.unansweredJson ?? '[]') as string[],
  };
}

/**
 * Returns the rate that carriers gave to the caller.
 *
 * @throws ProblemError if they gave none of that id, or gave it for something else, or another escrow has it
 */
async function givenRate(
  { store }: Services,
  { accountId, mode }: Caller,
  input: z.output<typeof AttachRateInput>,
  escrowId: string,
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
  if (rate.claimedBy !== null && rate.claimedBy !== escrowId) throw fieldProblem('/rate_id', ofAnother);
  const { aggregator, quoteId, position, rateId, carrier, service, amount, expiresAt } = rate;
  return { aggregator, quoteId, position, rateId, carrier, service, amount, expiresAt };
}
