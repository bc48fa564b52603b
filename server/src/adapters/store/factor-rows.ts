/** An authenticator app of a person. All times are real time. */
export interface StaffFactor {
  personId: string;
  secretSealed: string;
  /** Null until a code has proved that an app has the secret. */
  enrolledAt: number | null;
  /** The newest time step whose code was used. */
  lastStep: number | null;
  /** The session that was shown the secret; no other can enrol it. Null in rows from before. */
  sessionId: string | null;
  createdAt: number;
}

/** How many codes of an app, or recovery codes, a person has tried in a period. */
export interface StaffFactorAttempt {
  personId: string;
  period: number;
  attempts: number;
}

/** A passkey of a person: a device's key for this site. */
export interface StaffPasskey {
  id: string;
  personId: string;
  /** As the device names it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  /** How browsers reach the device. */
  transportsJson: string;
  name: string;
  createdAt: number;
  usedAt: number | null;
}

/** A challenge that was answered, and counts no more. */
export interface StaffChallenge {
  challenge: string;
  usedAt: number;
}

/** A code that replaces one of the app, once. */
export interface StaffRecoveryCode {
  codeHash: string;
  personId: string;
  usedAt: number | null;
  createdAt: number;
}
