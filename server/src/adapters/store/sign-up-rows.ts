/** An account that a person opened in the dashboard; the slot bounds how many they open. */
export interface AccountSignUp {
  accountId: string;
  personId: string;
  slot: number;
  createdAt: number;
}

/** Whether an account may have live keys. All times are real time. */
export interface AccountApproval {
  accountId: string;
  status: 'requested' | 'approved' | 'declined';
  /** What the merchant says of itself, sealed. */
  detailsSealed: string | null;
  /** Why the operator declined. */
  reason: string | null;
  requestedAt: number | null;
  decidedAt: number | null;
}

/** When a key was last used, to the hour. */
export interface KeyUse {
  keyId: string;
  usedAt: number;
}
