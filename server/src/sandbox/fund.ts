import type { FundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { CheckoutAggregate } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import { fundCheckout, missingAmount } from '../features/credits/sandbox-fund.js';
import type { PartnerCommand } from '../pipeline/at-partner.js';
import type { Services } from '../services.js';

/** Simulates a transfer into the newest account of an escrow or charge, and answers it as it then stands. */
export function fundCommand<A extends CheckoutAggregate, Body>(
  services: Services,
  said: z.output<typeof FundInput>,
  present: (aggregate: A, siteUrl: string) => Body,
): PartnerCommand<A, Body> {
  return {
    intend: async (aggregate): Promise<string | Refusal> => {
      const amount = said?.amount ?? missingAmount(aggregate);
      return typeof amount === 'number' ? String(amount) : amount;
    },
    act: async (aggregate, { name, intention }) => {
      const funded = await fundCheckout(services, aggregate, {
        amount: Number(intention),
        payerName: said?.payer_name ?? null,
        times: said?.times ?? 1,
        outcome: said?.outcome ?? 'credited',
        delayMs: (said?.delay_minutes ?? 0) * 60_000,
        partnerCreditId: name,
      });
      return { body: present(funded, services.config.siteUrl) };
    },
  };
}
