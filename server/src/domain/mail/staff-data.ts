import type { Mode } from '../records.js';
import type { AlertKind } from '../staff/alerts.js';
import type { Role } from '../staff/rights.js';

/** What a person is told, since whoever did it may be somebody else. */
export type StaffNotice =
  | 'factor_enrolled'
  | 'factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'factors_removed'
  | 'recovery_code_used'
  | 'address_changed'
  | 'signed_out_everywhere';

/** What the members of an account are told of it. */
export type AccountNotice =
  | 'first_factor_added'
  | 'factors_removed'
  | 'recovery_requested'
  | 'recovery_stopped'
  | 'recovery_done'
  | 'bank_account_changed'
  | 'closed';

/** The mails to people who work for merchants. Their times are real time. */
export interface StaffMailData {
  'staff.code': { code: string; minutes: number; purpose: 'sign_in' | 'proof' | 'new_address' };
  'staff.invitation': {
    account: string;
    role: Role;
    /** The address of whoever invites. */
    inviter: string;
    url: string;
    /** Real time. */
    expiresAt: number;
  };
  'staff.alert': {
    kind: AlertKind;
    account: string;
    mode: Mode;
    /** Of the sale; null if it is about none. */
    reference: string | null;
    /** Account time. */
    at: number;
    url: string;
  };
  'staff.account_notice': {
    what: AccountNotice;
    account: string;
    /** The address that it is about. */
    about: string | null;
    /** Who did it; null if the audit log says it. */
    by: string | null;
    at: number;
    /** Where members can do something about it. */
    url: string | null;
  };
  'staff.notice': { what: StaffNotice; email: string; network: string | null; at: number };
}
