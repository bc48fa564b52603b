import type { FundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { CheckoutAggregate } from '../../domain/aggregate.js';
import type { Services } from '../../services.js';
import type { KeyedCall } from '../idempotency/keyed.js';
import { isRefusal } from '../perform.js';
import { fundCheckout } from './fund.js';
import { pullLever } from './lever.js';

type Input = z.output<typeof FundInput>;

/** The kind of checkout an operation pays: how it is found, and how it is shown. */
export interface Payable<A extends CheckoutAggregate> {
  /** Throws the 404. */
  find(): Promise<A>;
  present(aggregate: A, siteUrl: string): object;
}

/** Simulates a transfer into the newest account of an escrow or charge, and answers it as it then stands. */
export function fund<A extends CheckoutAggregate>(
  services: Services,
  call: KeyedCall,
  { find, present }: Payable<A>,
  body: Input,
) {
  return pullLever(services, call, {
    find,
    pull: async (aggregate: A, { name }) => {
      const funded = await fundCheckout(services, aggregate, { ...wishOf(body), partnerCreditId: name });
      return isRefusal(funded) ? funded : present(funded, services.config.siteUrl);
    },
  });
}

function wishOf(body: Input) {
  return {
    amount: body?.amount ?? null,
    payerName: body?.payer_name ?? null,
    times: body?.times ?? 1,
    outcome: body?.outcome ?? ('credited' as const),
    delayMs: (body?.delay_minutes ?? 0) * 60_000,
  };
}
