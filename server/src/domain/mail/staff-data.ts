import type { Role } from '../staff/rights.js';

/** What a person is told, since whoever did it may be somebody else. */
export type StaffNotice =
  | 'factor_enrolled'
  | 'factor_removed'
  | 'recovery_code_used'
  | 'address_changed'
  | 'signed_out_everywhere';

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
  'staff.notice': { what: StaffNotice; email: string; network: string; at: number };
}
