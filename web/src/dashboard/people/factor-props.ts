import type { DisplayTime } from '../../view.js';
import type { factor } from '../../words/english-factor.js';

interface PersonalProps {
  email: string;
  formToken: string;
}

export interface FactorProofProps extends PersonalProps {
  next: string;
  /** The form that waits for this proof, as JSON; '' for none. */
  carried: string;
  hasApp: boolean;
  passkey: PasskeyOffer | null;
  refused?: keyof typeof factor.refused | 'passkey' | undefined;
}

/** What the script needs to ask the browser for a passkey, as JSON; or where that works instead. */
export type PasskeyOffer = { options: string } | { elsewhere: string };

export interface NewPasskeyProps extends PersonalProps {
  offer: PasskeyOffer | null;
  isFull: boolean;
  isRefused: boolean;
}

export interface PasskeyRow {
  name: string;
  since: DisplayTime;
  used: DisplayTime | null;
  remove: string;
}

export interface EnrolFactorProps extends PersonalProps {
  secret: string;
  /** The `otpauth:` address that an app opens. */
  link: string;
  problem: 'wrong' | 'lapsed' | undefined;
}

export interface RecoveryCodesProps extends PersonalProps {
  codes: readonly string[];
  kind: 'app' | 'passkey';
}

export type RemoveFactorProps = PersonalProps;
