import type { CoveredFrom } from '../aggregate.js';

/**
 * Why a transfer or refund was not made: the partner's balance does not cover it, its limit of calls is used
 * up, the call did not leave, or our key or address may not make it.
 */
export type PostponedReason = 'float' | 'limit' | 'not_sent' | 'not_permitted';

/**
 * What becomes of money that came back twice: the payee had repaid it already and is paid again, or it makes
 * good what was written off.
 */
export type CameBackTo = 'payee' | 'loss';

/** Commands to a payout or refund: an attempt begins, or its outcome at the partner is known. */
export type TransferCommand =
  /**
   * Committed before the partner is called, so that no attempt is ever lost. `n` leaves out the attempts that
   * a restore took back.
   */
  | { command: 'send'; leaseToken: string; n?: number; isAtPartner?: boolean }
  /** `fee` is the partner's, in kobo. */
  | { command: 'paid'; attemptId: string; sessionId: string | null; fee: number }
  | { command: 'failed'; attemptId: string; reason: string; fee?: number }
  | { command: 'reversed'; attemptId: string; reason: string; fee?: number }
  /** The partner refused a call, with a code that its adapter lists as definite. */
  | { command: 'refused'; attemptId: string; reason: string }
  /** The newest call certainly had no effect. `calledBefore` is when the one before it was made. */
  | { command: 'postponed'; attemptId: string; reason: PostponedReason; calledBefore: number }
  /** A call may have had an effect, so that it is no longer the float that is waited for. */
  | { command: 'called'; attemptId: string }
  /** The bank account was replaced before anything was sent: others do not wait for the float behind it. */
  | { command: 'rest'; attemptId: string }
  /** The partner answered a look-up that it does not know the attempt. */
  | { command: 'not_found'; attemptId: string }
  /** The partner does not know the attempt, but a later one, which a restore took back. */
  | { command: 'found_later'; attemptId: string }
  /** The operator ends an attempt that the partner does not know, or by the partner's statement. */
  | { command: 'end_attempt'; attemptId: string; statement: string | null }
  /** The payer's bank refused a refund, and the partner waits for other details. */
  | { command: 'needs_details'; attemptId: string; reason: string }
  /** The partner's transfer under the reference is not the one we would send. */
  | { command: 'differs'; attemptId: string; difference: string }
  /** The operator has a failed or returned transfer sent again. */
  | { command: 'retry' }
  /** The operator is about to pay manually: nothing is sent until `record_payment` or `unhold`. */
  | { command: 'hold' }
  | { command: 'unhold' }
  /** The operator paid manually, past the partner. */
  | { command: 'record_payment'; sessionId: string }
  /** The operator cancels a refund whose payer has the money already, because their bank reversed it. */
  | { command: 'cancel' }
  /** The operator settles a duplicate payment. */
  | { command: 'settle_receivable'; amount: number; from: CoveredFrom }
  /** The operator repays what came back of a settled duplicate payment, or keeps it against the loss. */
  | { command: 'settle_came_back'; amount: number; to: CameBackTo }
  /** The partner cannot pay to the bank account on file, which has this sealed number. */
  | { command: 'unpayable'; accountNumberSealed: string; reason: string }
  /** The payee saved a bank account; the aggregate holds the one on file. */
  | { command: 'bank_account_saved' }
  /** A payout has waited so long for a bank account that its seller is told. */
  | { command: 'remind' };

export type TransferCommandOf<Name extends TransferCommand['command']> = Extract<
  TransferCommand,
  { command: Name }
>;
