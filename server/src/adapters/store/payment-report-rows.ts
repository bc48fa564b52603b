import type { Owner } from '../../domain/records.js';

/** A buyer says that they have paid; their bank's session ID, once they have given it. */
export interface PaymentReport extends Owner {
  checkoutId: string;
  reportedAt: number;
  /** When the partner was asked last because of it. */
  askedAt: number;
  sessionId: string | null;
  sessionAt: number | null;
  /** When the operator closed it. */
  closedAt: number | null;
}
