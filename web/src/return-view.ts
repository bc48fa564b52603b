import type { DisplayTime, Money } from './view.js';

/** A refund to the payer. */
export interface Return {
  amount: Money;
  /** Whether the money was an excess or late payment, or part of the price. */
  origin: 'excess' | 'held';
  status: 'under_way' | 'paid' | 'needs_help' | 'too_small';
  /** When the bank paid it; null if it has not. */
  paidAt: DisplayTime | null;
  /** The number by which banks find the transfer; null if it is not paid or the bank does not say. */
  sessionId: string | null;
}
