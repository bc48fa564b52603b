/** The recovery of an account whose owners are lost: after a wait, an address is invited as its owner. */
export interface OwnerRecovery {
  id: string;
  accountId: string;
  email: string;
  createdAt: number;
  /** Real time. */
  dueAt: number;
  endedAt: number | null;
  outcome: 'stopped' | 'invited' | null;
}
