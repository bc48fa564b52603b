import type { CoveredFrom } from '../aggregate.js';

/** Commands to a payout or refund: an attempt begins, or its outcome at the partner is known. */
export type TransferCommand =
  /** Committed before the partner is called, so that no attempt is ever lost. */
  | { command: 'send'; leaseToken: string }
  /** `fee` is the partner's, in kobo. */
  | { command: 'paid'; attemptId: string; sessionId: string | null; fee: number }
  | { command: 'failed'; attemptId: string; reason: string }
  | { command: 'reversed'; attemptId: string; reason: string }
  /** The payer's bank refused a refund, and the partner waits for other details. */
  | { command: 'needs_details'; attemptId: string; reason: string }
  /** The operator has a failed or returned transfer sent again. */
  | { command: 'retry' }
  /** The operator paid manually, past the partner. */
  | { command: 'record_payment'; sessionId: string }
  /** The operator cancels a refund whose payer has the money already, because their bank reversed it. */
  | { command: 'cancel' }
  /** The operator settles a duplicate payment. */
  | { command: 'settle_receivable'; amount: number; from: CoveredFrom }
  /** The payee saved a bank account; the aggregate holds the one on file. */
  | { command: 'bank_account_saved' };

export type TransferCommandOf<Name extends TransferCommand['command']> = Extract<
  TransferCommand,
  { command: Name }
>;
