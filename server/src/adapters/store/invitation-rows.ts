import type { Role } from '../../domain/staff/rights.js';

/** An invitation to an account, which only the invited address can accept, once. */
export interface AccountInvitation {
  id: string;
  tokenHash: string;
  accountId: string;
  email: string;
  emailKey: string;
  role: Role;
  invitedBy: string;
  createdAt: number;
  expiresAt: number;
  /** When it was accepted, withdrawn, or replaced by a newer one. */
  endedAt: number | null;
}
