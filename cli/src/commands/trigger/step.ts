import type { OperationRequest } from '../../command-line.js';

/** What the steps of a trigger know: what was asked for, and what earlier answers said. */
export interface Stage {
  reference: string;
  amountKobo: number;
  callbackUrl: string | undefined;
  /** A fact that an earlier step kept; in a dry run its name in angle brackets. */
  fact(name: FactName): string;
}

export type FactName =
  | 'account_id'
  | 'credit_id'
  | 'delivery_id'
  | 'dispute_id'
  | 'escrow_id'
  | 'event_id'
  | 'hours'
  | 'payout_id'
  | 'refund_id'
  | 'webhook_id';

export type Facts = Partial<Record<FactName, string>>;

/** The parts of the answers that later steps need. */
export interface StepAnswer {
  [name: string]: unknown;
  payouts?: readonly { id: string }[];
  refunds?: readonly { id: string }[];
  dispute?: { id: string } | null;
  endpoints?: readonly { id: string; active: boolean }[];
}

/** One operation of the API. */
export interface Step {
  operationId: string;
  request?: (stage: Stage) => OperationRequest;
  /** What later steps need of the answer. */
  keep?: (answer: StepAnswer) => Facts;
  /** Begins the sale: one that is there already is not driven on. */
  opens?: boolean;
  /** Asks again until the answer is so: what it waits for happens by itself. */
  until?: (answer: StepAnswer) => boolean;
}
