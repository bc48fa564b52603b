import type { AdvanceInput, FaultInput, FundInput } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Context } from '../../../../domain/aggregate.js';
import type { Key } from '../../../../pipeline/kept-answers.js';
import type { Reply } from '../../../../pipeline/reply.js';
import type { Owner } from '../format.js';

/** Who acts, and the key of the form. */
export interface SandboxAsking {
  owner: Owner;
  context: Context;
  key: Key;
}

/** What moves test money and test time, as the API does it; whoever mounts the screen hands it over. */
export interface SandboxForms {
  /** Pays an escrow or a charge. */
  fund(asking: SandboxAsking, reference: string, input: z.output<typeof FundInput>): Promise<Reply<unknown>>;
  advance(asking: SandboxAsking, input: z.output<typeof AdvanceInput>): Promise<Reply<unknown>>;
  fault(asking: SandboxAsking, input: z.output<typeof FaultInput>): Promise<Reply<unknown>>;
}
