import type { DisplayTime } from '../../view.js';
import type { english } from '../../words/english.js';
import type { people } from '../../words/english-people.js';

/* The props of the pages where people sign in to the dashboard and look after themselves. */

type CodeRefusal = keyof typeof english.code.refused;

export interface StaffSignInProps {
  /** The page to go to afterwards. */
  next: string;
  /** Whether the server can send mail to this browser at all. */
  canSend: boolean;
  isSignUpOpen: boolean;
  /** The typed value, if it was invalid. */
  email?: string;
  problem?: 'invalid' | 'network' | undefined;
  inbox?: string | undefined;
}

export interface StaffCodeProps {
  action: string;
  /** Where another code is asked for. */
  again: string;
  next: string;
  isLong: boolean;
  refused?: CodeRefusal | undefined;
  inbox?: string | undefined;
}

/** A form that waits for a proof, so that nobody fills it in twice. */
export interface CarriedForm {
  action: string;
  fields: readonly (readonly [name: string, value: string])[];
}

export interface CarriedProps {
  email: string;
  formToken: string;
  carried: CarriedForm;
}

export interface ProofProps {
  email: string;
  next: string;
  /** The form that waits for this proof, as JSON; '' for none. */
  carried: string;
  formToken: string;
  /** Whether this browser has asked for a code. */
  isAsked: boolean;
  isLong: boolean;
  canSend: boolean;
  refused?: CodeRefusal | undefined;
  inbox?: string | undefined;
}

export type RoleName = keyof typeof people.roles;
export type RightName = keyof typeof people.rights;

export interface AccountsProps {
  email: string;
  accounts: readonly { href: string; name: string; role: RoleName }[];
  formToken: string;
  /** How many accounts the person can still open; null if nobody can. */
  left: number | null;
  /** The typed name, if it was refused. */
  name?: string;
  refused?: keyof typeof people.signUp.refused;
  problem?: string;
}

export type DashboardRefusalProps =
  | { reason: 'unknown' }
  | { reason: 'factor'; mode: 'test' | 'live'; back: string; enrol: string; enrolPasskey: string }
  | { reason: 'closed'; mode: 'test' | 'live'; back: string }
  | { reason: 'recovered'; mode: 'test' | 'live'; back: string; until: DisplayTime }
  | { reason: 'quota'; back: string }
  | { reason: 'right'; role: RoleName; right: RightName; mode: 'test' | 'live'; back: string };
