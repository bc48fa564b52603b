import type { FaultInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { PartnerCommand } from '../pipeline/at-partner.js';
import type { Services } from '../services.js';

type Input = z.output<typeof FaultInput>;

/** Makes the next calls of an account to the sandbox bank fail. */
export function faultCommand(
  { sandboxBank }: Pick<Services, 'sandboxBank'>,
  accountId: string,
  { operation, kind, count }: Input,
): PartnerCommand<unknown, Input> {
  return {
    act: async () => {
      await sandboxBank.arm({ accountId, operation, kind, remaining: count });
      return { body: { operation, kind, count } };
    },
  };
}
