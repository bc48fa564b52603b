/** An authenticator app of a person. All times are real time. */
export interface StaffFactor {
  personId: string;
  secretSealed: string;
  /** Null until a code has proved that an app has the secret. */
  enrolledAt: number | null;
  /** The newest time step whose code was used. */
  lastStep: number | null;
  /** How many codes were tried in the period. */
  attempts: number;
  attemptPeriod: number;
  createdAt: number;
}

/** A code that replaces one of the app, once. */
export interface StaffRecoveryCode {
  codeHash: string;
  personId: string;
  usedAt: number | null;
  createdAt: number;
}
