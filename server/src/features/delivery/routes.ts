import { decideEscrow } from '../../domain/escrow/decide.js';
import type { Handlers } from '../../http/mount.js';
import { ProblemError } from '../../http/problem.js';
import { execute } from '../../pipeline/execute.js';
import type { Services } from '../../services.js';
import { findAccount } from '../accounts/queries.js';
import { findEscrow } from '../escrow/find.js';
import { presentEscrow } from '../escrow/present.js';
import { type Answered, askRates } from './ask-rates.js';
import { givenRate } from './given-rate.js';
import { presentRates } from './present.js';
import { questionOf } from './question.js';
import { retryBooking } from './retry-booking.js';

const withoutCarrier = 'No carrier is configured for live deliveries.';

type Handler = Handlers['delivery'];

export function deliveryRoutes(services: Services): Handler {
  return {
    rates: (call) => rates(services, call),
    attach: ({ params, body, caller, context, key }) =>
      execute(services, {
        subject: {
          find: () => findEscrow(services, caller, params.reference),
          prepare: async (escrow) => ({ escrow, rate: await givenRate(services, caller, body) }),
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
