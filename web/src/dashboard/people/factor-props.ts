import type { factor } from '../../words/english-factor.js';

interface PersonalProps {
  email: string;
  formToken: string;
}

export interface FactorProofProps extends PersonalProps {
  next: string;
  refused?: keyof typeof factor.refused | undefined;
}

export interface EnrolFactorProps extends PersonalProps {
  secret: string;
  /** The `otpauth:` address that an app opens. */
  link: string;
  isWrong: boolean;
}

export interface RecoveryCodesProps extends PersonalProps {
  codes: readonly string[];
}

export type RemoveFactorProps = PersonalProps;
